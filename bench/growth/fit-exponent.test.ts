import { expect, test } from 'vitest';
import { fitExponent } from './fit-exponent.ts';

test.each([0, 0.15, 1, -0.5])('costs that grow like the size to the power of %d have this exponent', (exponent) => {
  const points = [2000, 10_000, 5_000_000].map((size) => ({ size, cost: 700 * size ** exponent }));
  expect(fitExponent(points)).toBeCloseTo(exponent, 10);
});

test('the exponent does not depend on the unit of costs or sizes, or on the order', () => {
  const points = [
    { size: 1, cost: 3 },
    { size: 10, cost: 4 },
    { size: 1000, cost: 4 },
  ];
  const others = points.map(({ size, cost }) => ({ size: size * 7, cost: cost / 1000 })).toReversed();
  expect(fitExponent(others)).toBeCloseTo(fitExponent(points), 10);
});

test('of three sizes a cost at an end moves the exponent, and one in the middle does not', () => {
  const points = (first: number, middle: number) => [
    { size: 1, cost: first },
    { size: 10, cost: middle },
    { size: 100, cost: 1 },
  ];
  expect(fitExponent(points(1, 1.1))).toBeCloseTo(0, 10);
  expect(fitExponent(points(1.1, 1))).toBeCloseTo(-Math.log10(1.1) / 2, 10);
});

test('one size has no exponent', () => {
  expect(() => fitExponent([])).toThrow(RangeError);
  const twice = { size: 10, cost: 1 };
  expect(() => fitExponent([twice, twice])).toThrow(RangeError);
});
