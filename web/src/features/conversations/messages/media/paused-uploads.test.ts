import { expect, test, vi } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { openUnsent } from './open-unsent.fixture.ts';

vi.mock('../../../../api/upload.ts', () => ({ uploading: () => fetch }));
vi.mock('../../../../photos/shrink-picture.ts', () => ({ shrinkPicture: (file: File) => Promise.resolve(file) }));

const media = {
  kind: 'photo',
  id: 5,
  width: 4,
  height: 3,
  bytes: 9,
  path: '/x',
  is_covered: false,
  is_explicit: false,
};

const headers = { 'switched-off': 'uploads' };

test('while Mwanzo takes no uploads a new photo waits, and what is uploaded already or is a text leaves', async () => {
  const { page, photo, text, states } = await openUnsent();
  photo('Uploaded');
  (await page.api.take('POST /api/messages/media/')).reply({ status: 201, body: media, headers });
  (await page.api.take('POST /api/messages/send/')).reply({ hangUp: true });
  const first = await page.api.take('POST /api/messages/send/');
  expect(JSON.parse(first.body)).toMatchObject({ text: 'Uploaded', media: media.id });
  photo('Later');
  text('Habari?', 8);
  const greeting = await page.api.take('POST /api/messages/send/');
  first.reply({ status: 201, body: { id: 1 }, headers });
  await until(() => expect(states()).toEqual(['Later lost', 'Habari? sending']));
  // The response that no longer names the switch lets the photo go.
  greeting.reply({ status: 201, body: { id: 2 } });
  expect((await page.api.take('POST /api/messages/media/')).body).toContain('Later');
});
