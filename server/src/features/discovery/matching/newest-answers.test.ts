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
