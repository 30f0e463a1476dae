import { expect, test } from 'vitest';
import { createKnownMatches } from './known-matches.ts';

test('a match is known in both directions until the two are no match any more', () => {
  const known = createKnownMatches();
  expect(known.has(1, 2)).toBe(false);
  known.note(1, 2, true);
  expect([known.has(1, 2), known.has(2, 1), known.has(1, 3)]).toEqual([true, true, false]);
  known.note(2, 1, false);
  expect(known.has(1, 2)).toBe(false);
});

test('the pair that has not written for longest makes room', () => {
  const known = createKnownMatches();
  known.note(1, 2, true);
  for (let id = 3; id < 10_002; id += 1) known.note(1, id, true);
  known.note(1, 2, true);
  known.note(1, 10_002, true);
  expect([known.has(1, 2), known.has(1, 3), known.has(1, 4)]).toEqual([true, false, true]);
});
