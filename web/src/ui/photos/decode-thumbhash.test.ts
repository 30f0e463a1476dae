import { thumbHashToRGBA } from 'thumbhash';
import { expect, it } from 'vitest';
import { decodeThumbhash } from './decode-thumbhash.ts';

it('a thumbhash becomes a picture to show meanwhile, pixel by pixel', () => {
  const base64 = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(base64, 'base64'));
  const [kind, content] = decodeThumbhash(base64)?.split(',') ?? [];
  expect(kind).toBe('data:image/bmp;base64');
  const bitmap = Buffer.from(content ?? '', 'base64');
  expect([
    bitmap.toString('latin1', 0, 2),
    bitmap.readUInt32LE(2),
    bitmap.readInt32LE(18),
    bitmap.readInt32LE(22),
  ]).toEqual(['BM', bitmap.length, w, -h]);
  const pixels = bitmap.subarray(bitmap.readUInt32LE(10));
  expect(pixels).toHaveLength(w * h * 4);
  const colours = Array.from({ length: w * h }, (_, i) => [pixels[4 * i + 2], pixels[4 * i + 1], pixels[4 * i]]);
  expect(colours).toEqual(Array.from({ length: w * h }, (_, i) => [...rgba.subarray(4 * i, 4 * i + 3)]));
});

it('a broken thumbhash leaves the plain ground and breaks nothing', () => {
  expect(decodeThumbhash('not base64 !')).toBeUndefined();
});
