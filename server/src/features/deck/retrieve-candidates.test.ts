import type { DeckQuery } from '@mwanzo/contract/deck';
import { ageOn, nairobiDay } from '@mwanzo/contract/nairobi-day';
import { genderDetails, genderFilters, genders, orientations, visibilities } from '@mwanzo/contract/options';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { searchWordsOf } from '../profiles/index.ts';
import { isPlain } from './deck-rules.ts';
import { queueSize, retrieveCandidates } from './retrieve-candidates.ts';

const { database } = await setUpTestDatabase();
const today = nairobiDay(new Date('2026-11-21T09:00:00Z'));

const towns = ['Nairobi', 'Kisumu', 'Kikuyu', ''] as const;

const personTraits = fc.record({
  gender: fc.option(fc.constantFrom(...genders)),
  detail: fc.option(fc.constantFrom(...genderDetails)),
  orientation: fc.option(fc.constantFrom(...orientations)),
  visibility: fc.constantFrom(...visibilities),
  age: fc.integer({ min: 18, max: 60 }),
  birthday: fc.constantFrom('2008-11-21', '2008-11-20', '1996-11-22', '1996-11-21', '1980-02-29', '1970-01-01'),
  isVerified: fc.boolean(),
  isSaved: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  isActive: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  town: fc.constantFrom(...towns),
  name: fc.constantFrom('Amina Wanjiru', 'Brian', 'Ámina', "Ng'ang'a"),
  interests: fc.subarray(['Hiking', 'Music', 'Nyama choma']),
  /** The viewer's answer to this member, and this member's to the viewer; null is none. */
  answered: fc.option(fc.boolean(), { freq: 2 }),
  answers: fc.option(fc.boolean(), { freq: 2 }),
});
type Traits = typeof personTraits extends fc.Arbitrary<infer T> ? T : never;
type Person = Traits & { id: number };

/** The first is the viewer, who sometimes has the lower and sometimes the higher id of a pair. */
const people = fc
  .tuple(fc.array(personTraits, { minLength: 2, maxLength: 40 }), fc.boolean())
  .map(([list, isTurned]): Person[] =>
    list.map((traits, index) => ({
      ...traits,
      detail: traits.gender === 'non-binary' ? traits.detail : null,
      id: isTurned ? list.length - index : index + 1,
    })),
  );

const filters = {
  gender: fc.constantFrom(...genderFilters),
  orientation: fc.constantFrom(...orientations),
  min_age: fc.integer({ min: 18, max: 35 }),
  max_age: fc.integer({ min: 35, max: 100 }),
  location: fc.constantFrom('Kisumu', 'Westlands, NAIROBI', 'estate', 'nowhere'),
  search: fc.constantFrom('ami', 'AMINA', 'hik mus', 'nganga', 'choma', 'zzz', '!!'),
};

const someFilters = fc.shuffledSubarray(['gender', 'orientation', 'min_age', 'max_age', 'location', 'search'], {
  minLength: 1,
  maxLength: 2,
});

// Mostly one or two filters: all at once leave hardly anybody.
const queries: fc.Arbitrary<DeckQuery> = fc
  .tuple(fc.record(filters), someFilters, fc.nat({ max: 9 }))
  .map(([all, names, chance]) =>
    chance === 0 ? all : Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
  );

/** The rules of docs/product.md, "Who is in a deck", sentence by sentence. */
function isOpenTo(person: Person, other: Person, usesHidden: boolean): boolean {
  return (!usesHidden && person.visibility !== 'everyone') || seeks(person, other);
}

function seeks(person: Person, other: Person): boolean {
  const isBinary = person.gender === 'female' || person.gender === 'male';
  if (isBinary && person.orientation === 'straight')
    return other.gender === (person.gender === 'female' ? 'male' : 'female');
  if (isBinary && (person.orientation === 'gay' || person.orientation === 'lesbian'))
    return other.gender === person.gender;
  return true;
}

function locationOf(person: Person): string {
  return person.town === '' ? 'Some estate' : person.town;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('á', 'a').replaceAll("'", '');
}

