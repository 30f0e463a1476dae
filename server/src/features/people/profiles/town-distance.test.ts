import { towns } from '@mwanzo/contract/towns';
import { expect, test } from 'vitest';
import { distanceBand, distanceKm, townRings } from './town-distance.ts';

function town(name: string) {
  const found = towns.find((other) => other.name === name);
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
}

test('distances are as on the map', () => {
  expect(distanceKm(town('Nairobi'), town('Mombasa'))).toBeGreaterThan(435);
  expect(distanceKm(town('Nairobi'), town('Mombasa'))).toBeLessThan(445);
  // A degree of longitude is half as long at 60 degrees as at the equator, where it has a 360th of the circumference.
  const at = (latitude: number, longitude: number) => ({ ...town('Nairobi'), latitude, longitude });
  expect(distanceKm(at(0, 36), at(0, 37))).toBeCloseTo(111.195, 3);
  expect(distanceKm(at(60, 36), at(60, 37))).toBeCloseTo(55.597, 2);
  expect(distanceKm(at(-1, 36), at(1, 36))).toBeCloseTo(222.39, 2);
  expect(distanceKm(town('Thika'), town('Thika'))).toBe(0);
});

test('bands grow from the same town outwards, and are the same in both directions', () => {
  expect(['Nairobi', 'Kikuyu', 'Thika', 'Nakuru', 'Lamu', ''].map((name) => distanceBand('Nairobi', name))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  for (const one of towns)
    for (const other of towns) expect(distanceBand(one.name, other.name)).toBe(distanceBand(other.name, one.name));
  expect(distanceBand('', 'Nairobi')).toBe(0);
});

test('the rings hold every town and the unknown one exactly once, nearer ones first', () => {
  const everyTown = ['', ...towns.map(({ name }) => name)].sort();
  for (const { name } of towns) {
    const rings = townRings(name);
    expect(rings.map(({ length }) => length)).toEqual([1, 8, 24, everyTown.length - 33]);
    expect(rings.flat().sort()).toEqual(everyTown);
  }
  for (const from of towns) {
    const kmOf = townRings(from.name).map((ring) =>
      ring.filter((name) => name !== '').map((name) => distanceKm(from, town(name))),
    );
    for (const [at, ring] of kmOf.slice(1).entries())
      expect(Math.min(...ring), from.name).toBeGreaterThanOrEqual(Math.max(...(kmOf[at] ?? [])));
  }
  // The unknown town is searched last.
  expect(townRings('Nairobi')[3]).toContain('');
  expect(townRings('')).toHaveLength(1);
  expect([...(townRings('')[0] ?? [])].sort()).toEqual(everyTown);
});

test('how far each town is from Nairobi and Mombasa, and in which ring and band', async () => {
  const rings = townRings('Mombasa');
  const lines = towns.map((each) => {
    const km = ['Nairobi', 'Mombasa'].map((from) => Math.round(distanceKm(town(from), each)));
    const ring = rings.findIndex((names) => names.includes(each.name));
    const band = distanceBand('Mombasa', each.name);
    return `${each.name}: ${km.join(' and ')} km, ring ${ring} and band ${band} of Mombasa`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/distances.txt');
});
