import { expect, test } from 'vitest';
import { eligibilityFor, type DeckViewer } from './deck-rules.ts';
import { stepFurther } from './near-rules.ts';
import { roughly } from './rough-count-rules.ts';
import { stepsWorthOffering, wideningsOf } from './wider-rules.ts';

const viewer: DeckViewer = {
  id: 1,
  gender: 'female',
  orientation: 'straight',
  town: 'Thika',
  age: 30,
  publicIntent: null,
  isVerified: true,
  lookingFor: ['men'],
  minAge: 20,
  maxAge: 40,
  near: 'town',
  wants: ['friends'],
  verifiedOnly: true,
};
const open = { minAge: 18, maxAge: 100, near: 'anywhere', wants: null, verifiedOnly: false } as const;

test.each([
  [0, 0],
  [1, null],
  [9, null],
  [10, 10],
  [19, 10],
  [20, 20],
  [99, 90],
  [100, 100],
  [199, 100],
  [999, 900],
  [1000, 1000],
  [1100, 1000],
])('%s people are about %s', (people, about) => {
  expect(roughly(people)).toEqual({ about });
});

test('only a preference that restricts something can be wider', () => {
  const preferencesOf = (changes: Partial<DeckViewer>) =>
    wideningsOf({ ...viewer, ...open, ...changes }).map(({ change }) => change.preference);
  expect(preferencesOf({})).toEqual([]);
  expect(preferencesOf({ lookingFor: null, minAge: null, maxAge: null, near: null })).toEqual([]);
  expect(preferencesOf({ minAge: null, maxAge: 40 })).toEqual([]);
  expect(preferencesOf({ minAge: 20, maxAge: null })).toEqual([]);
  expect(preferencesOf({ near: 'county' })).toEqual(['near']);
  expect(preferencesOf({ minAge: 19 })).toEqual(['ages']);
  expect(preferencesOf({ wants: ['casual'] })).toEqual(['intent']);
  expect(preferencesOf({ verifiedOnly: true })).toEqual(['verified_only']);
  expect(wideningsOf(viewer).map(({ change }) => change)).toEqual([
    { preference: 'near', near: 'county' },
    { preference: 'ages', min_age: 18, max_age: 45 },
    { preference: 'intent', intent: [] },
    { preference: 'verified_only', verified_only: false },
  ]);
});

test('a step adds only whom its own preference excludes: all others still hold', () => {
  const present = eligibilityFor(viewer, {});
  expect(wideningsOf(viewer).map(({ eligibility, except }) => ({ eligibility, except }))).toEqual([
    { eligibility: { ...present, towns: stepFurther('Thika', 'town')?.addedTowns }, except: null },
    { eligibility: { ...present, minAge: 18, maxAge: 45 }, except: present },
    { eligibility: { ...present, wants: null }, except: present },
    { eligibility: { ...present, verifiedOnly: false }, except: present },
  ]);
});

test.each([
  [20, 40, 18, 45],
  [30, 59, 25, 64],
  [30, 60, 25, 100],
  [30, 100, 25, 100],
  [18, 99, 18, 100],
])('ages from %s to %s are from %s to %s one step wider', (minAge, maxAge, min_age, max_age) => {
  const [widening] = wideningsOf({ ...viewer, ...open, minAge, maxAge });
  expect(widening?.change).toEqual({ preference: 'ages', min_age, max_age });
});

test('of the steps the three that bring most are offered, and none that brings fewer than 5', () => {
  const widenings = wideningsOf(viewer);
  const offered = (added: number[]) => stepsWorthOffering(widenings, added).map(({ change }) => change.preference);
  expect(offered([4, 4, 4, 4])).toEqual([]);
  expect(offered([5, 4, 0, 4])).toEqual(['near']);
  expect(offered([5, 30, 400, 1000])).toEqual(['verified_only', 'intent', 'ages']);
  // One whose people were not counted is not offered.
  expect(offered([5, 30])).toEqual(['ages', 'near']);
  const brought = stepsWorthOffering(widenings, [7, 430, 36, 2000]).map(({ brings }) => brings);
  expect(brought).toEqual([{ about: 1000 }, { about: 400 }, { about: 30 }]);
});
