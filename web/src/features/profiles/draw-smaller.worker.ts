import { drawSmaller } from './draw-smaller.ts';

/** A smaller picture, or null if drawing it failed. */
export type WorkerResult = Blob | null;

function createSurface(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  return { canvas, toBlob: (type: string, quality: number) => canvas.convertToBlob({ type, quality }) };
}

addEventListener('message', (event: MessageEvent<Blob>) => {
  drawSmaller(event.data, createSurface).then(
    (smaller: WorkerResult) => postMessage(smaller),
    () => postMessage(null),
  );
});
