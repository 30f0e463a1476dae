import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { genderDetails } from '@mwanzo/contract/people/options';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn } from '@mwanzo/contract/nairobi-day';
import { eligibilityFor, isPlain, latestBirthdayFor } from './deck-rules.ts';

const notChosen = { lookingFor: null, minAge: null, maxAge: null, near: null, wants: null, verifiedOnly: false };
const straightWoman = { gender: 'female', orientation: 'straight', town: 'Nairobi', ...notChosen } as const;

test('without a filter the interest must be mutual', () => {
  expect(eligibilityFor(straightWoman, {})).toMatchObject({
    genderKeys: ['male'],
    seeks: ['everyone', 'female', 'female male', 'female other'],
    genderDetail: null,
    orientation: null,
  });
  expect(eligibilityFor({ ...straightWoman, gender: null, orientation: null }, {})).toMatchObject({
    genderKeys: ['female', 'male', 'non-binary', 'other', ''],
    seeks: ['everyone', 'other', 'female other', 'male other'],
  });
  expect(eligibilityFor({ ...straightWoman, gender: 'male' }, {})).toMatchObject({
    genderKeys: ['female'],
    seeks: ['everyone', 'male', 'female male', 'male other'],
  });
});

test("a filter by gender or orientation replaces the viewer's side, and the candidate's side still holds", () => {
  expect(eligibilityFor(straightWoman, { gender: 'female' })).toMatchObject({
    genderKeys: ['female'],
    seeks: ['everyone', 'female', 'female male', 'female other'],
  });
  expect(eligibilityFor(straightWoman, { orientation: 'queer' })).toMatchObject({
    genderKeys: ['female', 'male', 'non-binary', 'other', ''],
    orientation: 'queer',
  });
  expect(eligibilityFor(straightWoman, { orientation: 'queer', gender: 'male' })).toMatchObject({
    genderKeys: ['male'],
    orientation: 'queer',
  });
});

test('ages of a request always narrow, unless it asks for the preferred ones and the member has chosen some', () => {
  const chosen = { ...straightWoman, lookingFor: ['men'], minAge: 40, maxAge: 60, near: 'anywhere' } as const;
  const viewer = { ...chosen, lookingFor: [...chosen.lookingFor] };
  const given = { min_age: 18, max_age: 50 };
  const preferred = { ...given, ages: 'preferred' } as const;
  expect(eligibilityFor(viewer, given)).toMatchObject({ minAge: 40, maxAge: 50 });
  expect(eligibilityFor(straightWoman, given)).toMatchObject({ minAge: 18, maxAge: 50 });
  expect(eligibilityFor(viewer, preferred)).toMatchObject({ minAge: 40, maxAge: 60 });
  expect(eligibilityFor(straightWoman, preferred)).toMatchObject({ minAge: 18, maxAge: 50 });
});

test('no age is no bound, and 100 is no upper one, of preferences and of a request', () => {
  expect(eligibilityFor(straightWoman, {})).toMatchObject({ minAge: null, maxAge: null });
  expect(eligibilityFor({ ...straightWoman, minAge: 99, maxAge: 100 }, {})).toMatchObject({ minAge: 99, maxAge: null });
  expect(eligibilityFor({ ...straightWoman, minAge: 18, maxAge: 99 }, { max_age: 100 })).toMatchObject({ maxAge: 99 });
  expect(eligibilityFor(straightWoman, { min_age: 18, max_age: 100 })).toMatchObject({ minAge: 18, maxAge: null });
});

test('a filter by location replaces the preferred distance', () => {
  const near = { ...straightWoman, near: 'town' } as const;
  expect(eligibilityFor(near, {}).towns).toEqual(['Nairobi']);
  expect(eligibilityFor(near, { location: 'Lamu' }).towns).toBeNull();
});

test('Trans and Genderfluid are details of Non-binary, and Non-binary is all three', () => {
  expect(eligibilityFor(straightWoman, { gender: 'non-binary' })).toMatchObject({
    genderKeys: ['non-binary'],
    genderDetail: null,
  });
  for (const detail of genderDetails)
    expect(eligibilityFor(straightWoman, { gender: detail })).toMatchObject({
      genderKeys: ['non-binary'],
      genderDetail: detail,
    });
});

test('a deck is plain if nothing narrows it but age', () => {
  for (const query of [{}, { search: '' }, { min_age: 20, max_age: 30 }]) expect(isPlain(query)).toBe(true);
  for (const query of [
    { search: 'a' },
    { gender: 'male' },
    { gender: 'trans' },
    { orientation: 'gay' },
    { location: 'Lamu' },
  ] as const)
    expect(isPlain({ ...query, min_age: 20 })).toBe(false);
});

const dates = fc
  .date({ min: new Date('1926-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The birthday of somebody who turns this age within three days of the day. Two random dates hardly ever do. */
function birthdayAround(day: string, age: number, daysLater: number): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() - age, date.getUTCMonth(), date.getUTCDate() + daysLater);
  return date.toISOString().slice(0, 10);
}
const fewDays = fc.integer({ min: -3, max: 3 });

test('the latest birthday for an age separates exactly those who have reached it from those who have not', () => {
  fc.assert(
    fc.property(dates, dates, fc.integer({ min: 18, max: 101 }), fewDays, (any, day, age, daysLater) => {
      for (const birthday of [any, birthdayAround(day, age, daysLater)])
        expect(birthday <= latestBirthdayFor(age, day)).toBe(ageOn(birthday, day) >= age);
    }),
    { numRuns: 2000 },
  );
});

test('somebody born on 29 February turns a year older on 1 March', () => {
  expect(latestBirthdayFor(18, '2026-02-28')).toBe('2008-02-28');
  expect(latestBirthdayFor(18, '2026-03-01')).toBe('2008-03-01');
  expect(latestBirthdayFor(19, '2028-02-29')).toBe('2009-02-28');
  expect(latestBirthdayFor(20, '2028-02-29')).toBe('2008-02-29');
  // 2000 was a leap year, and 1900 was none.
  expect(latestBirthdayFor(28, '2028-02-29')).toBe('2000-02-29');
  expect(latestBirthdayFor(128, '2028-02-29')).toBe('1900-02-28');
});

test('the whole conditions of each viewer with each filter', async () => {
  const chosen = { lookingFor: ['women', 'non-binary'], minAge: 25, maxAge: 100, near: 'town', verifiedOnly: true };
  const viewers = [
    ['a woman', straightWoman],
    ['a gay man', { ...straightWoman, gender: 'male', orientation: 'gay' }],
    ['somebody without a gender', { ...straightWoman, gender: null, orientation: null, town: '' }],
    ['a man who has chosen', { ...straightWoman, ...chosen, gender: 'male', wants: ['friends'] }],
  ] as unknown as readonly (readonly [string, Parameters<typeof eligibilityFor>[0]])[];
  const queries: readonly DeckQuery[] = [
    {},
    { gender: 'other' },
    { gender: 'trans' },
    { orientation: 'queer' },
    { orientation: 'gay', gender: 'male' },
    { location: 'Lamu', search: 'chess' },
    { min_age: 30, max_age: 40 },
    { min_age: 30, max_age: 100, ages: 'preferred' },
    { max_age: 20 },
  ];
  const lines = viewers.flatMap(([words, viewer]) =>
    queries.map((query) => {
      const plain = isPlain(query) ? 'plain' : 'filtered';
      return `${words} ${JSON.stringify(query)} (${plain}): ${JSON.stringify(eligibilityFor(viewer, query))}`;
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/conditions.txt');
});
