import { fitWithin, photoBytesMax, photoSideMax } from './photo-rules.ts';

const jpegQuality = 0.86;

interface Surface {
  /** A canvas of the page or of a worker. */
  canvas: HTMLCanvasElement | OffscreenCanvas;
  toBlob: (type: string, quality: number) => Promise<Blob>;
}

/**
 * Decodes a picture, turns it upright and draws it as a JPEG with no side over 1024 px.
 * Throws if the browser cannot decode it or the result is still over 5 MB.
 */
export async function drawSmaller(
  file: Blob,
  createSurface: (width: number, height: number) => Surface,
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = fitWithin(picture.width, picture.height, photoSideMax);
    const { canvas, toBlob } = createSurface(width, height);
    const context = canvas.getContext('2d');
    if (!context || !('drawImage' in context)) throw new Error('No canvas to draw on');
    // JPEG has no transparency: transparent parts would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    const smaller = await toBlob('image/jpeg', jpegQuality);
    if (smaller.size > photoBytesMax) throw new Error('Still too large');
    return smaller;
  } finally {
    picture.close();
  }
}
