import { expect, test } from 'vitest';
import { linesOf, percentOf, scaleOf } from './chart-rules.ts';

test('a scale has the values and what is promised on it, and few lines', () => {
  expect(scaleOf([3, 20], 12, 48)).toEqual({ top: 48, ticks: [0, 12, 24, 36, 48] });
  expect(scaleOf([50], 12, 48).top).toBe(60);
  expect(scaleOf([72], 12, 48)).toEqual({ top: 72, ticks: [0, 12, 24, 36, 48, 60, 72] });
  expect(scaleOf([73], 12, 48)).toEqual({ top: 96, ticks: [0, 24, 48, 72, 96] });
  expect(scaleOf([100], 12, 48).ticks).toEqual([0, 24, 48, 72, 96, 120]);
  expect(scaleOf([], 5, 5)).toEqual({ top: 5, ticks: [0, 5] });
});

test('a line goes from edge to edge, the highest value on top, and is interrupted where there is none', () => {
  expect(linesOf([0, 24, 48], 48)).toEqual(['0,100 50,50 100,0']);
  expect(linesOf([12, 12, null, 24, 24], 48)).toEqual(['0,75 25,75', '75,50 100,50']);
  expect(linesOf([null, 5, null], 10)).toEqual([]);
  expect(linesOf([1, 2, 1, 0], 3)).toEqual(['0,66.67 33.33,33.33 66.67,66.67 100,100']);
});

test('one of 200 that was not kept is no 100 %', () => {
  expect(percentOf(199, 200)).toBe(99);
  expect(percentOf(200, 200)).toBe(100);
  expect([percentOf(2, 3), percentOf(0, 4)]).toEqual([66, 0]);
  expect(percentOf(0, 0)).toBe(100);
});
