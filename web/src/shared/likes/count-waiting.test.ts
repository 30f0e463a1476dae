import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';
import { expect, test } from 'vitest';
import { countWaiting } from './count-waiting.ts';

const liker = (id: number) => ({ id }) as Liker;
const likes = (more: Partial<Likes>): Likes => ({
  plan: 'basic',
  count: 0,
  people: [],
  still_to_come: 0,
  has_answered: false,
  next_on: null,
  as_of: '2026-11-21T09:00:00Z',
  ...more,
});

test.each([
  ['somebody revealed and two to come', likes({ count: 3, people: [liker(1)], still_to_come: 2 }), 3],
  ['the revealed one answered, with the count of the morning', likes({ count: 3, still_to_come: 2 }), 2],
  ['the only one answered, with the count of the morning', likes({ count: 1, has_answered: true }), 0],
  ['Premium with a count that is older than the list', likes({ plan: 'premium', people: [liker(1), liker(2)] }), 2],
  ['Premium with more than are listed', likes({ plan: 'premium', count: 10, people: [liker(1), liker(2)] }), 10],
])('how many wait for an answer: %s', (_, seen, waiting) => {
  expect(countWaiting(seen)).toBe(waiting);
});

test('whoever leaves the page at an answer no longer waits, in both plans', () => {
  const people = [liker(1), liker(2)];
  const left = [liker(2)];
  expect(countWaiting(likes({ count: 3, people, still_to_come: 1 }), left)).toBe(2);
  expect(countWaiting(likes({ plan: 'premium', count: 2, people }), left)).toBe(1);
});

test.each([
  ['basic', 1, 1, 9, 4, 5],
  ['basic', 2, 0, 9, 4, 4],
  ['premium', 2, 2, 9, 4, 9],
  ['premium', 3, 1, 9, 4, 7],
  ['premium', 3, 1, 2, 4, 1],
  ['premium', 3, 3, 3, 0, 3],
  ['premium', 3, 0, 3, 0, 0],
] as const)('%s, %i listed, %i shown, counted %i, %i to come: %i wait', (plan, listed, shown, count, left, waiting) => {
  const people = Array.from({ length: listed }, (_, id) => liker(id));
  expect(countWaiting(likes({ plan, count, people, still_to_come: left }), people.slice(0, shown))).toBe(waiting);
});
