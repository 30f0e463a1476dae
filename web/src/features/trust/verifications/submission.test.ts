import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { stubLocation } from '../../../testing/stub-location.ts';
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
const files = { selfie: new File(['s'], 's.jpg'), id_document: new File(['i'], 'i.jpg') };
const pending = { status: 201, body: { status: 'pending' } };

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

async function open({ path: at = '/verify' } = {}) {
  const page = await openPage();
  stubLocation(page, at);
  const { startSending } = await import('../../../sending/start-sending.ts');
  const { submissions, submitDocuments, cancelSubmission } = await import('./submission.ts');
  onTestFinished(startSending());
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const visited: string[] = [];
  const loadPose = vi.fn();
  return {
    page,
    visited,
    loadPose,
    submissions,
    cancelSubmission,
    submit: (changed: Partial<Parameters<typeof submitDocuments>[0]> = {}) =>
      submitDocuments({
        ...files,
        pose: 'chin_open',
        agreed: true,
        navigate: (to) => visited.push(to),
        loadPose,
        ...changed,
      }),
    phase: () => submissions.read()[0]?.phase,
    note: () => submissions.read()[0]?.note?.en,
    toast: () => toastStore.read(),
  };
}

test('an upload tells how far it is, and is remembered as pending when it has arrived', async () => {
  const { page, submissions, submit, phase } = await open();
  submit();
  expect(submissions.read()[0]).toMatchObject({ phase: 'sending', share: 0.3 });
  (await page.api.take(path)).reply(pending);
  await until(() => expect(phase()).toBeUndefined());
  expect(page.storage.getItem('mwanzo.verification')).toBe('{"owner":1,"status":"pending"}');
});

test('cancelling stops the upload, keeps the files and says that nothing was submitted', async () => {
  const { page, submissions, submit, phase, note, cancelSubmission, loadPose } = await open();
  submit();
  await page.api.take(path);
  cancelSubmission();
  expect(await page.requestsUnderWay()).toBe(0);
  // The browser may still tell of bytes that were on their way.
  progress.tell(5, 10);
  expect([phase(), page.toast(), loadPose.mock.calls]).toEqual(['failed', undefined, []]);
  expect(note()).toMatch(/^Nothing was submitted/);
  expect(submissions.read()).toMatchObject([files]);
});

test('a cut while the device is offline waits for the network and goes on', async () => {
  const { page, submit, phase } = await open();
  submit();
  const sent = await page.api.take(path);
  page.setOnline(false);
  sent.reply({ hangUp: true });
  await until(() => expect(phase()).toBe('lost'));
  page.setOnline(true);
  page.dispatch('online');
  (await page.api.take(path)).reply(pending);
  await until(() => expect(phase()).toBeUndefined());
});

test('what the server refuses has failed, also if the device has gone offline since', async () => {
  const { page, submit, phase, note } = await open();
  submit();
  const sent = await page.api.take(path);
  page.setOnline(false);
  sent.reply(refusal('photo_invalid'));
  await until(() => expect(phase()).toBe('failed'));
  expect(note()).toMatch(/^One of the photos could not be read/);
});

test.each([
  [{ hangUp: true }, /^The connection was cut/],
  [refusal('internal'), /^Something went wrong on our side\. Your photos are still here/],
  [refusal('unavailable'), /^Something went wrong on our side\. Your photos are still here/],
  [refusal('file_too_large'), /^This photo is over 10 MB/],
  [refusal('pose_ended'), /^The pose has changed. Your photos are still here/],
  [refusal('photo_invalid'), /^One of the photos could not be read/],
  [refusal('too_many_requests'), /^You have sent documents many times today/],
])('each failure has its own words, keeps the files and asks for the pose again: %j', async (reply, words) => {
  const { page, submissions, submit, phase, note, loadPose, visited, toast } = await open();
  submit();
  (await page.api.take(path)).reply(reply);
  await until(() => expect(phase()).toBe('failed'));
  expect(note()).toMatch(words);
  expect(submissions.read()).toMatchObject([files]);
  expect([loadPose.mock.calls, visited]).toEqual([[[]], []]);
  expect(toast()).toEqual({
    id: 1,
    open: true,
    kind: 'bad',
    title: 'Upload failed',
    description: 'Could not submit verification. Please try again.',
    error: expect.any(Error),
  });
  submit();
  (await page.api.take(path)).reply(pending);
  await until(() => expect(submissions.read()).toEqual([]));
});

