import { randomInt } from 'node:crypto';
import { svgToJpeg } from '../../server/src/testing/images/make-jpegs.ts';
import type { PhotoFile } from './photo-files.ts';

/** A drawing that looks like no other, so that a ban of its owner refuses nobody else's photo. */
export interface Drawing {
  readonly svg: string;
}

const [width, height] = [800, 1000];
const shapes = 14;

export function drawSomething(): Drawing {
  const shape = () => {
    const colour = `rgb(${randomInt(256)},${randomInt(256)},${randomInt(256)})`;
    const place = `cx="${randomInt(width)}" cy="${randomInt(height)}"`;
    return `<ellipse ${place} rx="${40 + randomInt(240)}" ry="${40 + randomInt(240)}" fill="${colour}"/>`;
  };
  const size = `width="${width}" height="${height}"`;
  const body = `<rect ${size} fill="#e8d8c8"/>${Array.from({ length: shapes }, shape).join('')}`;
  const attributes = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}`;
  return { svg: `<svg ${attributes} preserveAspectRatio="none">${body}</svg>` };
}

/** Makes a photo of the drawing in this size, in px. Another size makes another file that looks the same. */
export async function photographDrawing(
  { svg }: Drawing,
  size: { readonly width: number; readonly height: number },
): Promise<PhotoFile> {
  const buffer = await svgToJpeg(svg, { ...size, drawnWidth: width });
  return { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer };
}
