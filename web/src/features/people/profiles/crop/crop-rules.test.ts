import { expect, test } from 'vitest';
import { changeCrop, dragCrop, firstCrop, frameRatio, partOf, zoomMax } from './crop-rules.ts';

const [wide, tall] = [16 / 9, 9 / 16];

test.each([wide, tall, 1, frameRatio, 12, 0.05])(
  'what is shown of a photo of ratio %f has the shape of a card',
  (ratio) => {
    const { width, height } = partOf(ratio, firstCrop(ratio));
    expect((width * ratio) / height).toBeCloseTo(frameRatio);
    expect(Math.max(width, height)).toBeCloseTo(1);
  },
);

test('at first a wide photo is cut at both sides, a tall one more at the bottom than at the top', () => {
  const across = partOf(wide, firstCrop(wide));
  expect(across.left).toBeCloseTo((1 - across.width) / 2);
  const down = partOf(tall, firstCrop(tall));
  expect(down.top).toBeCloseTo((1 - down.height) * 0.18);
});

test('a photo can be dragged to its edge and not beyond, and comes back at once', () => {
  const start = firstCrop(wide);
  const far = dragCrop(wide, start, 10, 10);
  expect(partOf(wide, far)).toMatchObject({ left: 0, top: 0 });
  expect(partOf(wide, dragCrop(wide, far, -0.1, 0)).left).toBeGreaterThan(0);
});

test('a drag follows the finger: by half of the frame at any zoom', () => {
  const zoomed = changeCrop(wide, firstCrop(wide), { zoom: 2 });
  const before = partOf(wide, zoomed);
  const after = partOf(wide, dragCrop(wide, zoomed, 0.5, 0));
  expect(before.left - after.left).toBeCloseTo(before.width / 2);
});

test('the zoom stays between the whole photo and four times', () => {
  const start = firstCrop(tall);
  expect(changeCrop(tall, start, { zoom: 0.2 }).zoom).toBe(1);
  expect(changeCrop(tall, start, { zoom: 40 }).zoom).toBe(zoomMax);
  expect(partOf(tall, changeCrop(tall, start, { zoom: 2 })).width).toBeCloseTo(0.5);
  // A pinch beyond a limit does not move what the member looks at.
  const corner = { zoom: 4, x: 0, y: 1 };
  for (const [zoom, limit] of [
    [40, 4],
    [0.2, 1],
  ] as const)
    expect(changeCrop(tall, corner, { zoom })).toEqual(changeCrop(tall, corner, { zoom: limit }));
});
