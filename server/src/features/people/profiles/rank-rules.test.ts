import { expect, test } from 'vitest';
import { mixBits, rankKeyOn, weekOf } from './rank-rules.ts';

const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];

// Fails if the rank reveals anything finer than the week, from Monday to Sunday.
test('the order stays the same for a week', () => {
  for (let id = 1; id < 500; id += 1) {
    const keys = new Set(week.map((day) => rankKeyOn(id * 123_456_789, day)));
    expect(keys.size).toBe(1);
    expect(keys).not.toContain(rankKeyOn(id * 123_456_789, '2026-11-15'));
    expect(keys).not.toContain(rankKeyOn(id * 123_456_789, '2026-11-23'));
  }
});

test('a member who was here in a later week comes first', () => {
  for (let id = 1; id < 2000; id += 1)
    expect(rankKeyOn(id, '2026-11-23')).toBeGreaterThan(rankKeyOn(id + 1, '2026-11-22'));
});

test('chance spreads members evenly over the week, and differently each week', () => {
  const places = Array.from({ length: 7000 }, (_, id) => rankKeyOn(id + 1, '2026-11-18') - 319);
  for (const part of week.keys())
    expect(places.filter((place) => Math.floor(place) === part).length).toBeGreaterThan(900);
  const nextWeek = Array.from({ length: 7000 }, (_, id) => rankKeyOn(id + 1, '2026-11-25') - 326);
  expect(places.filter((place, index) => Math.abs(place - (nextWeek[index] ?? 0)) < 0.01).length).toBeLessThan(100);
});

test('a week has its number from its Monday to its Sunday, and 0 is the one in which 2026 begins', () => {
  const days = ['2025-12-28', '2025-12-29', '2026-01-01', '2026-01-04', '2026-01-05', '2026-11-22', '2026-11-23'];
  expect(days.map(weekOf)).toEqual([-1, 0, 0, 0, 1, 46, 47]);
});

// Values of the published function (https://github.com/aappleby/smhasher, fmix32).
test.each([
  [0, 0],
  [1, 0x514e28b7],
  [2, 0x30f4c306],
  [0xffffffff, 0x81f16f39],
])('the bits of %i are mixed to %i', (value, mixed) => {
  expect(mixBits(value)).toBe(mixed);
});

test('two members whose numbers differ in a high bit alone have different ranks', () => {
  const ranks = [1, 1 + 2 ** 32, 1 + 2 ** 33, 1 + 3 * 2 ** 32].map((id) => rankKeyOn(id, '2026-11-18'));
  expect(new Set(ranks).size).toBe(4);
  for (const rank of ranks) expect(Math.floor(rank)).toBeGreaterThanOrEqual(319);
  for (const rank of ranks) expect(rank).toBeLessThan(326);
});
