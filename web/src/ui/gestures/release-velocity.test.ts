import { expect, test } from 'vitest';
import { releaseVelocity } from './release-velocity.ts';

const at = (time: number, x: number, y = 0) => ({ time, x, y });

test('a flick is measured over the last 100 ms only', () => {
  const slowThenFast = [at(0, 0), at(1000, 20), at(1050, 60), at(1100, 120)];
  expect(releaseVelocity(slowThenFast, 1100).x).toBeCloseTo(1);
});

test('a phone that reports one move in 80 ms still flicks', () => {
  expect(releaseVelocity([at(0, 0), at(80, 80)], 90).x).toBeCloseTo(80 / 90);
});

test('where the finger was 100 ms ago is between two moves, on both axes', () => {
  const { x, y } = releaseVelocity([at(0, 10, 20), at(40, 30, 20), at(240, 130, -180)], 240);
  expect(x).toBeCloseTo(0.5);
  expect(y).toBeCloseTo(-1);
});

test('a card held still before the release has no velocity', () => {
  expect(releaseVelocity([at(0, 0), at(100, 300)], 400)).toEqual({ x: 0, y: 0 });
  expect(releaseVelocity([], 10)).toEqual({ x: 0, y: 0 });
  expect(releaseVelocity([at(5, 3)], 5)).toEqual({ x: 0, y: 0 });
});
