import type { Sharp } from 'sharp';
import { hashedSide, perceptualHash } from './perceptual-hash.ts';

/** The side to which a picture is scaled before its edges are cut off, in px. */
const roughSide = 256;
/**
 * The part that is cut off at each side, in px of the scaled picture. Somebody who sends a picture again may have
 * cropped or framed it.
 */
const edges = [0, 8, 15] as const;

/**
 * The perceptual hashes of a picture: first of the whole, then of the part inside its edges. Empty when the picture is
 * too plain to be recognised.
 */
export async function perceptualHashesOf(picture: Sharp): Promise<string[]> {
  const rough = picture.clone().resize(roughSide, roughSide, { fit: 'fill' }).removeAlpha().toColourspace('b-w');
  const { data, info } = await rough.raw().toBuffer({ resolveWithObject: true });
  const looks: string[] = [];
  for (const edge of edges) {
    const look = perceptualHash(inner(data, info.channels, edge));
    if (look !== null) looks.push(look);
  }
  return looks;
}

/** The mean luminances of a square of cells inside the edges. */
function inner(pixels: Uint8Array, channels: number, edge: number): Uint8Array {
  const cell = (roughSide - 2 * edge) / hashedSide;
  const begins = Array.from({ length: hashedSide + 1 }, (_, at) => edge + Math.round(at * cell));
  const grey = new Uint8Array(hashedSide ** 2);
  for (let row = 0; row < hashedSide; row += 1) {
    for (let column = 0; column < hashedSide; column += 1) {
      let [sum, count] = [0, 0];
      for (let y = begins[row] ?? 0; y < (begins[row + 1] ?? 0); y += 1) {
        for (let x = begins[column] ?? 0; x < (begins[column + 1] ?? 0); x += 1) {
          sum += pixels[(y * roughSide + x) * channels] ?? 0;
          count += 1;
        }
      }
      grey[row * hashedSide + column] = Math.round(sum / count);
    }
  }
  return grey;
}
