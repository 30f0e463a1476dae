import { fitWithin, type Drawing } from './picture-rules.ts';

interface Surface {
  /** The canvas, of the page or of a worker. */
  canvas: HTMLCanvasElement | OffscreenCanvas;
  toBlob: (type: string, quality: number) => Promise<Blob>;
}

/**
 * Decodes a picture, turns it upright and draws it, or a section of it, as a JPEG that is not enlarged. Throws if the
 * browser cannot decode it or if the result is still too large.
 */
export async function drawSmaller(
  file: Blob,
  { sideMax, qualities, bytesWanted, bytesMax, part }: Drawing,
  createSurface: (width: number, height: number) => Surface,
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const { left, top, ...size } = part ?? { left: 0, top: 0, width: 1, height: 1 };
    const [partWidth, partHeight] = [size.width * picture.width, size.height * picture.height];
    const { width, height } = fitWithin(partWidth, partHeight, sideMax);
    const { canvas, toBlob } = createSurface(width, height);
    const context = canvas.getContext('2d');
    if (!context || !('drawImage' in context)) throw new Error('No canvas to draw on');
    // JPEG has no transparency. Without this, transparent areas would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    const from = [left * picture.width, top * picture.height, partWidth, partHeight] as const;
    context.drawImage(picture, ...from, 0, 0, width, height);
    let smallest: Blob | undefined;
    for (const quality of qualities) {
      smallest = await toBlob('image/jpeg', quality);
      if (smallest.size <= bytesWanted) break;
    }
    if (!smallest || smallest.size > bytesMax) throw new Error('Still too large');
    return smallest;
  } finally {
    picture.close();
  }
}
