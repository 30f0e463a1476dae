import { svgToJpeg } from '../../server/src/testing/images/make-jpegs.ts';
import type { PhotoFile } from './photo-files.ts';

/** Makes a drawing of exactly this size, in px. */
export async function drawPhotoOfSize({ width, height }: { width: number; height: number }): Promise<PhotoFile> {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <rect width="100%" height="100%" fill="#0f7a6c"/><circle cx="60%" cy="40%" r="70" fill="#f9b233"/></svg>`;
  const buffer = await svgToJpeg(svg, { width, height, drawnWidth: width });
  return { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer };
}
