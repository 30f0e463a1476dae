import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';
import { detailOf, profileWith } from './own-photos.fixture.ts';

vi.mock('../../../../api/upload.ts', () => ({
  uploading: (onProgress: (sent: number, total: number) => void) => (url: string, message: RequestInit) => {
    onProgress(3, 10);
    return fetch(url, message);
  },
}));

const adding = 'POST /api/profiles/me/photos/';
const reading = 'GET /api/profiles/me';
const picture = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name);
const files = (...names: string[]) => names.map((name) => ({ file: picture(name) }));

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

async function open(ids: readonly number[] = []) {
  const page = await openPage({ profile: profileWith(ids) });
  const { startSending } = await import('../../../../sending/start-sending.ts');
  const { shownProblem } = await import('./upload-problem.ts');
  const queue = await import('./upload-queue.ts');
  onTestFinished(startSending(page.client));
  const { read, again, forget } = queue.photoUploads;
  return {
    page,
    phases: () => read().map(({ phase }) => phase),
    problems: () => read().map(shownProblem),
    tryAgain: (at: number) => again(read()[at]?.id ?? ''),
    drop: (at: number) => forget(({ id }) => id === read()[at]?.id),
    ...queue,
  };
}

test('photos are sent one after the other, and each is shown when it has arrived', async () => {
  const { page, phases, addPhotos, photoUploads, hasArrived } = await open();
  addPhotos(files('a.jpg'));
  addPhotos(files('b.jpg'));
  const first = await page.api.take(adding);
  expect([first.body.includes('filename="a.jpg"'), first.body.includes('replaces')]).toEqual([true, false]);
  expect(phases()).toEqual(['sending', 'waiting']);
  expect(photoUploads.read()[0]?.share).toBe(0.3);
  expect(await page.requestsUnderWay()).toBe(1);
  first.reply({ status: 201, body: detailOf(1) });
  (await page.api.take(reading)).reply({ body: profileWith([1]) });
  (await page.api.take(adding)).reply({ status: 201, body: detailOf(2) });
  (await page.api.take(reading)).reply({ body: profileWith([1, 2]) });
  await until(() => expect([phases(), hasArrived.read()]).toEqual([[], true]));
  expect(page.session.readSession().profile?.photos).toEqual(['/1/1080', '/2/1080']);
});

test('one that fails does not hold back the others, and can be tried again', async () => {
  const { page, phases, problems, addPhotos, tryAgain } = await open();
  addPhotos(files('a.jpg', 'b.jpg'));
  (await page.api.take(adding)).reply({ status: 500 });
  (await page.api.take(adding)).reply({ status: 201, body: detailOf(2) });
  for (let reads = 0; reads < 2; reads += 1) (await page.api.take(reading)).reply({ body: profileWith([2]) });
  await until(() => expect(phases()).toEqual(['failed']));
  expect(problems()).toMatchObject([{ mayTryAgain: true }]);
  tryAgain(0);
  (await page.api.take(adding)).reply({ status: 201, body: detailOf(1) });
  (await page.api.take(reading)).reply({ body: profileWith([2, 1]) });
  await until(() => expect(phases()).toEqual([]));
});

test('a file that is no picture is refused without a request', async () => {
  const { page, addPhotos, problems } = await open();
  addPhotos([{ file: new File(['hello'], 'fake.jpg') }]);
  await until(() =>
    expect(problems()[0]).toMatchObject({
      text: 'This file is not a picture that can be opened. Choose a JPEG, PNG, WebP or HEIC photo.',
      mayTryAgain: false,
    }),
  );
  expect(await page.requestsUnderWay()).toBe(0);
  // Nothing of it can still arrive, so Logout does not ask.
  const { hasUnsent } = await import('../../../../state/unsent.ts');
  expect(hasUnsent()).toBe(false);
});

const noPicture = 'This file is not a picture that can be opened. Choose a JPEG, PNG, WebP or HEIC photo.';

