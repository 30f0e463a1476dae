import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photoLimits } from '@mwanzo/contract/limits';
import { makeFlat } from '../../testing/images/make-images.ts';
import { ImageQueueFullError } from './image-processor.ts';
import { dotsOf, letterSize } from './watermark-letters.ts';
import { createWorkerImageProcessor } from './worker-image-processor.ts';

const images = createWorkerImageProcessor({ limits: photoLimits });
afterAll(() => images.close());
const lines = ['R 6941726002123456', '2026-11-22 21:30Z'];

const pixelsOf = (picture: Uint8Array | Buffer) =>
  sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });

/** The difference of each pixel of a marked picture from the same pixel before. */
async function differences(width: number, height: number, color: string, text: readonly string[] = lines) {
  const plain = await makeFlat(width, height, color).webp({ quality: 85 }).toBuffer();
  const marked = await images.markPicture(plain, text);
  const [before, after] = [await pixelsOf(plain), await pixelsOf(marked)];
  expect(after.info).toMatchObject({ width, height });
  return Array.from(after.data, (light, at) => light - (before.data[at] ?? 0));
}

const isMarked = (change: number) => Math.abs(change) > 12;

test.each([
  ['white', '#fff'],
  ['black', '#000'],
  ['grey', '#888'],
  ['red', '#b33'],
])(
  'a %s picture has the text in every window of an eighth of its sides, and most of it is as it was',
  async (_, color) => {
    const [width, height] = [2048, 1536];
    const changes = await differences(width, height, color);
    const [wide, high] = [width / 8, height / 8];
    for (let window = 0; window < 64; window += 1) {
      const [left, top] = [(window % 8) * wide, Math.floor(window / 8) * high];
      let marked = 0;
      for (let at = 0; at < wide * high; at += 1)
        if (isMarked(changes[(top + Math.floor(at / wide)) * width + left + (at % wide)] ?? 0)) marked += 1;
      expect(marked / (wide * high)).toBeGreaterThan(0.03);
    }
    expect(changes.filter(isMarked).length / changes.length).toBeLessThan(0.35);
  },
);

test('what is written can be read out of the pixels, letter by letter', async () => {
  const dot = 2;
  const width = 2048;
  const changes = await differences(width, 1024, '#000');
  const lit = (x: number, y: number) => {
    const [left, top] = [x * dot, y * dot];
    return (changes[top * width + left] ?? 0) + (changes[(top + 1) * width + left + 1] ?? 0);
  };
  for (const [number, line] of lines.entries()) {
    const expected = new Set(dotsOf(line).map(({ x, y }) => `${x} ${y}`));
    for (let at = 0; at < line.length * letterSize.width * 7; at += 1) {
      const [x, y] = [at % (line.length * letterSize.width), Math.floor(at / (line.length * letterSize.width))];
      const isDot = expected.has(`${x} ${y}`);
      expect([x, y, lit(x, y + number * letterSize.height) > 60]).toEqual([x, y, isDot]);
    }
  }
});

test('another reviewer and another minute leave other pixels', async () => {
  const texts = [lines, ['R 6941726002123457', lines[1] ?? ''], [lines[0] ?? '', '2026-11-22 21:31Z']];
  const seen = await Promise.all(texts.map(async (text) => (await differences(800, 600, '#456', text)).join()));
  expect(new Set(seen).size).toBe(3);
});

test.each([
  [1, 1],
  [7, 300],
  [300, 5],
])('a picture of %i by %i px is marked too', async (width, height) => {
  expect(await differences(width, height, '#777')).toHaveLength(width * height);
});

test('a picture that is none is an error, and too many that wait are refused', async () => {
  await expect(images.markPicture(Buffer.from('none'), lines)).rejects.toThrow('unsupported image format');
  const picture = await makeFlat(2000, 2000, '#777').webp().toBuffer();
  const busy = createWorkerImageProcessor({ limits: photoLimits, threadsMax: 1, queueMax: 1 });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => busy.markPicture(picture, lines)));
  await busy.close();
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null))).toEqual([
    null,
    null,
    expect.any(ImageQueueFullError),
  ]);
});
