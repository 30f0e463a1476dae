import { drawSmaller } from './draw-smaller.ts';

/** The answer to a picture: a smaller one, or null where it failed. */
export type WorkerAnswer = Blob | null;

function createSurface(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  return { canvas, toBlob: (type: string, quality: number) => canvas.convertToBlob({ type, quality }) };
}

addEventListener('message', (event: MessageEvent<Blob>) => {
  drawSmaller(event.data, createSurface).then(
    (smaller: WorkerAnswer) => postMessage(smaller),
    () => postMessage(null),
  );
});
