import { describe, expect, it } from 'vitest';
import { fitWithin, isImage, mustCompress, photoBytesMax } from './photo-rules.ts';

const blobOf = (bytes: number) => new Blob([new Uint8Array(bytes)]);

describe('photo rules', () => {
  it('a file of exactly 5 MB is kept as it is, one with a byte more is compressed', () => {
    expect(mustCompress(blobOf(photoBytesMax))).toBe(false);
    expect(mustCompress(blobOf(photoBytesMax + 1))).toBe(true);
  });

  it('the longest side becomes 1024 px and the proportions stay', () => {
    expect(fitWithin(4096, 3072, 1024)).toEqual({ width: 1024, height: 768 });
    expect(fitWithin(3000, 4000, 1024)).toEqual({ width: 768, height: 1024 });
  });

  it('a picture is never enlarged, and no side becomes 0', () => {
    expect(fitWithin(800, 600, 1024)).toEqual({ width: 800, height: 600 });
    expect(fitWithin(20_000, 3, 1024)).toEqual({ width: 1024, height: 1 });
  });

  it('only pictures are accepted, including HEIC files without a type', () => {
    expect(isImage(new File([], 'me.jpg', { type: 'image/jpeg' }))).toBe(true);
    expect(isImage(new File([], 'IMG_1.HEIC'))).toBe(true);
    expect(isImage(new File([], 'cv.pdf', { type: 'application/pdf' }))).toBe(false);
    expect(isImage(new File([], 'notes'))).toBe(false);
  });
});
