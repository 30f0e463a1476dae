import sharp, { type OverlayOptions } from 'sharp';
import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';

/** A white picture of 40 x 30 pixels with these grey boxes. */
function draw(...boxes: { left: number; top: number; width: number; height: number; grey: number }[]): Promise<Buffer> {
  const overlays = boxes.map(({ left, top, width, height, grey }): OverlayOptions => ({
    input: { create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } },
    left,
    top,
  }));
  const background = { r: 255, g: 255, b: 255 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .composite(overlays)
    .png()
    .toBuffer();
}

test('differences are named with their rows and columns, near ones together, and faint ones not at all', async () => {
  const upper = { left: 3, top: 2, width: 4, height: 2, grey: 0 };
  const near = { left: 20, top: 9, width: 1, height: 1, grey: 100 };
  const lower = { left: 39, top: 20, width: 1, height: 10, grey: 0 };
  const faint = { left: 0, top: 15, width: 40, height: 1, grey: 220 };
  expect(await findDifferences(await draw(), await draw(upper, near, lower, faint))).toEqual([
    '9 pixels in rows 2 to 9, columns 3 to 20',
    '10 pixels in rows 20 to 29, columns 39 to 39',
  ]);
  expect(await findDifferences(await draw(upper), await draw(upper))).toEqual([]);
});
