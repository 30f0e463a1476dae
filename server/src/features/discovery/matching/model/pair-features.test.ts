import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unknownProfile } from './model.fixture.ts';
import { featureNames, featuresOf, type FeatureProfile } from './pair-features.ts';
import { startingWeights } from './starting-weights.ts';
import { baseOf } from './weights.ts';

const amina: FeatureProfile = {
  age: 27,
  county: 'Nairobi',
  town: 'Nairobi',
  goal: 'relationship',
  interests: ['Hiking', 'Music', 'Art', 'Coffee'],
  languages: ['en', 'sw'],
  completeness: 0.75,
  photoCount: 3,
  isVerified: true,
  weeksAway: 1,
};
const brian: FeatureProfile = {
  ...amina,
  age: 32,
  town: 'Kasarani',
  interests: ['Hiking'],
  languages: ['sw'],
  photoCount: 9,
  isVerified: false,
};

test('the features of a candidate for a viewer', () => {
  expect(featuresOf(amina, brian, 1)).toEqual({
    ageGap: 0.5,
    ageDistance: 0.5,
    sameTown: 0,
    sameCounty: 1,
    distanceBand: 0.25,
    sameGoal: 1,
    sharedInterests: 0.2,
    interestCosine: 0.5,
    languageOverlap: 1,
    completeness: 0.75,
    photoCount: 1,
    isVerified: 0,
    recency: 0.75,
  });
  expect(featuresOf(brian, amina, 1)).toMatchObject({ ageGap: -0.5, ageDistance: 0.5, photoCount: 0.5, isVerified: 1 });
});

test('two unknownProfile profiles have no features, because nothing follows from an empty field', () => {
  const features = featuresOf(unknownProfile, unknownProfile, null);
  expect(Object.keys(features).toSorted()).toEqual([...featureNames].toSorted());
  expect(Object.values(features).every((value) => value === 0)).toBe(true);
  expect(baseOf(startingWeights, features)).toBe(startingWeights.base);
});

test('a hidden goal or age counts as if nobody had typed it', () => {
  const hidden = featuresOf(amina, { ...brian, goal: null, age: null }, 1);
  expect(hidden).toEqual({ ...featuresOf(amina, brian, 1), sameGoal: 0, ageGap: 0, ageDistance: 0 });
});

test('no profile is so odd that a feature leaves its bounds', () => {
  const profile = fc.record({
    age: fc.option(fc.integer()),
    county: fc.option(fc.string()),
    town: fc.option(fc.string()),
    goal: fc.option(fc.string()),
    interests: fc.uniqueArray(fc.string()),
    languages: fc.uniqueArray(fc.string()),
    completeness: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    photoCount: fc.option(fc.nat()),
    isVerified: fc.option(fc.boolean()),
    weeksAway: fc.option(fc.nat()),
  });
  fc.assert(
    fc.property(profile, profile, fc.option(fc.nat()), (viewer, candidate, band) => {
      for (const value of Object.values(featuresOf(viewer, candidate, band)))
        expect(value >= -2 && value <= 2).toBe(true);
    }),
  );
});

test('a weight that is no number counts as none', () => {
  const broken = { base: NaN, of: { ...startingWeights.of, ageDistance: NaN, sameGoal: Infinity } };
  const features = { ...featuresOf(amina, brian, 1), ageGap: 0 };
  const mended = { base: 0, of: { ...startingWeights.of, ageDistance: 0, sameGoal: 0 } };
  expect(baseOf(broken, features)).toBe(baseOf(mended, features));
});

test.each([
  ['ageGap', { age: 47 }, { age: 27 }, null, -2],
  ['ageGap', { age: 48 }, { age: 27 }, null, -2],
  ['ageGap', { age: 27 }, { age: 46 }, null, 1.9],
  ['ageGap', { age: 27 }, { age: 60 }, null, 2],
  ['ageDistance', { age: 60 }, { age: 27 }, null, 2],
  ['ageGap', { age: null }, { age: 27 }, null, 0],
  ['sameTown', { town: 'Thika' }, { town: 'Thika' }, null, 1],
  ['sameTown', { town: '' }, { town: '' }, null, 0],
  ['sameTown', { town: null }, { town: null }, null, 0],
  ['sameCounty', { county: 'Nairobi' }, { county: 'Kiambu' }, null, 0],
  ['sameGoal', { goal: 'friends' }, { goal: 'relationship' }, null, 0],
  ['distanceBand', {}, {}, 0, 0],
  ['distanceBand', {}, {}, 3, 0.75],
  ['distanceBand', {}, {}, 5, 1],
  ['sharedInterests', { interests: [...'abcdef'] }, { interests: [...'abcdef'] }, null, 1],
  ['sharedInterests', { interests: [...'abcdef'] }, { interests: [...'defg'] }, null, 0.6],
  ['interestCosine', { interests: [...'abcd'] }, { interests: [...'abcd'] }, null, 1],
  ['interestCosine', { interests: [] }, { interests: [...'abcd'] }, null, 0],
  ['languageOverlap', { languages: ['en'] }, { languages: ['sw'] }, null, 0],
  ['languageOverlap', { languages: ['en', 'sw'] }, { languages: ['sw', 'en'] }, null, 1],
  ['completeness', { completeness: 0.2 }, { completeness: null }, null, 0],
  ['photoCount', {}, { photoCount: 6 }, null, 1],
  ['photoCount', {}, { photoCount: null }, null, 0],
  ['isVerified', { isVerified: false }, { isVerified: true }, null, 1],
  ['isVerified', {}, { isVerified: null }, null, 0],
  ['recency', {}, { weeksAway: 0 }, null, 1],
  ['recency', {}, { weeksAway: 4 }, null, 0],
  ['recency', {}, { weeksAway: 9 }, null, 0],
  ['recency', { weeksAway: 0 }, { weeksAway: null }, null, 0],
] as const)('%s of %j about %j in band %s is %s', (name, viewer, candidate, band, value) => {
  expect(featuresOf({ ...amina, ...viewer }, { ...amina, ...candidate }, band)[name]).toBeCloseTo(value, 12);
});

test('the weights before the first refit are those of the documentation', () => {
  expect(startingWeights).toEqual({
    base: -0.68,
    of: {
      ageGap: -0.23,
      ageDistance: -0.12,
      sharedInterests: 0.4,
      interestCosine: 0.16,
      sameGoal: 0.1,
      sameTown: 0.2,
      sameCounty: 0.1,
      distanceBand: -0.6,
      languageOverlap: 0.1,
      completeness: 0.2,
      photoCount: 0.2,
      isVerified: 0.2,
      recency: 0.1,
    },
  });
});
