import { expect, test } from 'vitest';
import { countedFaces, descriptorDistance, laplacianVariance, meanLuminance } from './measures.ts';

const side = 160;
const draw = (value: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: side * side }, (_, index) => value(index % side, Math.floor(index / side)));

test('a flat picture and a slope have no sharpness, a chessboard has much', () => {
  expect(
    laplacianVariance(
      draw(() => 90),
      side,
    ),
  ).toBe(0);
  expect(
    laplacianVariance(
      draw((x) => x),
      side,
    ),
  ).toBe(0);
  expect(
    laplacianVariance(
      draw((x, y) => ((x + y) % 2) * 255),
      side,
    ),
  ).toBeGreaterThan(100_000);
});

test('brightness is the mean luminance', () => {
  expect(meanLuminance(Uint8Array.of(0, 100, 200))).toBe(100);
  expect(meanLuminance(new Uint8Array())).toBe(0);
});

test('faces below 30 % of the largest one are not counted', () => {
  const face = (width: number, height: number) => ({ width, height });
  const faces = [face(10, 29), face(20, 50), face(10, 30), face(10, 100)];
  expect(countedFaces(faces)).toEqual([face(20, 50), face(10, 100), face(10, 30)]);
  expect(countedFaces([])).toEqual([]);
});

test('the distance is the Euclidean one, and null without two faces', () => {
  expect(descriptorDistance(Float32Array.of(0, 0, 1), Float32Array.of(3, 4, 1))).toBe(5);
  expect(descriptorDistance(Float32Array.of(1), undefined)).toBeNull();
  expect(descriptorDistance(Float32Array.of(1), Float32Array.of(1, 2))).toBeNull();
});

test('sharpness is the variance of what each inner dot differs from its neighbours', () => {
  // Of the four inner dots, one differs by 4 * 10, and its two inner neighbours by 10.
  const dot = Uint8Array.from({ length: 16 }, (_, at) => (at === 5 ? 10 : 0));
  const values = [-40, 10, 10, 0];
  const mean = values.reduce((sum, value) => sum + value, 0) / 4;
  expect(laplacianVariance(dot, 4)).toBe(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 4);
});
