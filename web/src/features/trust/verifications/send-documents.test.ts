import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { stubLocation } from '../../../testing/stub-location.ts';

vi.mock('../../../api/upload.ts', () => ({
  uploading: () => (url: string, message: RequestInit) => fetch(url, message),
}));

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

test.each([
  ['/verify', ['/discover']],
  ['/matches', []],
])(
  'documents that arrive are told on %s, whose member is led to %j, and need not be chosen again',
  async (path, to) => {
    const page = await openPage();
    stubLocation(page, path);
    const { sendDocuments } = await import('./send-documents.ts');
    const { readFormDraft, writeFormDraft } = await import('../../../device/form-drafts.ts');
    writeFormDraft('documents', 1, { selfie: 's.jpg' });
    const visited: string[] = [];
    const sending = sendDocuments(documents, { navigate: (next) => visited.push(next), loadPose: () => undefined });
    (await page.api.take('POST /api/verify/')).reply({ status: 201, body: { status: 'pending' } });
    await sending;
    expect([visited, page.toast(), readFormDraft('documents', 1)]).toEqual([to, 'Verification submitted', {}]);
  },
);
