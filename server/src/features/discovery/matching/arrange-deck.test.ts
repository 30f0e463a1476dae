import { expect, test } from 'vitest';
import { areNearDuplicates, arrangeDeck, littleSeenEvery, type Scored } from './arrange-deck.ts';
import { unknownProfile } from './model/model.fixture.ts';

const person = (id: number, traits: Partial<Scored> = {}): Scored => ({
  id,
  profile: { ...unknownProfile, town: 'Nairobi', age: 20 + 3 * id, interests: ['Hiking', 'Music'] },
  isLittleSeen: false,
  ...traits,
});
const idsOf = (all: readonly Scored[]) => all.map(({ id }) => id);

test('two who are nearly the same do not follow each other while somebody else is close by', () => {
  const [one, other] = [person(1), person(2, { profile: person(1).profile })];
  expect(areNearDuplicates(one.profile, other.profile)).toBe(true);
  expect(idsOf(arrangeDeck([one, other, person(3), person(4)]))).toEqual([1, 3, 2, 4]);
  expect(idsOf(arrangeDeck([one, other]))).toEqual([1, 2]);
});

test.each([
  { town: 'Kisumu' },
  { goal: 'marriage' },
  { age: 25 },
  { age: null },
  { interests: ['Hiking', 'Wine'] },
  { interests: [] },
])('people who differ by %o are no near-duplicates', (difference) => {
  const profile = { ...person(1).profile, age: 23 };
  expect(areNearDuplicates(profile, { ...profile, ...difference })).toBe(false);
});

test('of eight in a row one is little seen, and the others keep their order', () => {
  const many = Array.from({ length: 24 }, (_, index) => person(index + 1, { isLittleSeen: index >= 22 }));
  const ids = idsOf(arrangeDeck(many));
  expect([ids[littleSeenEvery - 1], ids[2 * littleSeenEvery - 1]]).toEqual([23, 24]);
  expect(ids.filter((id) => id <= 22)).toEqual(idsOf(many.slice(0, 22)));
});

test('somebody little seen who already stands high takes the slot', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    person(index + 1, { isLittleSeen: index === 3 || index === 19 }),
  );
  expect(idsOf(arrangeDeck(many)).indexOf(20)).toBe(3 + littleSeenEvery);
});

test.each([
  [{ age: 22 }, { age: 23 }],
  [{ age: 24 }, { age: 23 }],
  [{ interests: ['Hiking', 'Music', 'Wine'] }, {}],
  [{ goal: null }, { goal: null }],
])('people who are %o and %o are near-duplicates', (one, other) => {
  const profile = { ...person(1).profile, age: 23 };
  expect(areNearDuplicates({ ...profile, ...one }, { ...profile, ...other })).toBe(true);
  expect(areNearDuplicates({ ...profile, ...other }, { ...profile, ...one })).toBe(true);
});

test.each([
  // Exactly half of the longer list is shared.
  [{ interests: ['Hiking', 'Music', 'Wine', 'Tea'] }, {}],
  [{ age: null }, { age: null }],
  [{ age: 26 }, { age: 23 }],
  [{ interests: [] }, { interests: [] }],
])('people who are %o and %o are none', (one, other) => {
  const profile = { ...person(1).profile, age: 23 };
  expect(areNearDuplicates({ ...profile, ...one }, { ...profile, ...other })).toBe(false);
  expect(areNearDuplicates({ ...profile, ...other }, { ...profile, ...one })).toBe(false);
});

test('somebody different is brought forward from among the next five only', () => {
  const same = Array.from({ length: 7 }, (_, at) => person(at + 1, { profile: person(1).profile }));
  expect(idsOf(arrangeDeck([...same, person(8)]))).toEqual([1, 2, 3, 8, 4, 5, 6, 7]);
});
