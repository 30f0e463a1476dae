import { expect, test } from 'vitest';
import { historyLine } from './history-line.ts';

test('a line has the ratio of each call in the order of the table, and a dash for one that was not measured', () => {
  const ratios = new Map([
    ['message', 2.2],
    ['swipe', 1.777],
    ['deck refill', 3],
  ] as const);
  expect(historyLine({ date: '2026-11-24', commit: '0123abcd', profiles: 20_000, ratios })).toBe(
    '| 2026-11-24 | 0123abcd | 20,000 | 1.78 | 2.20 | - | - | - | 3.00 |',
  );
});
