import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, test } from 'vitest';
import { choiceOfGender, genderChoices, genderOf, settingsBody, settingsOf } from './own-settings.ts';

const stored = { user: { gender: 'female', gender_detail: null, orientation: null } } as unknown as OwnProfile;

test('a profile that an earlier release has stored has the settings’ defaults', () => {
  expect(settingsOf(stored)).toEqual({
    ...stored.user,
    orientation_visibility: 'matches',
    birthday_visibility: 'matches',
    intent: null,
    shows_intent: true,
    shown_to: 'everyone',
    is_paused: false,
  });
});

test('each choice of gender is saved as gender and detail, and read back', () => {
  for (const choice of genderChoices)
    expect(choiceOfGender({ ...settingsOf(stored), ...genderOf(choice) })).toBe(choice);
  expect(genderOf('trans')).toEqual({ gender: 'non-binary', gender_detail: 'trans' });
  expect(genderOf('male')).toEqual({ gender: 'male', gender_detail: null });
});

test('an intent can be cleared; gender and orientation are sent only when they are known', () => {
  expect(settingsBody({ intent: null, gender: null })).toEqual({ intent: null });
  expect(settingsBody({ gender: 'other', gender_detail: null })).toEqual({ gender: 'other', gender_detail: null });
});