test('a logout stops the upload, and keeps no document for the next member', async () => {
  const { page, submissions, submit, visited } = await open();
  const { hasUnsent } = await import('../../../state/unsent.ts');
  submit();
  await page.api.take(path);
  // Logging out now asks first.
  expect(hasUnsent()).toBe(true);
  page.session.logout();
  page.signInAs(2);
  expect([await page.requestsUnderWay(), submissions.read(), hasUnsent()]).toEqual([0, [], false]);
  expect([page.toast(), visited]).toEqual([undefined, []]);
});

test('why an upload failed is not told to the next member', async () => {
  const { page, submissions, submit, phase } = await open();
  submit();
  (await page.api.take(path)).reply(refusal('too_many_requests'));
  await until(() => expect(phase()).toBe('failed'));
  page.session.logout();
  page.signInAs(2);
  expect(submissions.read()).toEqual([]);
});

test.each([
  ['with the tick and the pose', {}, ['selfie', 'id_document', 'pose', 'consent']],
  ['without the tick', { agreed: false }, ['selfie', 'id_document', 'pose']],
  ['before a pose has come', { pose: undefined, agreed: false }, ['selfie', 'id_document']],
])('what is sent %s is the pictures and what the member said', async (_, submitted, names) => {
  const { page, submit } = await open();
  submit(submitted);
  const upload = await page.api.take(path);
  expect([...upload.body.matchAll(/; name="(\w+)"/g)].map(([, name]) => name)).toEqual(names);
  expect(upload.body).toMatch(/name="selfie"; filename="s\.jpg"[^]*name="id_document"; filename="i\.jpg"/);
});

test('a visitor is sent to sign in and told why, and no picture leaves the phone', async () => {
  const { page, submissions, submit, visited, toast } = await open();
  page.session.endSession();
  submit();
  expect(visited).toEqual(['/login']);
  expect(toast()).toMatchObject({
    title: 'Sign in first',
    description: 'Your photos have not left this phone. Please choose them again once you are signed in.',
  });
  expect([await page.requestsUnderWay(), submissions.read()]).toEqual([0, []]);
});

test.each([
  ['/verify', '/verify', ['/discover']],
  ['/verify', '/settings', ['/settings']],
  ['/matches', '/settings', []],
])('documents that arrive are told on %s by one from %s, who is led to %j, and are forgotten', async (at, from, to) => {
  const { page, submit, phase, visited, toast, loadPose } = await open({ path: at });
  const { rememberReturnPath } = await import('../../../api/return-path.ts');
  if (from !== at) rememberReturnPath(from);
  const { readFormDraft, writeFormDraft } = await import('../../../device/form-drafts.ts');
  writeFormDraft('documents', 1, { selfie: 's.jpg' });
  submit();
  (await page.api.take(path)).reply(pending);
  await until(() => expect(phase()).toBeUndefined());
  expect([visited, readFormDraft('documents', 1), loadPose.mock.calls]).toEqual([to, {}, []]);
  expect(toast()).toEqual({
    id: 1,
    open: true,
    title: 'Verification submitted',
    description: "Your documents have been submitted for review. You'll be notified once verified.",
  });
});

test('while Mwanzo takes no uploads the documents wait, and leave once it does', async () => {
  const { page, submit, phase } = await open();
  const { switchedOff } = await import('../../../api/switched-off.ts');
  switchedOff.write('uploads');
  submit();
  expect([await page.requestsUnderWay(), phase()]).toEqual([0, 'lost']);
  switchedOff.write('');
  (await page.api.take(path)).reply(pending);
  await until(() => expect(phase()).toBeUndefined());
});
