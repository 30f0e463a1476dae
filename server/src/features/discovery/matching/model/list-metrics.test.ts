import { expect, test } from 'vitest';
import { countConcordant, gini, ndcgAt, reciprocalRank } from './list-metrics.ts';

/** A list with its best first, in which 1 is a match. */
const listOf = (...matches: readonly (0 | 1)[]) =>
  matches.map((match, at) => ({ score: 10 - at, isMatch: match === 1 }));

test.each([
  [10, listOf(1, 1, 0, 0), 1],
  [10, listOf(0, 0), 0],
  [10, [], 0],
  // 1 / log2(3), of the 1 that there could be.
  [10, listOf(0, 1), 0.63093],
  // (1 / log2(3) + 1 / log2(4)) / (1 + 1 / log2(3))
  [10, listOf(0, 1, 1), 0.693426],
  // A match beyond the first two gains nothing, and both could have been there.
  [2, listOf(1, 0, 1), 0.613147],
  [2, listOf(0, 0, 1), 0],
])('the first %i of a list gain this part of the best', (size, list, part) => {
  expect(ndcgAt(size, list)).toBeCloseTo(part, 6);
});

test.each([
  [listOf(1, 1), 1],
  [listOf(0, 1, 0), 0.5],
  [listOf(0, 0, 0, 1), 0.25],
  [listOf(0, 0), 0],
  [[], 0],
])('the first match counts by its place', (list, part) => {
  expect(reciprocalRank(list)).toBe(part);
});

test('pairs in the right order are counted, and a tie counts half', () => {
  const once = () => 1;
  expect(countConcordant(listOf(1, 0, 1, 0), once)).toEqual({ concordant: 3, all: 4 });
  const tied = listOf(1, 0, 0).map((item) => ({ ...item, score: 1 }));
  expect(countConcordant(tied, once)).toEqual({ concordant: 1, all: 2 });
  const half = [
    { score: 3, isMatch: true },
    { score: 2, isMatch: false },
    { score: 2, isMatch: true },
    { score: 1, isMatch: false },
  ];
  expect(countConcordant(half, once)).toEqual({ concordant: 3.5, all: 4 });
  expect(countConcordant(half, ({ isMatch }) => (isMatch ? 2 : 3))).toEqual({ concordant: 21, all: 24 });
  expect(countConcordant(listOf(1, 1), once)).toEqual({ concordant: 0, all: 0 });
});

test.each([
  [[], 0],
  [[0, 0], 0],
  [[3, 3, 3], 0],
  [[0, 1], 0.5],
  [[4, 0, 0, 0], 0.75],
  [[3, 1], 0.25],
  [[1, 2, 3, 4], 0.25],
])('the inequality of %j is %s, whatever their order', (counts, inequality) => {
  expect(gini(counts)).toBeCloseTo(inequality, 12);
  expect(gini(counts.toReversed())).toBeCloseTo(inequality, 12);
});
