import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRow, getRows } from '../../../database/sql.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { startingWeights } from './model/starting-weights.ts';
import type { Weights } from './model/weights.ts';
import { activateVersion, insertVersion, tryVersion, useVersion } from './versions.repository.ts';
import { activeWeights, isInTrial, keptMs, weightsFor } from './weights-for.ts';

const { database } = await setUpTestDatabase();
const clock = createTestClock();
const dependencies = { database, clock };
const members = Array.from({ length: 2000 }, (_each, at) => 1_000 + at);

/** Weights that differ from others by their base alone. */
const weightsWith = (base: number): Weights => ({ ...startingWeights, base });

async function make(weights: unknown): Promise<number> {
  const row = { now: clock.now(), weights: JSON.stringify(weights), figures: '{}', refusedBecause: null };
  return (await getRow(database, insertVersion, row))?.id ?? 0;
}

const use = (version: number | null) => getRows(database, useVersion, { version, isHeld: true });
const tryOut = (version: number, percent: number) =>
  getRows(database, tryVersion, { version, percent, now: clock.now() });
const baseFor = async (id: number) => (await weightsFor(dependencies, id)).base;

beforeEach(async () => {
  await database.pool.query('delete from matching_choices');
  clock.advance(keptMs);
});

afterEach(() => vi.restoreAllMocks());

test('everybody has the built-in weights until a version is chosen, and half a minute later the version', async () => {
  expect(await weightsFor(dependencies, 1)).toEqual(startingWeights);
  await use(await make(weightsWith(0.25)));
  clock.advance(keptMs - 1);
  expect(await baseFor(1)).toBe(startingWeights.base);
  clock.advance(1);
  expect(await weightsFor(dependencies, 1)).toEqual(weightsWith(0.25));
  await use(null);
  clock.advance(keptMs);
  expect(await baseFor(1)).toBe(startingWeights.base);
});

test('a clock that jumps back is no reason to keep old weights', async () => {
  expect(await baseFor(1)).toBe(startingWeights.base);
  await use(await make(weightsWith(0.5)));
  clock.advance(-1000);
  expect(await baseFor(1)).toBe(0.5);
});

test.each([
  ['a weight is missing', { base: 0.5, of: { ...startingWeights.of, ageGap: undefined } }],
  ['a weight is no number', { base: 0.5, of: { ...startingWeights.of, recency: 'NaN' } }],
  ['a weight is null, as JSON writes NaN', { ...startingWeights, base: NaN }],
  ['a weight is beyond all others', { ...startingWeights, base: 1000 }],
  ['all weights are missing', []],
])('the built-in weights take the place of a damaged version: %s', async (_, weights) => {
  await use(await make(weights));
  expect(await weightsFor(dependencies, 1)).toEqual(startingWeights);
});

test('the built-in weights take the place of a version that is not there', async () => {
  await use(987_654);
  expect(await weightsFor(dependencies, 1)).toEqual(startingWeights);
});

test('a trial is for its part of the members, the same ones every time, and a larger one keeps them', async () => {
  const version = await make(weightsWith(0.75));
  const triers = async (percent: number) => {
    await tryOut(version, percent);
    clock.advance(keptMs);
    const bases = await Promise.all(members.map(baseFor));
    return members.filter((_id, at) => bases[at] === 0.75);
  };
  const tenth = await triers(10);
  expect(tenth.length / members.length).toBeGreaterThan(0.07);
  expect(tenth.length / members.length).toBeLessThan(0.13);
  expect(await triers(10)).toEqual(tenth);
  expect(await triers(30)).toEqual(expect.arrayContaining(tenth));
  expect((await activeWeights(dependencies)).base).toBe(startingWeights.base);
});

test('another trial is for other members', () => {
  const triers = (version: number) => members.filter((id) => isInTrial({ version, percent: 10 }, id));
  expect(triers(1).filter((id) => triers(2).includes(id)).length).toBeLessThan(triers(1).length / 2);
});

test('a refit replaces neither the version that the operator holds nor one beside a trial', async () => {
  const [held, newer] = [await make(weightsWith(0.1)), await make(weightsWith(0.2))];
  const chosen = async () => (await database.pool.query('select version from matching_choices')).rows[0]?.version;
  await use(held);
  await getRows(database, activateVersion, { version: newer });
  expect(await chosen()).toBe(held);
  await getRows(database, useVersion, { version: held, isHeld: false });
  await tryOut(newer, 10);
  await getRows(database, activateVersion, { version: newer });
  expect(await chosen()).toBe(held);
  await getRows(database, useVersion, { version: held, isHeld: false });
  await getRows(database, activateVersion, { version: newer });
  expect(await chosen()).toBe(newer);
});

test('without a database, members keep the last weights, and a new process has the built-in ones', async () => {
  await use(await make(weightsWith(0.3)));
  expect(await baseFor(1)).toBe(0.3);
  vi.spyOn(database.pool, 'query').mockImplementation(() => {
    throw new Error('The line is cut');
  });
  clock.advance(keptMs);
  expect(await baseFor(1)).toBe(0.3);
  const ofNewProcess = { database: { ...database }, clock };
  expect((await weightsFor(ofNewProcess, 1)).base).toBe(startingWeights.base);
});
