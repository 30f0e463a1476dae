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
