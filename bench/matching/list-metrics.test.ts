import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aucOf, orderFold } from './figures.ts';
import { gini, ndcgAt, reciprocalRank } from '../../server/src/features/discovery/matching/model/list-metrics.ts';
import type { RankedList } from './rank-folds.ts';

/** A list whose matches are the 1s, best first. */
const listOf = (bits: string) =>
  bits.split('').map((bit, at) => ({ place: at, isMatch: bit === '1', score: bits.length - at }));

test('NDCG and reciprocal rank are those that are worked out by hand', () => {
  expect(ndcgAt(5, listOf('11000'))).toBe(1);
  expect(ndcgAt(5, listOf('0100'))).toBeCloseTo(1 / Math.log2(3), 12);
  expect(ndcgAt(5, listOf('101'))).toBeCloseTo(1.5 / (1 + 1 / Math.log2(3)), 12);
  expect(ndcgAt(2, listOf('001'))).toBe(0);
  expect(reciprocalRank(listOf('0010'))).toBeCloseTo(1 / 3, 12);
  expect(reciprocalRank(listOf('00'))).toBe(0);
});

test('Gini is 0 for equal counts, and (n - 1) / n if one has everything', () => {
  expect(gini([3, 3, 3])).toBeCloseTo(0, 12);
  expect(gini([0, 0, 0, 8])).toBeCloseTo(0.75, 12);
  expect(gini([0, 0])).toBe(0);
});

const person = fc.constantFrom('a', 'b', 'c');
const item = fc.record({ place: fc.nat(9), score: fc.integer({ min: 0, max: 4 }), isMatch: fc.boolean() });
const lists = fc.uniqueArray(fc.record({ person, items: fc.array(item, { minLength: 1, maxLength: 5 }) }), {
  selector: (list) => list.person,
});

const emptyEvent = { name: '', people: [], pairs: [] };
const fold = (all: readonly Pick<RankedList, 'person' | 'items'>[]) =>
  orderFold({
    event: emptyEvent,
    lists: all.map((list) => ({
      ...list,
      items: list.items.toSorted((one, other) => other.score - one.score),
      logLoss: null,
    })),
  });

/** The AUC by comparing each match with each other item, one by one. */
function aucByHand(all: readonly Pick<RankedList, 'person' | 'items'>[], countOf: (person: string) => number): number {
  const items = all.flatMap(({ person: of, items: own }) => own.map((each) => ({ ...each, of })));
  let [points, comparisons] = [0, 0];
  for (const match of items.filter(({ isMatch }) => isMatch))
    for (const other of items.filter(({ isMatch }) => !isMatch)) {
      const times = match.of === other.of ? countOf(match.of) : countOf(match.of) * countOf(other.of);
      comparisons += times;
      points += match.score > other.score ? times : match.score === other.score ? times / 2 : 0;
    }
  return points / comparisons;
}

/** Equal but for rounding; without any comparison both are NaN. */
const near = (value: number) => (Number.isNaN(value) ? NaN : expect.closeTo(value, 12));

test('the AUC is that of all comparisons, a tie counting half', () => {
  fc.assert(
    fc.property(lists, (all) => {
      expect(aucOf([fold(all)])).toEqual(near(aucByHand(all, () => 1)));
    }),
  );
});

test('a person who counts several times is compared with others as often, and never with the copies', () => {
  const counts = fc.record({ a: fc.nat(3), b: fc.nat(3), c: fc.nat(3) });
  fc.assert(
    fc.property(lists, counts, (all, times) => {
      const countOf = (name: string) => times[name as 'a' | 'b' | 'c'];
      expect(aucOf([fold(all)], (each) => countOf(each.person))).toEqual(near(aucByHand(all, countOf)));
    }),
  );
});
