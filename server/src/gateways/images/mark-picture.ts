import sharp from 'sharp';
import { dotsOf, letterSize } from './watermark-letters.ts';

export interface MarkTask {
  /** A picture that `processDocument` has encoded. */
  readonly picture: Uint8Array;
  /** The lines of text. They may have digits, spaces, colons, hyphens, R and Z. */
  readonly lines: readonly string[];
}

/** In the largest pictures a dot has two px, so that the text stays readable when they are scaled to a screen. */
const pixelsPerDot = 1000;
/** The opacity of a letter and of its shadow, of 255. Together they show on light and on dark. */
const cover = { letter: 88, shadow: 88 } as const;
/** The gap between two texts, in dots. */
const gap = { width: 8, height: 12 } as const;

/** Repeats lines of text all over a picture, so that every useful crop of it has them. */
export async function markPicture({ picture, lines }: MarkTask): Promise<Uint8Array> {
  const image = sharp(picture);
  const { width, height } = await image.metadata();
  const tile = drawTile(lines, Math.max(1, Math.round(Math.max(width, height) / pixelsPerDot)));
  // The text may be wider than a small picture, but the overlay may not.
  const fitting = await sharp(tile.pixels, { raw: { width: tile.width, height: tile.height, channels: 4 } })
    .extract({ left: 0, top: 0, width: Math.min(tile.width, width), height: Math.min(tile.height, height) })
    .png()
    .toBuffer();
  return image
    .composite([{ input: fitting, tile: true, gravity: 'northwest' }])
    .webp({ quality: 85 })
    .toBuffer();
}

/** The text, and below it once more, shifted by half a text to the right. */
function drawTile(lines: readonly string[], dot: number) {
  const dotsWide = Math.max(...lines.map((line) => line.length)) * letterSize.width + gap.width;
  const blockHigh = lines.length * letterSize.height + gap.height;
  const [width, height] = [dotsWide * dot, blockHigh * 2 * dot];
  const pixels = Buffer.alloc(width * height * 4);
  const paint = (x: number, y: number, light: number, alpha: number) => {
    const at = (y * width + (x % width)) * 4;
    pixels.fill(light, at, at + 3);
    pixels[at + 3] = alpha;
  };
  const dots = lines.flatMap((line, number) =>
    dotsOf(line).map(({ x, y }) => ({ x, y: y + number * letterSize.height })),
  );
  const places = [...dots, ...dots.map(({ x, y }) => ({ x: x + Math.floor(dotsWide / 2), y: y + blockHigh }))];
  const fill = (shift: number, light: number, alpha: number) => {
    for (const { x, y } of places)
      for (let at = 0; at < dot * dot; at += 1)
        paint(x * dot + (at % dot) + shift, y * dot + Math.floor(at / dot) + shift, light, alpha);
  };
  fill(Math.ceil(dot / 2), 0, cover.shadow);
  fill(0, 255, cover.letter);
  return { pixels, width, height };
}
