import { logFailure } from '../../device/log-failure.ts';
import { drawSmaller } from './draw-smaller.ts';
import type { WorkerResult } from './draw-smaller.worker.ts';
import { mustCompress } from './photo-rules.ts';

/** Compresses in the background, so that a slow phone stays usable. */
function inWorker(file: File): Promise<Blob> {
  const worker = new Worker(new URL('./draw-smaller.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<WorkerResult>) => {
      if (event.data) resolve(event.data);
      else reject(new Error('The worker could not compress the picture'));
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window's messages have a target origin
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

function onPage(file: File): Promise<Blob> {
  return drawSmaller(file, (width, height) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const toBlob = (type: string, quality: number) =>
      new Promise<Blob>((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
          type,
          quality,
        );
      });
    return { canvas, toBlob };
  });
}

/**
 * Returns the photo to upload: a file of up to 5 MB as it is, a larger one compressed in a worker or, if that fails, on
 * the page. Throws if both fail.
 */
export async function compressPhoto(file: File): Promise<File> {
  if (!mustCompress(file)) return file;
  const smaller = await inWorker(file).catch((error: unknown) => {
    logFailure('Compressing in the background failed, trying on the page', error);
    return onPage(file);
  });
  return new File([smaller], file.name.replace(/(?:\.\w+)?$/, '.jpg'), { type: smaller.type });
}
