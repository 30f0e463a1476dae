import sharp from 'sharp';

/**
 * The side of the square in which pictures are screened, in px. With other sizes WebAssembly would need more memory.
 */
export const screenedSide = 1024;

/** A border of this share of the picture is added on each side. A face may fill the picture. */
const borderShare = 0.35;

export interface Letterboxed {
  /** Red, green and blue of each pixel of the square. */
  readonly pixels: Buffer;
  readonly side: number;
}

interface LetterboxOptions {
  readonly turned: 0 | 90 | 180 | 270;
  /** If true, a grey border is added: the detector misses faces that fill the picture. */
  readonly hasBorder: boolean;
}

sharp.concurrency(1);
sharp.cache(false);

/** Puts a picture into the middle of a grey square, turned and, if it is larger, scaled down. */
export async function letterbox(picture: Uint8Array, { turned, hasBorder }: LetterboxOptions): Promise<Letterboxed> {
  const side = hasBorder ? Math.round(screenedSide / (1 + 2 * borderShare)) : screenedSide;
  const { data, info } = await sharp(picture, { limitInputPixels: 50_000_000 })
    .rotate(turned)
    .resize(side, side, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((screenedSide - info.width) / 2), Math.floor((screenedSide - info.height) / 2)];
  const pixels = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .extend({
      left,
      top,
      right: screenedSide - info.width - left,
      bottom: screenedSide - info.height - top,
      background: '#808080',
    })
    .raw()
    .toBuffer();
  return { pixels, side: screenedSide };
}

/** The luminance of a part of the square, scaled to this many px. */
export async function greyCrop(
  { pixels, side }: Letterboxed,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  size: number,
): Promise<Uint8Array> {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(side - left, Math.round(width))),
      height: Math.max(1, Math.min(side - top, Math.round(height))),
    })
    .resize(size, size, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}
