import { drawSmaller } from './draw-smaller.ts';
import type { Drawing } from './picture-rules.ts';

export interface WorkerTask {
  file: Blob;
  drawing: Drawing;
}

/** A smaller picture, or null if drawing it failed. */
export type WorkerResult = Blob | null;

function createSurface(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  return { canvas, toBlob: (type: string, quality: number) => canvas.convertToBlob({ type, quality }) };
}

addEventListener('message', ({ data: { file, drawing } }: MessageEvent<WorkerTask>) => {
  drawSmaller(file, drawing, createSurface).then(
    (smaller: WorkerResult) => postMessage(smaller),
    () => postMessage(null),
  );
});
