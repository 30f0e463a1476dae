import { expect, test } from 'vitest';
import { putFirst, rankDeck, type Candidate } from './rank-deck.ts';

const viewer = { id: 1, town: 'Nairobi' };
const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);

test('nearer members come before farther ones that were active later, and an unknown town comes last', () => {
  const towns = ['', 'Mombasa', 'Nakuru', 'Thika', 'Kikuyu', 'Nairobi'];
  const candidates = towns.map((town, index) => ({ id: index + 10, town, rankKey: 100 - index * 10 }));
  const ranked = rankDeck(candidates, viewer, '2026-11-21');
  expect(ranked.map(({ town }) => town)).toEqual(['Nairobi', 'Kikuyu', 'Thika', 'Nakuru', 'Mombasa', '']);
});

test('within a band a member who was active later, by more than the shuffle, comes first', () => {
  const candidates = Array.from({ length: 20 }, (_, index) => ({
    id: index + 10,
    town: 'Nairobi',
    rankKey: index * 8,
  }));
  expect(idsOf(rankDeck(candidates, viewer, '2026-11-21'))).toEqual(idsOf(candidates).toReversed());
});

test('the order is shuffled for each viewer and day, and stays the same for a day', () => {
  const candidates = Array.from({ length: 50 }, (_, index) => ({ id: index + 10, town: 'Nairobi', rankKey: 320 }));
  const today = idsOf(rankDeck(candidates, viewer, '2026-11-21'));
  expect(idsOf(rankDeck(candidates.toReversed(), viewer, '2026-11-21'))).toEqual(today);
  expect(idsOf(rankDeck(candidates, viewer, '2026-11-22'))).not.toEqual(today);
  expect(idsOf(rankDeck(candidates, { id: 2, town: 'Nairobi' }, '2026-11-21'))).not.toEqual(today);
  expect(new Set(today).size).toBe(50);
});

// Fails with a shuffle whose numbers are correlated for neighbouring ids.
test('everybody has about the same chance of coming among the first', () => {
  const candidates = Array.from({ length: 20 }, (_, index) => ({ id: index + 10, town: 'Nairobi', rankKey: 320 }));
  const timesFirst = new Map<number, number>();
  for (let id = 1; id <= 2000; id += 1) {
    const [first] = rankDeck(candidates, { id, town: 'Nairobi' }, '2026-11-21');
    timesFirst.set(first?.id ?? 0, (timesFirst.get(first?.id ?? 0) ?? 0) + 1);
  }
  // 100 each on average; 60 is more than four standard deviations off.
  expect(Math.min(...timesFirst.values())).toBeGreaterThan(60);
  expect(timesFirst.size).toBe(20);
});

test('a viewer without a known town sees all towns alike', () => {
  const candidates = [
    { id: 1, town: 'Mombasa', rankKey: 5 },
    { id: 2, town: '', rankKey: 100 },
    { id: 3, town: 'Nairobi', rankKey: 50 },
  ];
  expect(idsOf(rankDeck(candidates, { id: 9, town: '' }, '2026-11-21'))).toEqual([2, 3, 1]);
});

test('who is put first comes in the given order, and nobody comes twice', () => {
  expect(putFirst([9, 3], [1, 3, 2, 9])).toEqual([9, 3, 1, 2]);
  expect(putFirst([], [2, 1])).toEqual([2, 1]);
});

test('the whole order of two viewers on two days', async () => {
  const town = ['Nairobi', 'Thika', 'Kisumu', ''];
  const all = Array.from({ length: 24 }, (_, at) => ({
    id: at < 12 ? at + 1 : at + 2 ** 33,
    town: town[at % 4] ?? '',
    rankKey: (at * 5) % 13,
  }));
  const place = ({ id }: { id: number }) => all.findIndex((each) => each.id === id) + 1;
  const lines = [1, 2 ** 33 + 1].flatMap((id) =>
    ['2026-11-21', '2026-11-22'].map(
      (day) => `viewer ${id} on ${day}: ${rankDeck(all, { id, town: 'Thika' }, day).map(place).join(' ')}`,
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/ranks.txt');
});
