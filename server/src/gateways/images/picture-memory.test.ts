import { expect, test } from 'vitest';
import { judgePictureMemory, type PictureHeader } from './picture-memory.ts';

const header = (more: Partial<PictureHeader>): PictureHeader => ({
  format: 'jpeg',
  width: 1000,
  height: 1000,
  channels: 3,
  bytesPerChannel: 1,
  isProgressive: false,
  hasHalfColour: false,
  ...more,
});
const judge = (more: Partial<PictureHeader>): string => {
  try {
    return judgePictureMemory(header(more));
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};
/** Makes a picture of this many megapixels. */
const megapixels = (count: number) => ({ width: count * 1000, height: 1000 });
const png16 = { format: 'png', channels: 4, bytesPerChannel: 2 } as const;
const interlaced = { format: 'png', channels: 4, isProgressive: true } as const;

test.each<[string, Partial<PictureHeader>, number]>([
  ['a CMYK JPEG', { channels: 4 }, 50],
  ['a PNG with transparency', { format: 'png', channels: 4 }, 50],
  ['a WebP', { format: 'webp', channels: 4 }, 50],
  ['a PNG of 16 bits with transparency', png16, 25],
  ['an interlaced PNG with transparency', interlaced, 19.6],
  ['an interlaced PNG of 16 bits with transparency', { ...interlaced, bytesPerChannel: 2 }, 9.8],
  ['an interlaced PNG without transparency', { ...interlaced, channels: 3 }, 26],
  ['a progressive JPEG', { isProgressive: true, hasHalfColour: true }, 32.6],
  ['a progressive JPEG with full colour', { isProgressive: true }, 16.3],
  ['a progressive CMYK JPEG', { isProgressive: true, channels: 4 }, 12.2],
  ['a HEIC', { format: 'heic', channels: 4 }, 12.2],
])('the memory of %s is bounded', (_title, more, count) => {
  expect(judge({ ...more, ...megapixels(count) })).not.toBe('pixels');
  expect(judge({ ...more, ...megapixels(count * 1.03) })).toBe('pixels');
});

test('pictures that are held whole are large from 32 MB, others from 64 MB of pixels', () => {
  expect(judge({ format: 'heic', channels: 4, ...megapixels(4) })).toBe('small');
  expect(judge({ format: 'heic', channels: 4, ...megapixels(5) })).toBe('large');
  expect(judge({ isProgressive: true, ...megapixels(6) })).toBe('large');
  expect(judge(megapixels(21))).toBe('small');
  expect(judge(megapixels(22))).toBe('large');
});
