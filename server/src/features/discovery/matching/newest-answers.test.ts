import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableOf } from './make-lesson-table.ts';
import { unknownProfile } from './model/model.fixture.ts';
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

/** A like without anything more. */
const plain = {
  candidate: 2,
  isLike: true,
  place: null,
  decidingMs: null,
  looked: null,
  hasWords: false,
  ending: null,
};

test('of more answers than there is room for, the newest are kept, those of one moment by their members', () => {
  const start = Date.parse('2026-01-05');
  const newest = createNewestAnswers(2, start);
  const add = (viewer: number, seconds: number) => {
    newest.add({ ...plain, viewer, at: new Date(start + seconds * 1000) });
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

test('each answer is the lesson that it teaches, and counts by its own member, day and kind', () => {
  const start = Date.parse('2026-03-03T06:00:00Z');
  const newest = createNewestAnswers(1000, start);
  let seconds = 0;
  const add = (answer: Partial<Parameters<typeof newest.add>[0]>) =>
    newest.add({ ...plain, viewer: 1, at: new Date(start + (seconds += 1) * 1000), ...answer });
  add({});
  add({ isLike: false, place: 4, decidingMs: 300 });
  add({ decidingMs: 299 });
  add({ hasWords: true });
  add({ looked: 2, place: 9 });
  add({ looked: 1 });
  add({ ending: 0, isLike: false, viewer: 3 });
  add({ ending: 1, isLike: false, viewer: 3, candidate: 1 });
  add({ candidate: 9 });
  add({ viewer: 9 });
  for (let more = 0; more < 30; more += 1) add({ viewer: 4, candidate: 1 });
  // The end of a match is no pass, so the likes go on in a row.
  add({ viewer: 4, isLike: false, ending: 0 });
  for (let more = 0; more < 32; more += 1) add({ viewer: 4, candidate: 1 });
  add({ viewer: 4, candidate: 1, isLike: false });
  add({ viewer: 4, candidate: 1 });
  for (let more = 0; more < 201; more += 1) add({ viewer: 5, isLike: false });
  add({ viewer: 5, isLike: false, at: new Date('2026-03-03T21:00:00Z') });
  for (let more = 0; more < 201; more += 1) add({ viewer: 6, isLike: false, ending: 1 });
  const profiles = new Map([7, 1, 2, 3, 4, 5, 6].map((id) => [id, { ...unknownProfile, age: 20 + id }]));
  const table = tableOf(newest.inOrder(), profiles);
  const of = (id: number) => [...table.viewers.keys()].filter((at) => table.memberIds[table.viewers[at] ?? 0] === id);
  expect([...table.memberIds]).toEqual([7, 1, 2, 3, 4, 5, 6]);
  expect([1, 3, 4, 5, 6, 9].map((id) => of(id).length)).toEqual([5, 2, 63, 201, 200, 0]);
  const lessons = [...of(1), ...of(3), ...of(4).slice(-3), ...of(6).slice(-1)].map((at) => [
    table.memberIds[table.candidates[at] ?? 0],
    table.likes[at],
    table.weights[at],
    table.places[at],
    table.ofPairAlone[at],
    ((table.moments[at] ?? 0) - start) / 1000,
    table.features.ageGap[at],
  ]);
  // The candidate, a like or not, the weight, the place, about the pair alone or not, the second, and the age gap.
  expect(lessons.map((lesson) => lesson.join(' '))).toEqual([
    '2 1 1 0 0 1 0.1',
    '2 0 1 4 0 2 0.1',
    '2 1 1.5 0 0 4 0.1',
    '2 1 1.5 9 0 5 0.1',
    '2 1 1 0 0 6 0.1',
    '2 0 2 0 1 7 -0.1',
    '1 0 2 0 1 8 -0.2',
    '1 1 1 0 0 71 -0.3',
    '1 0 1 0 0 74 -0.3',
    '1 1 1 0 0 75 -0.3',
    '2 0 2 0 1 477 -0.4',
  ]);
});
