import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { genderFilters, orientations } from '@mwanzo/contract/people/options';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { countCrowds } from './deck-counts.repository.ts';
import { eligibilityFor, isPlain } from './deck-rules.ts';
import { isEligible, notChosen, people, storePeople, today, viewerOf, type Person } from './eligible-people.fixture.ts';
import { placeOf, textFilterOf } from './place-and-text.ts';
import { queueSize, retrieveCandidates } from './retrieve-candidates.ts';
import { proofSize } from '../../../testing/proof-size.ts';

const { database } = await setUpTestDatabase();

/** The ages are those of several people, or a year beside them. */
const filters = {
  gender: fc.constantFrom(...genderFilters),
  orientation: fc.constantFrom(...orientations),
  min_age: fc.constantFrom(19, 30, 31),
  max_age: fc.constantFrom(45, 46, 55, 100),
  ages: fc.constant('preferred' as const),
  location: fc.constantFrom('Kisumu', 'Westlands, NAIROBI', 'estate', 'nowhere'),
  search: fc.constantFrom('ami', 'AMINA', 'hik mus', 'nganga', 'choma', 'zzz', '!!'),
};

const someFilters = fc.shuffledSubarray(['gender', 'orientation', 'min_age', 'max_age', 'ages', 'location', 'search'], {
  minLength: 1,
  maxLength: 2,
});

// Mostly one or two filters: all filters at once leave hardly anybody.
const queries: fc.Arbitrary<DeckQuery> = fc
  .tuple(fc.record(filters), someFilters, fc.nat({ max: 9 }))
  .map(([all, names, chance]) =>
    chance === 0 ? all : Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
  );

/** Counts the found people, so that the test does not only compare empty lists. */
async function expectExactlyTheEligible(all: readonly Person[], query: DeckQuery): Promise<number> {
  const [viewer] = all;
  if (!viewer) return 0;
  // The viewer is verified.
  const usesHidden = isPlain(query);
  const expected = all.filter((other) => isEligible(viewer, other, query, usesHidden)).map(({ id }) => id);
  const { candidates, isWhole } = await retrieveCandidates(database, viewerOf(viewer, usesHidden), query, today);
  expect(candidates.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
    expected.sort((one, other) => one - other),
  );
  expect(isWhole).toBe(true);
  // Everybody is counted by their public values.
  const seen = all.filter((other) => isEligible(viewer, other, query, false)).length;
  expect(await countOf(viewer, query)).toBe(seen);
  return seen;
}

async function countOf(person: Person, query: DeckQuery): Promise<number> {
  const { usesHidden: _, ...viewer } = viewerOf(person, false);
  const text = textFilterOf(query);
  if (text === 'nothing') return 0;
  const eligibility = eligibilityFor(viewer, query);
  const crowd = { eligibility: { ...eligibility, towns: placeOf(query) ?? eligibility.towns }, except: null, text };
  const [counted = 0] = await countCrowds(database, { viewer, crowds: [crowd], today });
  return counted;
}

// Fails without one side of the mutual interest, a hidden value, a bound of the age or one direction of the pairs.
test(
  'exactly the members who are eligible by the rules are found, under any filter',
  { timeout: 120_000 },
  async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(people, fc.array(queries, { minLength: 6, maxLength: 6 }), async (all, asked) => {
        await storePeople(database, all);
        for (const query of [{}, ...asked]) found += await expectExactlyTheEligible(all, query);
      }),
      { numRuns: proofSize(10, 60) },
    );
    expect(found).toBeGreaterThan(proofSize(50, 300));
  },
);

async function storeMany(count: number, town: string, firstId: number): Promise<void> {
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
     select id, id || '@mwanzo.test', 'none', 'M', now() from generate_series($1::int, $1::int + $2::int - 1) id`,
    [firstId, count],
  );
  await database.pool.query(
    `insert into profiles (user_id, name, age, birthday, location, location_folded, town, gender, orientation, saved_at,
      active_on, rank_key, search_words)
     select id, 'M', 30, '1996-01-01', 'x', 'x', $3, 'male', 'straight', now(), '2026-11-21', id % 977, '{music}'
       from generate_series($1::int, $1::int + $2::int - 1) id`,
    [firstId, count, town],
  );
}

const viewer = {
  id: 900_000,
  gender: 'female',
  orientation: 'straight',
  town: 'Nairobi',
  age: 30,
  publicIntent: null,
  isVerified: true,
  ...notChosen,
  usesHidden: true,
} as const;

test('from a town with more than enough members the best ranked are taken, and from no other town', async () => {
  await database.pool.query('truncate users cascade');
  await storeMany(700, 'Nairobi', 1);
  await storeMany(50, 'Kikuyu', 10_001);
  const { candidates, isWhole } = await retrieveCandidates(database, viewer, {}, today);
  expect(isWhole).toBe(false);
  expect(candidates).toHaveLength(queueSize);
  expect(Math.min(...candidates.map(({ rankKey }) => rankKey))).toBe(701 - queueSize);
  expect(new Set(candidates.map(({ town }) => town))).toEqual(new Set(['Nairobi']));
  const wholeOf = async (location: string) => (await retrieveCandidates(database, viewer, { location }, today)).isWhole;
  expect([await wholeOf('Nairobi'), await wholeOf('Kikuyu')]).toEqual([false, true]);
});

test('a town with too few members is filled up from the nearest ones, whatever is far away', async () => {
  await database.pool.query('truncate users cascade');
  await storeMany(30, 'Nairobi', 1);
  await storeMany(3, 'Kikuyu', 1001);
  await storeMany(900, 'Lamu', 10_001);
  await storeMany(3, 'Moyale', 20_001);
  const { candidates, isWhole } = await retrieveCandidates(database, viewer, {}, today);
  const count = (town: string) => candidates.filter((candidate) => candidate.town === town).length;
  expect(isWhole).toBe(false);
  expect([count('Nairobi'), count('Kikuyu'), count('Moyale')]).toEqual([30, 3, 3]);
  expect(candidates.length).toBeGreaterThanOrEqual(queueSize);
  const searched = await retrieveCandidates(database, viewer, { search: 'mus' }, today);
  expect(searched.candidates.length).toBe(936);
});