test.each([
  ['too_many_requests', true, 'That was many photos at once. Try again in a little while.'],
  ['photo_limit_reached', true, 'You can have 6 photos. Delete one to add another.'],
  ['unknown', true, 'This photo was not added.'],
  ['photo_refused', false, 'This photo cannot be used on Mwanzo. Choose another one.'],
  ['photo_invalid', false, noPicture],
  ['file_too_large', false, 'This picture is over 10 MB. Choose a smaller one.'],
  ['not_found', false, 'The photo to replace is not there any more. Add the new one instead.'],
] as const)('a photo that was refused with %s can be tried again: %s', async (code, mayTryAgain, text) => {
  const { problemOf } = await import('./upload-problem.ts');
  const { RequestError } = await import('../../../../api/request-error.ts');
  const refusal = new RequestError({ status: 400, code, detail: '', fields: {}, retryAfterSeconds: undefined });
  expect(problemOf(refusal)).toEqual({ text, mayTryAgain });
  const other = { text: 'Failed to process the image. Try a smaller image.', mayTryAgain: false };
  expect(problemOf(new Error('the canvas failed'))).toEqual(other);
});

test('what the connection cut goes on when the network is back, and what the server refused does not', async () => {
  const { page, phases, problems, addPhotos } = await open();
  addPhotos(files('b.jpg', 'a.jpg'));
  (await page.api.take(adding)).reply({ status: 413, body: { code: 'file_too_large', detail: '' } });
  (await page.api.take(reading)).reply({ body: profileWith([]) });
  (await page.api.take(adding)).reply({ hangUp: true });
  await until(() => expect(phases()).toEqual(['failed', 'lost']));
  expect(problems()).toMatchObject([{ mayTryAgain: false }, { mayTryAgain: true }]);
  page.dispatch('online');
  await page.api.take(adding);
  expect([phases(), await page.requestsUnderWay()]).toEqual([['failed', 'sending'], 1]);
});

test('a photo that is taken away while it is sent is stopped, and the next one goes on', async () => {
  const { page, phases, addPhotos, drop } = await open();
  addPhotos(files('a.jpg', 'b.jpg'));
  await page.api.take(adding);
  drop(0);
  await page.api.take(adding);
  expect([phases(), await page.requestsUnderWay()]).toEqual([['sending'], 1]);
});

test('a photo that is taken away while it is prepared is not sent', async () => {
  const { page, addPhotos, drop } = await open();
  addPhotos(files('a.jpg'));
  drop(0);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a photo that replaces another one comes into its place, and only once', async () => {
  const { page, addPhotos } = await open([1, 2]);
  const { showAdded } = await import('./own-photos.ts');
  addPhotos([{ file: picture('c.jpg'), replaces: 1 }]);
  const sent = await page.api.take(adding);
  expect(sent.body).toMatch(/name="replaces"\s+1\s/);
  sent.reply({ status: 201, body: detailOf(3) });
  await page.api.take(reading);
  const shown = () => page.session.readSession().profile?.photos;
  expect(shown()).toEqual(['/3/1080', '/2/1080']);
  showAdded(detailOf(3), undefined);
  expect(shown()).toEqual(['/3/1080', '/2/1080']);
});

test('the part of a photo that was chosen is what is sent', async () => {
  const parts: unknown[] = [];
  vi.doMock('./prepare-photo.ts', () => ({
    NotAPictureError: class extends Error {},
    preparePhoto: () => Promise.resolve(picture('whole.jpg')),
    cropPhoto: (whole: File, part: unknown) => {
      parts.push([whole.name, part]);
      return Promise.resolve(picture('part.jpg'));
    },
  }));
  onTestFinished(() => void vi.doUnmock('./prepare-photo.ts'));
  const { page, addPhotos } = await open([1]);
  const part = { left: 0.1, top: 0.2, width: 0.5, height: 0.6 };
  addPhotos([{ file: picture('a.jpg'), part, replaces: 1 }]);
  const { body } = await page.api.take(adding);
  expect([body.includes('filename="part.jpg"'), parts]).toEqual([true, [['whole.jpg', part]]]);
});

