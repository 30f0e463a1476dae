import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressPhoto } from './compress-photo.ts';

const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'holiday.png', { type: 'image/png' });

/** What Node lacks of a browser: a picture of 4000 x 3000, a canvas for it, and a worker that answers as told. */
function standInForBrowser(workersAnswer: Blob | null) {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: () => undefined, fillRect: () => undefined }),
    toBlob: (give: (blob: Blob) => void, type: string) => give(new Blob(['page'], { type })),
  };
  class StandInWorker extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: workersAnswer })));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', StandInWorker);
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
  const canvas = standInForBrowser(new Blob(['worker'], { type: 'image/jpeg' }));
  const photo = await compressPhoto(big);
  expect([photo.name, photo.type, await photo.text()]).toEqual(['holiday.jpg', 'image/jpeg', 'worker']);
  expect(canvas.width).toBe(0);
});

test('when the background fails it is compressed on the page, to 1024 px', async () => {
  const canvas = standInForBrowser(null);
  const photo = await compressPhoto(big);
  expect([photo.name, photo.type, await photo.text()]).toEqual(['holiday.jpg', 'image/jpeg', 'page']);
  expect([canvas.width, canvas.height]).toEqual([1024, 768]);
});

test('when both fail it says so', async () => {
  standInForBrowser(null);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(compressPhoto(big)).rejects.toThrow('no picture');
});

test('a photo of 5 MB is not touched', async () => {
  const small = new File([new Uint8Array(5 * 1024 * 1024)], 'small.png', { type: 'image/png' });
  expect(await compressPhoto(small)).toBe(small);
});
