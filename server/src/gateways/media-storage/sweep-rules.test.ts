import { expect, test } from 'vitest';
import { maySweep, trashDays } from './sweep-rules.ts';

test.each([
  [0, 0, true],
  [10, 10, true],
  [11, 11, false],
  [11, 1099, false],
  [11, 1100, true],
  [100, 10_000, true],
  [101, 10_000, false],
])('a sweep of %i pieces among %i may move them: %s', (unnamed, stored, may) => {
  expect(maySweep(unnamed, stored)).toBe(may);
});

test('what was swept can be put back for a week', () => {
  expect(trashDays).toBe(7);
});
