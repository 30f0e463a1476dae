import { expect, test } from 'vitest';
import { rankKeyOn } from './rank-rules.ts';

test('the order stays the same for a day', () => {
  expect(rankKeyOn(123_456_789_012, '2026-11-21')).toBe(rankKeyOn(123_456_789_012, '2026-11-21'));
});

test('a member who was here three days later always comes first', () => {
  for (let id = 1; id < 2000; id += 1)
    expect(rankKeyOn(id, '2026-11-24')).toBeGreaterThan(rankKeyOn(id + 1, '2026-11-21'));
});

test('chance spreads members evenly over three days, and differently each day', () => {
  const places = Array.from({ length: 3000 }, (_, id) => rankKeyOn(id + 1, '2026-01-01'));
  const inThird = (third: number) => places.filter((place) => Math.floor(place) === third).length;
  for (const third of [0, 1, 2]) expect(inThird(third)).toBeGreaterThan(900);
  const nextDay = Array.from({ length: 3000 }, (_, id) => rankKeyOn(id + 1, '2026-01-02') - 1);
  expect(places.filter((place, index) => Math.abs(place - (nextDay[index] ?? 0)) < 0.01).length).toBeLessThan(100);
});
