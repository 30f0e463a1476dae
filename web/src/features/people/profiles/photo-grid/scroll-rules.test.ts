import { expect, test } from 'vitest';
import { scrollSpeed } from './scroll-rules.ts';

const page = { top: 0, bottom: 800 };

test('a hand in the middle scrolls nothing', () => {
  expect(scrollSpeed({ y: 400, fromY: 300 }, page)).toBe(0);
  expect(scrollSpeed({ y: 688, fromY: 300 }, page)).toBe(0);
  expect(scrollSpeed({ y: 112, fromY: 300 }, page)).toBe(0);
});

test('near an edge the page follows, faster towards it, and no faster beyond it', () => {
  expect(scrollSpeed({ y: 744, fromY: 300 }, page)).toBe(450);
  expect(scrollSpeed({ y: 56, fromY: 300 }, page)).toBe(-450);
  expect(scrollSpeed({ y: 800, fromY: 300 }, page)).toBe(900);
  expect(scrollSpeed({ y: 2000, fromY: 300 }, page)).toBe(900);
  expect(scrollSpeed({ y: -50, fromY: 300 }, page)).toBe(-900);
});

test('a hand that took hold near an edge scrolls only once it moves towards it', () => {
  expect(scrollSpeed({ y: 750, fromY: 760 }, page)).toBe(0);
  expect(scrollSpeed({ y: 760, fromY: 760 }, page)).toBe(0);
  expect(scrollSpeed({ y: 770, fromY: 760 }, page)).toBeGreaterThan(0);
});

test('a low screen keeps a middle where nothing scrolls', () => {
  expect(scrollSpeed({ y: 150, fromY: 100 }, { top: 0, bottom: 300 })).toBe(0);
});
