import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

vi.mock('../../../../api/upload.ts', () => ({
  uploading: (onProgress: (sent: number, total: number) => void) => (url: string, message: RequestInit) => {
    onProgress(3, 10);
    return fetch(url, message);
  },
}));
const shrink = vi.hoisted(() => ({ picture: (file: File) => Promise.resolve(file) }));
vi.mock('../../../../photos/shrink-picture.ts', () => ({ shrinkPicture: (file: File) => shrink.picture(file) }));

const adding = 'POST /api/messages/media/photos/';
const media = (id: number, is_explicit = false) => ({
  kind: 'photo',
  id,
  width: 4,
  height: 3,
  bytes: 9,
  path: '/media/x',
  is_covered: false,
  is_explicit,
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  shrink.picture = (file) => Promise.resolve(file);
});

async function open() {
  const page = await openPage();
  const photos = await import('./sending-photos.ts');
  const { readOutbox } = await import('../outbox/outbox.ts');
  const { localPicture } = await import('./local-pictures.ts');
  const send = (caption = '') =>
    photos.sendPhoto({
      receiver: 7,
      file: new File(['x'], 'a.jpg'),
      width: 4,
      height: 3,
      caption,
      replyTo: null,
    });
  const phases = () => photos.sendingPhotos.read().map(({ phase, refusal }) => [phase, refusal]);
  return {
    page,
    ...photos,
    readOutbox,
    localPicture,
    send,
    phases,
    key: () => photos.sendingPhotos.read()[0]?.key ?? 0,
  };
}

test('a photo is uploaded for its receiver, then waits in the outbox with its caption', async () => {
  const { page, send, sendingPhotos, readOutbox, localPicture } = await open();
  send('Chai?');
  const { reply } = await page.api.take(adding);
  expect(sendingPhotos.read()).toMatchObject([{ phase: 'sending', share: 0.3 }]);
  expect(readOutbox()).toEqual([]);
  reply({ status: 201, body: media(5) });
  await until(() => expect(readOutbox()).toMatchObject([{ receiver: 7, text: 'Chai?', media: { id: 5 } }]));
  expect([sendingPhotos.read(), localPicture(5)]).toEqual([[], 'blob:x']);
});

test('a photo that may be nude is sent only once its sender says so', async () => {
  const { page, send, phases, readOutbox, sendPhotoAgain, key } = await open();
  send();
  (await page.api.take(adding)).reply({ status: 201, body: media(5, true) });
  await until(() => expect(phases()).toEqual([['asking', null]]));
  expect(readOutbox()).toEqual([]);
  sendPhotoAgain(key());
  expect(readOutbox()).toMatchObject([{ media: { id: 5 } }]);
});

test('a photo that the connection cut goes on when the network is back', async () => {
  const { page, send, phases, readOutbox } = await open();
  send();
  (await page.api.take(adding)).reply({ hangUp: true });
  await until(() => expect(phases()).toEqual([['waiting', null]]));
  page.dispatch('online');
  (await page.api.take(adding)).reply({ status: 201, body: media(5) });
  await until(() => expect(readOutbox()).toHaveLength(1));
});

test.each([
  [500, 'internal', null],
  [403, 'premium_required', 'premium'],
  [403, 'photo_refused', 'photo'],
  [400, 'photo_invalid', 'not_a_picture'],
])('a photo that is refused with %i %s does not go out by itself', async (status, code, refusal) => {
  const { page, send, phases } = await open();
  send();
  (await page.api.take(adding)).reply({ status, body: { code } });
  await until(() => expect(phases()).toEqual([['failed', refusal]]));
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a photo that was thrown away while it was uploaded is not sent', async () => {
  const { page, send, readOutbox, throwPhotoAway, key, sendingPhotos } = await open();
  send();
  const { reply } = await page.api.take(adding);
  throwPhotoAway(key());
  reply({ status: 201, body: media(5) });
  await page.requestsUnderWay();
  expect([sendingPhotos.read(), readOutbox()]).toEqual([[], []]);
});

test('a photo that this browser cannot make smaller is sent as it is', async () => {
  shrink.picture = () => Promise.reject(new Error('no canvas'));
  const { page, send } = await open();
  send();
  const { body } = await page.api.take(adding);
  expect(body).toMatch(/filename="a\.jpg"[^]*\bx\b/);
});
