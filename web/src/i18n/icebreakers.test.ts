import { suggestedInterests } from '@mwanzo/contract/options';
import { expect, test } from 'vitest';
import { icebreakersFor, sharedInterests } from './icebreakers.ts';

test('icebreakers about shared interests come first', () => {
  expect(icebreakersFor(['coffee', 'Hiking'], ['Music', 'Hiking', 'Coffee'])).toEqual([
    'Ngong Hills or the coast?',
    'Best coffee in town?',
  ]);
});

test('icebreakers about the other member’s interests come next', () => {
  expect(icebreakersFor([], ['Music', 'Wood carving', 'Art'])).toEqual([
    'What song is on repeat?',
    'Which artist should I know?',
  ]);
});

test('there are always two different icebreakers', () => {
  expect(new Set(icebreakersFor([], [])).size).toBe(2);
  for (const interest of suggestedInterests) expect(new Set(icebreakersFor([interest], [interest])).size).toBe(2);
});

test('every suggested interest has its own icebreaker', () => {
  const lines = suggestedInterests.map((interest) => icebreakersFor([], [interest])[0]);
  expect(new Set(lines).size).toBe(suggestedInterests.length);
});

test('shared interests are found whatever their case', () => {
  expect(sharedInterests(['HIKING'], ['Hiking', 'Art'])).toEqual(['Hiking']);
});
