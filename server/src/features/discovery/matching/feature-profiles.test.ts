import { expect, test } from 'vitest';
import type { RankingFacts } from '../../people/profiles/index.ts';
import { basesOf, featureProfileOf, featuresBetween } from './feature-profiles.ts';
import { newMember } from './model/belief.ts';
import { startingWeights } from './model/starting-weights.ts';
import { stateOfRow } from './state-of-row.ts';

const facts: RankingFacts = {
  id: 7,
  isVerified: true,
  age: 41,
  birthday: '1996-11-22',
  town: 'Thika',
  publicIntent: 'friends',
  interests: ['Hiking', 'Music'],
  hasBio: true,
  promptCount: 2,
  photoCount: 2,
  // A Sunday, and the day is the Saturday after it.
  activeOn: '2026-11-15',
};
const profileOf = (more: Partial<RankingFacts> = {}) => featureProfileOf({ ...facts, ...more }, '2026-11-21');

test('a member is ranked as strangers see them on the day', () => {
  expect(profileOf()).toEqual({
    age: 29,
    county: 'Kiambu',
    town: 'Thika',
    goal: 'friends',
    interests: ['Hiking', 'Music'],
    languages: [],
    completeness: 0.4,
    photoCount: 2,
    isVerified: true,
    weeksAway: 1,
  });
  expect(profileOf({ isVerified: false })).toMatchObject({ age: 41, isVerified: false });
  expect(profileOf({ town: '' })).toMatchObject({ county: null, town: '' });
});

test.each([
  [{ photoCount: 0, hasBio: false }, 0],
  [{ photoCount: 1, hasBio: false }, 0.2],
  [{ photoCount: 3, hasBio: false }, 0.4],
  [{ photoCount: 0, promptCount: 3 }, 0.4],
  [{ photoCount: 0, interests: ['a', 'b', 'c'], hasBio: false }, 0.2],
  [{ photoCount: 9, promptCount: 9, interests: ['a', 'b', 'c', 'd'] }, 1],
])('a profile with %j is filled in by %s', (more, completeness) => {
  expect(profileOf(more).completeness).toBeCloseTo(completeness, 12);
});

test.each([
  ['2026-11-16', 0],
  ['2026-11-15', 1],
  ['2026-11-09', 1],
  ['2026-11-08', 2],
  // The clock of another server may be ahead.
  ['2026-11-30', 0],
])('whoever was here last on %s has been away for %i weeks', (activeOn, weeks) => {
  expect(profileOf({ activeOn }).weeksAway).toBe(weeks);
});

test('towns lie apart only if both are known, and each of two sees the other', () => {
  const [one, other] = [profileOf(), profileOf({ town: 'Mombasa', photoCount: 6, birthday: '1986-11-22' })];
  expect(featuresBetween(one, other)).toMatchObject({ ageGap: 1, photoCount: 1, sameTown: 0, distanceBand: 1 });
  expect(featuresBetween(other, one)).toMatchObject({ ageGap: -1, sameTown: 0, distanceBand: 1 });
  expect(featuresBetween(one, one)).toMatchObject({ sameTown: 1, distanceBand: 0 });
  for (const town of [
    { ...other, town: '' },
    { ...other, town: '' },
  ])
    expect([featuresBetween(one, town), featuresBetween(town, one)]).toMatchObject([
      { distanceBand: 0 },
      { distanceBand: 0 },
    ]);
  const { baseOfViewer, baseOfCandidate } = basesOf(startingWeights, one, other);
  expect(basesOf(startingWeights, other, one)).toEqual({
    baseOfViewer: baseOfCandidate,
    baseOfCandidate: baseOfViewer,
  });
  expect(baseOfViewer).not.toBeCloseTo(baseOfCandidate, 3);
});

test('a row gives each of its four numbers, and what is missing is that of a new member', () => {
  const row = { generosityMean: 1, generosityVariance: 0.2, attractivenessMean: -1, attractivenessVariance: 0.3 };
  const state = { generosity: { mean: 1, variance: 0.2 }, attractiveness: { mean: -1, variance: 0.3 } };
  expect(stateOfRow(row)).toEqual(state);
  expect(stateOfRow(null)).toEqual(newMember);
  expect(stateOfRow({ ...row, attractivenessMean: null, attractivenessVariance: null })).toEqual({
    ...state,
    attractiveness: { mean: 0, variance: 0.67 },
  });
  expect(stateOfRow({ ...row, generosityMean: null, generosityVariance: null })).toEqual({
    ...state,
    generosity: { mean: 0, variance: 0.67 },
  });
});
