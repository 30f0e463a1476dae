import { genders, lookingForOptions, orientations } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { preferencesOf, seeksOf, storedPreferences } from './preference-rules.ts';

test('straight seeks the other binary gender, gay and lesbian the same one', () => {
  expect(seeksOf({ gender: 'female', orientation: 'straight' })).toBe('male');
  expect(seeksOf({ gender: 'male', orientation: 'straight' })).toBe('female');
  for (const gender of ['female', 'male'] as const) {
    expect(seeksOf({ gender, orientation: 'gay' })).toBe(gender);
    expect(seeksOf({ gender, orientation: 'lesbian' })).toBe(gender);
  }
});

test('every other or missing orientation seeks everyone, and so does a member of no binary gender', () => {
  for (const orientation of ['bisexual', 'pansexual', 'asexual', 'queer', 'other', null] as const)
    expect(seeksOf({ gender: 'female', orientation })).toBe('everyone');
  for (const gender of ['non-binary', 'other', null] as const) {
    for (const orientation of [...orientations, null]) expect(seeksOf({ gender, orientation })).toBe('everyone');
  }
});

const notChosen = { lookingFor: null, minAge: null, maxAge: null, near: null, wants: null, verifiedOnly: false };

test('before a choice preferences follow from the profile and restrict nothing else', () => {
  const open = { min_age: 18, max_age: 100, near: 'anywhere', intent: [], verified_only: false, is_chosen: false };
  expect(preferencesOf({ gender: 'female', orientation: 'straight', ...notChosen })).toEqual({
    looking_for: ['men'],
    ...open,
  });
  expect(preferencesOf({ gender: 'male', orientation: 'straight', ...notChosen }).looking_for).toEqual(['women']);
  expect(preferencesOf({ gender: 'female', orientation: 'lesbian', ...notChosen }).looking_for).toEqual(['women']);
  expect(preferencesOf({ gender: null, orientation: 'straight', ...notChosen })).toEqual({
    looking_for: lookingForOptions,
    ...open,
  });
});

test('the same intents are stored in the same order', () => {
  const chosen = { min_age: 20, max_age: 30, near: 'town', verified_only: true } as const;
  const wants = (...intent: ('friends' | 'casual')[]) =>
    storedPreferences({ ...chosen, looking_for: ['men'], intent }).wants;
  expect(wants('friends', 'casual')).toEqual(['casual', 'friends']);
  expect(wants('casual', 'friends')).toEqual(['casual', 'friends']);
});

test('a choice is stored in the order of the options, and no intent means all', () => {
  const chosen = { min_age: 20, max_age: 30, near: 'town', verified_only: true } as const;
  const stored = storedPreferences({ ...chosen, looking_for: ['men', 'women'], intent: [] });
  expect(stored).toEqual({
    lookingFor: ['women', 'men'],
    minAge: 20,
    maxAge: 30,
    near: 'town',
    wants: null,
    verifiedOnly: true,
  });
  expect(preferencesOf({ gender: 'female', orientation: 'straight', ...stored })).toEqual({
    looking_for: ['women', 'men'],
    ...chosen,
    intent: [],
    is_chosen: true,
  });
});

test('whom each gender of each orientation seeks', async () => {
  const lines = [...genders, null].flatMap((gender) =>
    [...orientations, null].map((orientation) => {
      const { looking_for } = preferencesOf({ gender, orientation, ...notChosen });
      return `${gender}, ${orientation}: ${seeksOf({ gender, orientation })}, ${looking_for.join(', ')}`;
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/sought.txt');
});
