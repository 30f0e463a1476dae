import { expect, test, vi } from 'vitest';
import { until } from '../testing/until.ts';

const drawing = { sideMax: 1000, qualities: [0.9], bytesWanted: 300, bytesMax: 500 };

/** Starts the worker, in which this picture is drawn. Without one the browser cannot decode the file. */
async function startWorker(picture?: { width: number; height: number }) {
  const worker = new EventTarget();
  const posted: unknown[] = [];
  const close = vi.fn();
  const written = vi.fn<(how: object) => Promise<Blob>>(() => Promise.resolve(new Blob(['small'])));
  class OffscreenCanvas {
    readonly size: object;
    constructor(width: number, height: number) {
      this.size = { width, height };
    }
    getContext = () => ({ fillRect: vi.fn(), drawImage: vi.fn() });
    convertToBlob = (how: object) => written({ ...how, ...this.size });
  }
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('postMessage', (message: unknown) => posted.push(message));
  vi.stubGlobal('OffscreenCanvas', OffscreenCanvas);
  vi.stubGlobal('createImageBitmap', async () => {
    if (!picture) throw new Error('no picture');
    return { ...picture, close };
  });
  vi.resetModules();
  await import('./draw-smaller.worker.ts');
  const draw = () => worker.dispatchEvent(new MessageEvent('message', { data: { file: new Blob(['x']), drawing } }));
  return { draw, posted, written, close };
}

test('each picture that the worker gets is drawn and given back, and is no longer held', async () => {
  const { draw, posted, written, close } = await startWorker({ width: 4000, height: 2000 });
  draw();
  draw();
  await until(() => expect(posted).toEqual([expect.any(Blob), expect.any(Blob)]));
  expect(written).toHaveBeenLastCalledWith({ type: 'image/jpeg', quality: 0.9, width: 1000, height: 500 });
  expect(close).toHaveBeenCalledTimes(2);
});

test('a file that the worker cannot draw is answered, so that the page can try', async () => {
  const { draw, posted } = await startWorker();
  draw();
  await until(() => expect(posted).toEqual([null]));
});