test('another try does not stop the photo that is on its way to the same place', async () => {
  const { page, addPhotos, photoUploads } = await open([1, 2]);
  addPhotos([{ file: picture('a.jpg'), replaces: 1 }]);
  await page.api.take(adding);
  addPhotos([{ file: picture('b.jpg'), replaces: 1 }]);
  expect(photoUploads.read().map(({ file, phase }) => [file.name, phase])).toEqual([
    ['a.jpg', 'sending'],
    ['b.jpg', 'waiting'],
  ]);
});

test('another try to replace a photo takes the place of the one that failed, and of no other', async () => {
  const { addPhotos, phases, photoUploads } = await open([1, 2]);
  const bad = (name: string, replaces: number) => ({ file: new File(['hello'], name), replaces });
  addPhotos([bad('a.jpg', 1), bad('b.jpg', 2)]);
  await until(() => expect(phases()).toEqual(['failed', 'failed']));
  addPhotos([bad('c.jpg', 1)]);
  expect(photoUploads.read().map(({ file }) => file.name)).toEqual(['b.jpg', 'c.jpg']);
});

test.each([
  ['file_too_large', 413, 'This picture is over 10 MB. Choose a smaller one.', false],
  ['photo_limit_reached', 409, 'You can have 6 photos. Delete one to add another.', true],
  ['busy', 429, 'This photo was not added.', true],
] as const)('a refusal with %s is told in words', async (code, status, text, mayTryAgain) => {
  const { page, addPhotos, problems } = await open();
  addPhotos(files('a.jpg'));
  (await page.api.take(adding)).reply({ status, body: { code, detail: '' } });
  (await page.api.take(reading)).reply({ body: profileWith([]) });
  await until(() => expect(problems()).toMatchObject([{ text, mayTryAgain }]));
});

test('a photo that is taken away while it waits is not sent', async () => {
  const { page, phases, addPhotos, drop } = await open();
  addPhotos(files('a.jpg', 'b.jpg'));
  const first = await page.api.take(adding);
  drop(1);
  first.reply({ status: 201, body: detailOf(1) });
  (await page.api.take(reading)).reply({ body: profileWith([1]) });
  await until(() => expect(phases()).toEqual([]));
  expect(await page.requestsUnderWay()).toBe(0);
});

test("nothing of one member is sent as another one's, and Logout asks before it is lost", async () => {
  const { page, phases, addPhotos, hasArrived } = await open();
  hasArrived.write(true);
  const { hasUnsent } = await import('../../../../state/unsent.ts');
  expect(hasUnsent()).toBe(false);
  addPhotos(files('a.jpg', 'b.jpg'));
  await page.api.take(adding);
  expect(hasUnsent()).toBe(true);
  page.session.logout();
  expect(hasUnsent()).toBe(false);
  expect([phases(), hasArrived.read()]).toEqual([[], false]);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('there is room for as many photos as are not there or on their way; replacing takes none', async () => {
  const { roomFor } = await open();
  const upload = { id: 'a', file: picture('a.jpg'), phase: 'waiting' } as const;
  expect(roomFor(4, [])).toBe(2);
  expect(roomFor(4, [upload, { ...upload, replaces: 9 }])).toBe(1);
  expect(roomFor(6, [upload])).toBe(0);
});

test('the browser asks before the page is left while a photo is added, and not once it has arrived', async () => {
  const { page, phases, addPhotos } = await open();
  const isAsked = () => !page.dispatch('beforeunload');
  addPhotos(files('a.jpg'));
  const sent = await page.api.take(adding);
  expect(isAsked()).toBe(true);
  sent.reply({ status: 201, body: detailOf(1) });
  (await page.api.take(reading)).reply({ body: profileWith([1]) });
  await until(() => expect([phases(), isAsked()]).toEqual([[], false]));
});