function isEligible(viewer: Person, other: Person, query: DeckQuery, usesHidden: boolean): boolean {
  if (other.id === viewer.id || !other.isSaved || !other.isActive || other.answered !== null) return false;
  if (!isOpenTo(other, viewer, usesHidden)) return false;
  const { gender, orientation } = query;
  if (gender === undefined && orientation === undefined && !seeks(viewer, other)) return false;
  const shownDetail = other.visibility === 'everyone' ? other.detail : null;
  if (gender !== undefined && other.gender !== gender && shownDetail !== gender) return false;
  if (orientation !== undefined && (other.orientation !== orientation || other.visibility !== 'everyone')) return false;
  const age = other.isVerified ? ageOn(other.birthday, today) : other.age;
  if (age < (query.min_age ?? 0) || age > (query.max_age ?? 200)) return false;
  if (query.location !== undefined) {
    const named = towns.find((town) => town !== '' && plain(query.location ?? '').includes(plain(town)));
    if (named === undefined ? !plain(locationOf(other)).includes(plain(query.location)) : other.town !== named)
      return false;
  }
  const has = [other.name, ...other.interests].flatMap((text) => plain(text).split(' '));
  if (query.search === '!!') return false;
  return (query.search ?? '').split(' ').every((word) => has.some((text) => text.startsWith(plain(word))));
}

async function store(all: readonly Person[]): Promise<void> {
  await database.pool.query('truncate users cascade');
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at) select id, id || '@mwanzo.test', 'none', 'M', now() from generate_series(1, $1::int) id`,
    [all.length],
  );
  const rows = all.map((person) => ({
    ...person,
    location: locationOf(person),
    words: searchWordsOf(person.name, person.interests),
  }));
  await database.pool.query(
    `insert into profiles (user_id, name, age, birthday, location, location_folded, town, gender, gender_detail, orientation, orientation_visibility,
       is_verified, is_active, saved_at, active_on, search_words)
     select id, name, age, birthday, location, lower(location), town, gender, detail, orientation, visibility, "isVerified", "isActive",
       case when "isSaved" then now() end, '2026-11-21', words
     from json_to_recordset($1) as person (id bigint, name text, age int, birthday date, location text, town text, gender text, detail text,
       orientation text, visibility text, "isVerified" boolean, "isActive" boolean, "isSaved" boolean, words text[])`,
    [JSON.stringify(rows)],
  );
  const [viewer, ...others] = all;
  for (const { id, answered, answers } of others) {
    if (!viewer || (answered === null && answers === null)) continue;
    const values = viewer.id < id ? [viewer.id, id, answered, answers] : [id, viewer.id, answers, answered];
    await database.pool.query(
      'insert into pairs (low_id, high_id, low_liked, high_liked) values ($1, $2, $3, $4)',
      values,
    );
  }
}

const notChosen = { lookingFor: null, minAge: null, maxAge: null, near: null, wants: null, verifiedOnly: false };

function viewerOf({ id, gender, orientation, town, isVerified, birthday, age }: Person, usesHidden: boolean) {
  const shownAge = isVerified ? ageOn(birthday, today) : age;
  return { id, gender, orientation, town, isVerified, age: shownAge, publicIntent: null, ...notChosen, usesHidden };
}

async function expectExactlyTheEligible(all: readonly Person[], query: DeckQuery): Promise<void> {
  const [viewer] = all;
  if (!viewer) return;
  // As for a verified viewer.
  const usesHidden = isPlain(query);
  const expected = all.filter((other) => isEligible(viewer, other, query, usesHidden)).map(({ id }) => id);
  const { candidates, isWhole } = await retrieveCandidates(database, viewerOf(viewer, usesHidden), query, today);
  expect(candidates.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
    expected.sort((one, other) => one - other),
  );
  expect(isWhole).toBe(true);
}

// Red without one side of the mutual interest, a hidden value, a bound of the age or one direction of the
// pairs.
test(
  'exactly the members who are eligible by the rules are found, under any filter',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(people, fc.array(queries, { minLength: 6, maxLength: 6 }), async (all, asked) => {
        await store(all);
        for (const query of [{}, ...asked]) await expectExactlyTheEligible(all, query);
      }),
      { numRuns: 60 },
    );
  },
);

async function storeMany(count: number, town: string, firstId: number): Promise<void> {
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
     select id, id || '@mwanzo.test', 'none', 'M', now() from generate_series($1::int, $1::int + $2::int - 1) id`,
    [firstId, count],
  );
  await database.pool.query(
    `insert into profiles (user_id, name, age, birthday, location, location_folded, town, gender, orientation, saved_at, active_on, rank_key, search_words)
     select id, 'M', 30, '1996-01-01', 'x', 'x', $3, 'male', 'straight', now(), '2026-11-21', id % 977, '{music}' from generate_series($1::int, $1::int + $2::int - 1) id`,
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
});

test('a town with too few members is filled up from the nearest, and one full branch far away does not hide the others', async () => {
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
