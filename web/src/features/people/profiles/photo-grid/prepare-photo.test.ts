import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cropPhoto, NotAPictureError, photoBytesMax, preparePhoto } from './prepare-photo.ts';

const begin = Uint8Array.from('\x89PNG', (character) => character.charCodeAt(0));
const pngOf = (bytes: number) =>
  new File([begin, new Uint8Array(bytes - begin.length)], 'holiday.png', { type: 'image/png' });
const big = pngOf(photoBytesMax + 1);

/** The workers that were started and did not end. */
const running = new Set<object>();

/** Fakes the browser objects that Node lacks: a picture of 4000 x 3000, a canvas, and a worker with a given result. */
function fakeBrowser(workerResult: Blob | null) {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: () => undefined, fillRect: () => undefined }),
    qualities: [] as number[],
    toBlob(give: (blob: Blob) => void, type: string, quality: number) {
      this.qualities.push(quality);
      give(new Blob(['page'], { type }));
    },
  };
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      running.add(this);
    }
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: workerResult })));
    }
    terminate() {
      running.delete(this);
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
  vi.stubGlobal('document', { createElement: () => canvas });
  return canvas;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a photo over 5 MB is compressed in the background', async () => {
  const canvas = fakeBrowser(new Blob(['worker'], { type: 'image/jpeg' }));
  const photo = await preparePhoto(big);
  expect([photo.name, photo.type, await photo.text()]).toEqual(['holiday.jpg', 'image/jpeg', 'worker']);
  expect(canvas.width).toBe(0);
});

test('when the worker fails a photo is compressed on the page, to 1024 px', async () => {
  const canvas = fakeBrowser(null);
  const photo = await preparePhoto(big);
  expect([photo.name, photo.type, await photo.text()]).toEqual(['holiday.jpg', 'image/jpeg', 'page']);
  expect([canvas.width, canvas.height, canvas.qualities]).toEqual([1024, 768, [0.86]]);
});

test('in a browser that refuses to start a worker a photo is compressed on the page', async () => {
  fakeBrowser(null);
  vi.stubGlobal('Worker', function Refusing() {
    throw new Error('no workers here');
  });
  const photo = await preparePhoto(big);
  expect([photo.name, photo.type, await photo.text()]).toEqual(['holiday.jpg', 'image/jpeg', 'page']);
});

test.each([
  ['has drawn', new Blob(['worker'], { type: 'image/jpeg' })],
  ['has failed', null],
])('a worker that %s ends, and frees its picture', async (_, result) => {
  fakeBrowser(result);
  await preparePhoto(big);
  expect(running.size).toBe(0);
});

test('when both fail compressing throws', async () => {
  fakeBrowser(null);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(preparePhoto(big)).rejects.toThrow('no picture');
});

test('a photo of 5 MB is left as it is', async () => {
  const small = pngOf(photoBytesMax);
  expect(await preparePhoto(small)).toBe(small);
});

test('a file that only calls itself a picture is refused, however small', async () => {
  await expect(preparePhoto(new File(['hello'], 'fake.jpg', { type: 'image/jpeg' }))).rejects.toThrow(NotAPictureError);
});

test('a part of a photo is drawn in its proportions, also of a small one', async () => {
  const canvas = fakeBrowser(null);
  const photo = await cropPhoto(pngOf(5000), { left: 0.25, top: 0, width: 0.5, height: 0.8 });
  expect(photo.type).toBe('image/jpeg');
  // The section of 4000 x 3000 is 2000 x 2400. No side may be over 1350.
  expect([canvas.width, canvas.height, canvas.qualities]).toEqual([1125, 1350, [0.9]]);
});
