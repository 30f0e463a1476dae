import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

type OnProgress = (sent: number, total: number) => void;
const progress = vi.hoisted(() => ({ tell: (() => undefined) as OnProgress }));
vi.mock('../../../api/upload.ts', () => ({
  uploading: (onProgress: OnProgress) => (url: string, message: RequestInit) => {
    progress.tell = onProgress;
    onProgress(3, 10);
    return fetch(url, message);
  },
}));

const path = 'POST /api/verify/';
const documents = {
  selfie: new File(['s'], 's.jpg'),
  id_document: new File(['i'], 'i.jpg'),
  pose: 'chin_open',
  agreed: true,
} as const;

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

async function open() {
  const page = await openPage();
  return { page, ...(await import('./submission.ts')) };
}

test('an upload tells how far it is, and is remembered as pending when it has arrived', async () => {
  const { page, submission, submitDocuments } = await open();
  const sending = submitDocuments(documents);
  expect(submission.read()).toMatchObject({ phase: 'sending', bytesSent: 3, bytesTotal: 10 });
  (await page.api.take(path)).reply({ status: 201, body: { status: 'pending' } });
  expect(await sending).toBe(true);
  expect(submission.read()).toMatchObject({ phase: 'idle', note: undefined });
  expect(page.storage.getItem('mwanzo.verification')).toBe('{"status":"pending","owner":1}');
});

test('a second press while an upload is under way sends nothing', async () => {
  const { page, submitDocuments } = await open();
  const sending = submitDocuments(documents);
  expect(await submitDocuments(documents)).toBeUndefined();
  (await page.api.take(path)).reply({ status: 201, body: { status: 'pending' } });
  await sending;
  expect(await page.requestsUnderWay()).toBe(0);
});

test('cancelling stops the upload and says that nothing was submitted', async () => {
  const { page, submission, submitDocuments, cancelSubmission } = await open();
  const sending = submitDocuments(documents);
  await page.api.take(path);
  cancelSubmission();
  expect(await sending).toBeUndefined();
  // The browser may still tell of bytes that were on their way.
  progress.tell(5, 10);
  expect(submission.read()).toMatchObject({ phase: 'idle' });
  expect(submission.read().note?.en).toMatch(/^Nothing was submitted/);
});

test('a cut while the device is offline waits for the network and goes on', async () => {
  const { page, submission, submitDocuments } = await open();
  const sending = submitDocuments(documents);
  page.setOnline(false);
  (await page.api.take(path)).reply({ hangUp: true });
  await until(() => expect(submission.read()).toMatchObject({ phase: 'waiting' }));
  expect(submission.read().note?.en).toMatch(/^You are offline/);
  page.setOnline(true);
  page.dispatch('online');
  (await page.api.take(path)).reply({ status: 201, body: { status: 'pending' } });
  expect(await sending).toBe(true);
});

test.each([
  [{ hangUp: true }, /^The connection was cut/],
  [{ status: 500, body: { code: 'internal' } }, /^Something went wrong on our side\. Your photos are still here/],
  [{ status: 503, body: { code: 'unavailable' } }, /^Something went wrong on our side\. Your photos are still here/],
  [{ status: 413, body: { code: 'file_too_large' } }, /^This photo is over 10 MB/],
  [{ status: 409, body: { code: 'pose_ended' } }, /^The pose has changed. Your photos are still here/],
  [{ status: 400, body: { code: 'photo_invalid' } }, /^One of the photos could not be read/],
  [{ status: 429, body: { code: 'too_many_requests' } }, /^You have sent documents many times today/],
])('each failure has its own words: %j', async (reply, words) => {
  const { page, submission, submitDocuments } = await open();
  const sending = submitDocuments(documents);
  (await page.api.take(path)).reply(reply);
  expect(await sending).toBe(false);
  expect(submission.read()).toMatchObject({ phase: 'idle' });
  expect(submission.read().note?.en).toMatch(words);
});

test('a logout stops the upload, and keeps no document for the next member', async () => {
  const { page, submission, submitDocuments, documentsInHand } = await open();
  const { hasUnsent } = await import('../../../state/unsent.ts');
  const sending = submitDocuments(documents);
  await page.api.take(path);
  expect(documentsInHand()).toBe(documents);
  // Logging out now asks first.
  expect(hasUnsent()).toBe(true);
  page.session.logout();
  expect(await sending).toBeUndefined();
  expect(documentsInHand()).toBeUndefined();
  expect(hasUnsent()).toBe(false);
  // Nor why it has ended.
  expect(submission.read()).toMatchObject({ phase: 'idle', note: undefined });
});

test('why an upload failed is not told to the next member', async () => {
  const { page, submission, submitDocuments } = await open();
  const sending = submitDocuments(documents);
  (await page.api.take(path)).reply({ status: 429, body: { code: 'too_many_requests' } });
  await sending;
  page.session.logout();
  page.signInAs(2);
  expect(submission.read().note).toBeUndefined();
});

test('documents are in hand until they have arrived', async () => {
  const { page, submitDocuments, documentsInHand } = await open();
  const failing = submitDocuments(documents);
  (await page.api.take(path)).reply({ hangUp: true });
  await failing;
  expect(documentsInHand()).toBe(documents);
  const sending = submitDocuments(documents);
  (await page.api.take(path)).reply({ status: 201, body: { status: 'pending' } });
  await sending;
  expect(documentsInHand()).toBeUndefined();
});

test.each([
  ['with the tick and the pose', documents, ['selfie', 'id_document', 'pose', 'consent']],
  ['without the tick', { ...documents, agreed: false }, ['selfie', 'id_document', 'pose']],
  ['before a pose has come', { ...documents, pose: undefined, agreed: false }, ['selfie', 'id_document']],
])('what is sent %s is the pictures and what the member said', async (_, submitted, names) => {
  const { page, submitDocuments } = await open();
  const sending = submitDocuments(submitted);
  const upload = await page.api.take(path);
  expect([...upload.body.matchAll(/; name="(\w+)"/g)].map(([, name]) => name)).toEqual(names);
  upload.reply({ status: 201, body: { status: 'pending' } });
  await sending;
});
