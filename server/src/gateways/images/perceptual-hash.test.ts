import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPerson } from '../../testing/images/draw-people.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { perceptualHashesOf } from './perceptual-hashes.ts';
import { hashedSide, mirroredHash, perceptualHash } from './perceptual-hash.ts';

/** The hashes of copies of a picture differ at most in this many bits. */
const samePictureBitsMax = 40;

const bitsOf = (hash: string): string => BigInt(`0x${hash}`).toString(2).padStart(256, '0');
const distance = (one = '', other = ''): number =>
  [...bitsOf(one)].filter((bit, at) => bit !== bitsOf(other)[at]).length;
const hashBitsOf = async (picture: Buffer): Promise<string> => (await perceptualHashesOf(sharp(picture)))[0] ?? '';

test('a copy that was scaled and encoded again differs in few bits, a mirrored one in many', async () => {
  const original = await drawPerson(4, 960, 640).jpeg().toBuffer();
  const copy = await sharp(original).resize(300).webp({ quality: 40 }).toBuffer();
  const mirrored = await sharp(original).flop().jpeg().toBuffer();
  expect(distance(await hashBitsOf(original), await hashBitsOf(copy))).toBeLessThanOrEqual(samePictureBitsMax);
  expect(distance(await hashBitsOf(original), await hashBitsOf(mirrored))).toBeGreaterThan(samePictureBitsMax);
});

test('the hash of the mirrored picture can be told from that of the picture', async () => {
  const original = await drawPerson(1).jpeg().toBuffer();
  const mirrored = await sharp(original).flop().jpeg().toBuffer();
  expect(distance(mirroredHash(await hashBitsOf(original)), await hashBitsOf(mirrored))).toBeLessThanOrEqual(
    samePictureBitsMax,
  );
  expect(mirroredHash(mirroredHash(await hashBitsOf(original)))).toBe(await hashBitsOf(original));
});

test('half of the bits are those of the stronger waves', async () => {
  const bits = bitsOf(await hashBitsOf(await drawPerson(2).jpeg().toBuffer()));
  expect(bits.replaceAll('0', '')).toHaveLength(128);
});

test('a plain picture has no hash, and one of a picture is made for each of its edges', async () => {
  expect(await perceptualHashesOf(makeFlat(300, 200, '#b33'))).toEqual([]);
  expect(new Set(await perceptualHashesOf(drawPerson(3))).size).toBe(3);
});

test('luminances of another size are refused', () => {
  expect(() => perceptualHash(new Uint8Array(hashedSide))).toThrow('4096');
});

test('the hash of a picture stays the one that is stored of those who were banned', () => {
  const draw = (value: (x: number, y: number) => number) =>
    Uint8Array.from({ length: hashedSide ** 2 }, (_, at) => value(at % hashedSide, Math.floor(at / hashedSide)));
  const waves = perceptualHash(draw((x, y) => 128 + 60 * Math.sin(x / 5) + 50 * Math.cos((x + 3 * y) / 11)));
  const mirrored = perceptualHash(
    draw((x, y) => 128 + 60 * Math.sin((hashedSide - 1 - x) / 5) + 50 * Math.cos((hashedSide - 1 - x + 3 * y) / 11)),
  );
  expect(waves).toBe('7fff2aab7fff2aaa7fffd5558000d5558000d5558011d5558002d55d8017d557');
  expect(distance(mirroredHash(waves ?? ''), mirrored ?? '')).toBeLessThanOrEqual(samePictureBitsMax);
  // A deviation of 4 is the least that is recognised.
  const stripes = (height: number) => perceptualHash(draw((x) => (x < hashedSide / 2 ? 100 : 100 + height)));
  expect([stripes(7), stripes(8) === null]).toEqual([null, false]);
});

test('the looks of a picture are those of the whole, and of what lies inside its edges', async () => {
  const side = 256;
  const pixels = Buffer.from(
    Uint8Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      return 128 + 60 * Math.sin(x / 20) + 50 * Math.cos((x + 3 * y) / 44);
    }),
  );
  const looks = await perceptualHashesOf(sharp(pixels, { raw: { width: side, height: side, channels: 1 } }));
  expect(looks).toEqual([
    '7fff2aab7fff2aab7fffd5558000d5558001d5458014d5558048d503845fd551',
    '7fff2aaa7fff2aaa7fffd5558000d5558000d5558045d55480fad55180a2d555',
    '80002aaa80002aaa7fffd5557feed5557ff0d5556d99d5507e74d5457600d514',
  ]);
});
