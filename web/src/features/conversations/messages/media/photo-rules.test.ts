import { expect, test } from 'vitest';
import { chatPhotoDrawing, shownSize } from './photo-rules.ts';

test.each([
  ['upright', 1080, 1350, 300],
  ['wide', 1080, 720, 160],
  ['a panorama', 1080, 100, 104],
  ['very high', 300, 1080, 320],
  ['without a size', 0, 0, 104],
])('the place of a photo that is %s is known before it has arrived', (_, width, height, shown) => {
  expect(shownSize({ width, height })).toEqual({ width: 240, height: shown });
});

test('a photo is drawn for half more than the width that the server stores, and stays below its limit', () => {
  expect(chatPhotoDrawing).toEqual({
    sideMax: 1620,
    qualities: [0.82, 0.7, 0.55],
    bytesWanted: 400_000,
    bytesMax: 10 * 1024 * 1024,
  });
});
