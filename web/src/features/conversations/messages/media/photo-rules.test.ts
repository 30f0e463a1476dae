import { expect, test } from 'vitest';
import { shownSize } from './photo-rules.ts';

test.each([
  ['upright', 1080, 1350, 300],
  ['wide', 1080, 720, 160],
  ['a panorama', 1080, 100, 104],
  ['very high', 300, 1080, 320],
  ['without a size', 0, 0, 104],
])('the place of a photo that is %s is known before it has arrived', (_, width, height, shown) => {
  expect(shownSize({ width, height })).toEqual({ width: 240, height: shown });
});
