import { logFailure } from '../device/log-failure.ts';
import { drawSmaller } from './draw-smaller.ts';
import type { WorkerResult, WorkerTask } from './draw-smaller.worker.ts';
import type { Drawing } from './picture-rules.ts';

/** Draws in a worker, so that a slow phone stays usable. Rejects also where the browser refuses to start a worker. */
async function inWorker(task: WorkerTask): Promise<Blob> {
  const worker = new Worker(new URL('./draw-smaller.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<WorkerResult>) => {
      if (event.data) resolve(event.data);
      else reject(new Error('The worker could not compress the picture'));
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start')));
    // Only a window's messages have a target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

function onPage({ file, drawing }: WorkerTask): Promise<Blob> {
  return drawSmaller(file, drawing, (width, height) => {
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

/** Draws a picture again as a JPEG, in a worker or, if that fails, on the page. Throws if both fail. */
export async function shrinkPicture(file: File, drawing: Drawing): Promise<File> {
  const smaller = await inWorker({ file, drawing }).catch((error: unknown) => {
    logFailure('Compressing in the background failed, trying on the page', error);
    return onPage({ file, drawing });
  });
  return new File([smaller], file.name.replace(/(?:\.\w+)?$/, '.jpg'), { type: smaller.type });
}
