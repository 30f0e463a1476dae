import { expect, test } from 'vitest';
import { mayDelete, mayShowAtOnce } from './photo-rules.ts';

test('only another first photo beside the badge waits for a reviewer', () => {
  expect(mayShowAtOnce([5, 6], true, 5)).toBe(true);
  expect(mayShowAtOnce([6, 5], true, 5)).toBe(false);
  expect(mayShowAtOnce([6], true, null)).toBe(false);
  expect(mayShowAtOnce([], true, 5)).toBe(true);
  expect(mayShowAtOnce([6, 5], false, 5)).toBe(true);
});

test('one photo stays beside the badge, and without it every photo may go', () => {
  expect([1, 2].map((count) => mayDelete(count, true))).toEqual([false, true]);
  expect([1, 2].map((count) => mayDelete(count, false))).toEqual([true, true]);
});
