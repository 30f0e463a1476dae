import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNewestAnswers } from './newest-answers.ts';

const countMax = 5;
const number = fc.option(fc.nat(2));
const answers = fc.uniqueArray(
  fc.record({
    viewer: fc.integer({ min: 1, max: 2 ** 40 }),
    candidate: fc.nat(9),
    isLike: fc.boolean(),
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-01-09'), noInvalidDate: true }),
    place: number,
    decidingMs: number,
    looked: number,
    hasWords: fc.boolean(),
    ending: number,
  }),
  { maxLength: 60, selector: ({ viewer }) => viewer },
);
const moment = ({ at }: { readonly at: Date }) => at.getTime();

test('the newest answers stay as they were, in the order in which they were given, whatever comes first', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const from = Date.parse('2026-01-03');
      const newest = createNewestAnswers(countMax, from);
      for (const answer of given) newest.add(answer);
      const wanted = given
        .filter((answer) => moment(answer) >= from)
        .toSorted((one, other) => moment(one) - moment(other) || one.viewer - other.viewer)
        .slice(-countMax);
      const columns = newest.inOrder();
      for (const field of Object.keys(columns) as (keyof typeof columns)[])
        expect([...columns[field]], field).toEqual(wanted.map((answer) => Number(answer[field] ?? -1)));
      expect(newest.since()).toBeLessThanOrEqual(Math.min(...wanted.map(moment), Infinity));
    }),
  );
});

test('of more answers than there is room for, the newest are kept, those of one moment by their members', () => {
  const start = Date.parse('2026-01-05');
  const newest = createNewestAnswers(2, start);
  const rest = {
    candidate: 9,
    isLike: true,
    place: null,
    decidingMs: null,
    looked: null,
    hasWords: false,
    ending: null,
  };
  const add = (viewer: number, seconds: number) => {
    newest.add({ ...rest, viewer, at: new Date(start + seconds * 1000) });
    return [[...newest.inOrder().viewer], (newest.since() - start) / 1000];
  };
  expect(add(1, -1)).toEqual([[], 0]);
  expect(add(2, 0)).toEqual([[2], 0]);
  expect(add(3, 30)).toEqual([[2, 3], 0]);
  expect(add(4, 20)).toEqual([[4, 3], 0]);
  expect(add(6, 40)).toEqual([[3, 6], 0]);
  // The memory is full, so the older half goes.
  expect(add(5, 40)).toEqual([[5, 6], 30]);
  expect(add(7, 29)).toEqual([[5, 6], 30]);
  expect(add(8, 30)).toEqual([[5, 6], 30]);
});
