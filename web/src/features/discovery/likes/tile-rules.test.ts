import { expect, test } from 'vitest';
import { tilesMax, tilesOf } from './tile-rules.ts';

test('one tile for each person up to eight, no gradient twice', () => {
  expect(tilesOf('2026-11-21', 0)).toEqual([]);
  expect(tilesOf('2026-11-21', 3)).toHaveLength(3);
  const all = tilesOf('2026-11-21', 10);
  expect(all).toHaveLength(tilesMax);
  expect(new Set(all)).toHaveProperty('size', tilesMax);
});

test('the order is that of the day, for any people and any number of them', () => {
  expect(tilesOf('2026-11-21', 8)).toEqual(tilesOf('2026-11-21', 8));
  expect(tilesOf('2026-11-21', 8).slice(0, 3)).toEqual(tilesOf('2026-11-21', 3));
  const orders = new Set(
    Array.from({ length: 28 }, (_, day) => tilesOf(`2026-11-${String(day + 1).padStart(2, '0')}`, 8).join()),
  );
  expect(orders.size).toBeGreaterThan(20);
});
