import { beforeEach, expect, test, vi } from 'vitest';
import { listedPhoto, profilePhoto, profilePhotos } from './profile-photo.ts';
import { shrinkPicture } from './shrink-picture.ts';

const drawing = { sideMax: 1000, qualities: [0.9, 0.7, 0.5], bytesWanted: 300, bytesMax: 500 };
const photo = new File(['x'], 'IMG.0001.heic');

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** Starts workers that answer so; null means that drawing failed. */
function stubWorker(answer: Blob | null | 'no start') {
  const terminate = vi.fn();
  class Worker extends EventTarget {
    readonly terminate = terminate;
    postMessage(): void {
      const event = answer === 'no start' ? new Event('error') : new MessageEvent('message', { data: answer });
      this.dispatchEvent(event);
    }
  }
  vi.stubGlobal('Worker', Worker);
  return terminate;
}

/** Stubs a page that draws a picture of 4000 x 2000 px; the file has this size at each quality. */
function stubPage(bytesAt: (quality: number) => number) {
  const close = vi.fn();
  const drawImage = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 2000, close }));
  const canvas = {};
  const fillRect = vi.fn();
  const context = { drawImage, fillRect, fillStyle: '', imageSmoothingQuality: 'low' };
  const toBlob = (done: (blob: Blob) => void, type: string, quality: number) =>
    done(new Blob(['x'.repeat(bytesAt(quality))], { type }));
  Object.assign(canvas, { getContext: () => context, toBlob });
  vi.stubGlobal('document', { createElement: () => canvas });
  return { close, drawImage, fillRect, canvas, context };
}

test('a worker draws the picture, which becomes a JPEG by name too, and leaves the memory', async () => {
  const terminate = stubWorker(new Blob(['small'], { type: 'image/jpeg' }));
  const smaller = await shrinkPicture(photo, drawing);
  expect([smaller.name, smaller.type, smaller.size]).toEqual(['IMG.0001.jpg', 'image/jpeg', 5]);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test.each([null, 'no start'] as const)(
  'if the worker gives %j the page draws, and closes the picture',
  async (answer) => {
    const terminate = stubWorker(answer);
    const { close, canvas } = stubPage(() => 200);
    expect((await shrinkPicture(photo, drawing)).size).toBe(200);
    expect([terminate.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
    expect(canvas).toMatchObject({ width: 1000, height: 500 });
  },
);

test('the best quality that is small enough is taken, and otherwise the smallest up to the limit', async () => {
  stubWorker(null);
  stubPage((quality) => (quality === 0.9 ? 301 : quality === 0.7 ? 300 : 100));
  expect((await shrinkPicture(photo, drawing)).size).toBe(300);
  stubPage((quality) => (quality === 0.5 ? 500 : 900));
  expect((await shrinkPicture(photo, drawing)).size).toBe(500);
  const { close } = stubPage(() => 501);
  await expect(shrinkPicture(photo, drawing)).rejects.toThrow('Still too large');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a part of a picture is drawn alone, in its own proportions', async () => {
  stubWorker(null);
  const { drawImage, fillRect, canvas, context } = stubPage(() => 1);
  await shrinkPicture(photo, { ...drawing, part: { left: 0.5, top: 0.25, width: 0.5, height: 0.5 } });
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([2000, 500, 2000, 1000, 0, 0, 1000, 500]);
  // Transparent areas would become black.
  expect(fillRect.mock.calls).toEqual([[0, 0, 1000, 500]]);
  expect(context).toMatchObject({ fillStyle: '#fff', imageSmoothingQuality: 'high' });
  expect(fillRect.mock.invocationCallOrder[0]).toBeLessThan(drawImage.mock.invocationCallOrder[0] ?? 0);
  expect(canvas).toMatchObject({ width: 1000, height: 500 });
});

test('a picture that the page cannot write is refused', async () => {
  stubWorker(null);
  const { canvas } = stubPage(() => 1);
  Object.assign(canvas, { toBlob: (done: (blob: Blob | null) => void) => done(null) });
  await expect(shrinkPicture(photo, drawing)).rejects.toThrow('could not be written');
});

test('the worker draws on a canvas of its own at each quality, and says when it could not', async () => {
  const { canvas } = stubPage(() => 1);
  const convertToBlob = vi.fn(({ type, quality }: { type: string; quality: number }) =>
    Promise.resolve(new Blob(['x'.repeat(quality > 0.6 ? 400 : 200)], { type })),
  );
  let draw: (event: object) => void = () => undefined;
  const postMessage = vi.fn();
  vi.stubGlobal('addEventListener', (_: string, listener: typeof draw) => {
    draw = listener;
  });
  vi.stubGlobal('postMessage', postMessage);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        Object.assign(canvas, { width, height });
      }
      getContext = () => (canvas as { getContext: () => object }).getContext();
      convertToBlob = convertToBlob;
    },
  );
  await import('./draw-smaller.worker.ts');
  draw({ data: { file: photo, drawing } });
  await vi.waitFor(() => expect(postMessage.mock.calls).toEqual([[expect.objectContaining({ size: 200 })]]));
  expect(convertToBlob.mock.calls.map(([{ quality }]) => quality)).toEqual([0.9, 0.7, 0.5]);
  expect(canvas).toMatchObject({ width: 1000, height: 500 });
  draw({ data: { file: photo, drawing: { ...drawing, bytesMax: 100 } } });
  await vi.waitFor(() => expect(postMessage).toHaveBeenLastCalledWith(null));
});

test('photos have three widths if known, otherwise their path, and no photo is one empty picture', () => {
  const variants = { '160': '/160', '480': '/480', '1080': '/1080' };
  const detail = { id: 1, width: 1, height: 1, thumbhash: 'h', variants };
  expect(profilePhotos({ photo: '/a', photos: ['/a'], photo_details: [detail] })).toEqual([
    { src: variants, thumbhash: 'h' },
  ]);
  expect(profilePhotos({ photo: '/a', photos: ['/a', '/b'] }).map(({ src }) => src)).toEqual(['/a', '/b']);
  expect(profilePhotos({ photo: '/a' }).map(({ src }) => src)).toEqual(['/a']);
  expect(profilePhotos({ photo: null })).toEqual([{ src: null, thumbhash: null }]);
});

test('a profile’s own photo is its first one, and of somebody in a list only that one is known', () => {
  const variants = { '160': '/160', '480': '/480', '1080': '/1080' };
  const detail = { id: 1, width: 1, height: 1, thumbhash: 'h', variants };
  const second = { ...detail, id: 2, thumbhash: 'second', variants: { '160': '/b', '480': '/b', '1080': '/b' } };
  const none = { src: null, thumbhash: null };
  expect(profilePhoto({ photo: '/a', photo_details: [detail, second] })).toEqual({ src: variants, thumbhash: 'h' });
  expect(profilePhoto({ photo: '/c', photos: ['/a', '/b'] })).toEqual({ src: '/a', thumbhash: null });
  expect([profilePhoto(null), profilePhoto({ photo: null }), listedPhoto(undefined)]).toEqual([none, none, none]);
  expect(listedPhoto({ photo: '/a', photo_detail: detail })).toEqual({ src: variants, thumbhash: 'h' });
  expect(listedPhoto({ photo: '/a', photo_detail: null })).toEqual({ src: '/a', thumbhash: null });
});
