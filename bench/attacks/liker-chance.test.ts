import { expect, test } from 'vitest';
import { compareWithChance, nameLikers } from './liker-chance.ts';

/** All ways to name `likers` of `people`, of whom the first ones like. */
function rightOfAllNamings(people: number, likers: number): number[] {
  const namings = Array.from({ length: 2 ** people }, (_, bits) => bits.toString(2).padStart(people, '0').split(''));
  return namings
    .filter((named) => named.filter((bit) => bit === '1').length === likers)
    .map((named) => named.filter((bit, index) => (bit === '1') === index < likers).length);
}

test.each([1, 3, 5, 6])('chance and margin are those of all ways to name %i of 11', (likers) => {
  const all = rightOfAllNamings(11, likers);
  const mean = all.reduce((sum, right) => sum + right, 0) / all.length;
  const variance = all.reduce((sum, right) => sum + (right - mean) ** 2, 0) / all.length;
  const rounds = Array.from({ length: 20 }, () => ({ people: 11, likers, right: 11 }));
  const { right, chance, margin } = compareWithChance(rounds);
  expect(right).toBe(11);
  expect(chance).toBeCloseTo(mean, 10);
  expect(margin).toBeCloseTo(4 * Math.sqrt(variance / 20), 10);
});

test('those with most evidence are named, and of equal ones those who are drawn', () => {
  const draws = [0.5, 0.1, 0.4, 0.2];
  expect(nameLikers([0, 0, 1, 0], 2, () => draws.shift() ?? 0)).toEqual(new Set([2, 1]));
});
