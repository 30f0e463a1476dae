import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const documents = {
  selfie: new File(['s'], 's.jpg'),
  id_document: new File(['i'], 'i.jpg'),
  pose: undefined,
  agreed: false,
} as const;

test('a visitor is sent to sign in and told why, and no picture leaves the phone', async () => {
  const page = await openPage();
  page.session.endSession();
  const { sendDocuments } = await import('./send-documents.ts');
  const visited: string[] = [];
  await sendDocuments(documents, { navigate: (path) => visited.push(path), loadPose: () => undefined });
  expect(visited).toEqual(['/login']);
  expect(page.toast()).toBe('Sign in first');
  expect(await page.requestsUnderWay()).toBe(0);
});
