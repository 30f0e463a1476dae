import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressPhoto } from './compress-photo.ts';

const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'holiday.png', { type: 'image/png' });

/** Fakes what Node lacks of a browser: a picture of 4000 x 3000, a canvas, and a worker with a given result. */
function fakeBrowser(workerResult: Blob | null) {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: () => undefined, fillRect: () => undefined }),
    toBlob: (give: (blob: Blob) => void, type: string) => give(new Blob(['page'], { type })),
  };
  class FakeWorker extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: workerResult })));
    }
    terminate() {}
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
  const photo = await compressPhoto(big);
  expect([photo.name, photo.type, await photo.text()]).toEqual(['holiday.jpg', 'image/jpeg', 'worker']);
  expect(canvas.width).toBe(0);
});

test('when the worker fails a photo is compressed on the page, to 1024 px', async () => {
  const canvas = fakeBrowser(null);
  const photo = await compressPhoto(big);
  expect([photo.name, photo.type, await photo.text()]).toEqual(['holiday.jpg', 'image/jpeg', 'page']);
  expect([canvas.width, canvas.height]).toEqual([1024, 768]);
});

test('when both fail compressing throws', async () => {
  fakeBrowser(null);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(compressPhoto(big)).rejects.toThrow('no picture');
});

test('a photo of 5 MB is left as it is', async () => {
  const small = new File([new Uint8Array(5 * 1024 * 1024)], 'small.png', { type: 'image/png' });
  expect(await compressPhoto(small)).toBe(small);
});
