import { expect, test } from 'vitest';
import { choiceOfGender, genderChoices, genderOf, settingsBody } from './own-settings.ts';

test('each choice of gender is saved as gender and detail, and read back', () => {
  for (const choice of genderChoices) expect(choiceOfGender(genderOf(choice))).toBe(choice);
  expect(genderOf('trans')).toEqual({ gender: 'non-binary', gender_detail: 'trans' });
  expect(genderOf('male')).toEqual({ gender: 'male', gender_detail: null });
});

test('an intent can be cleared; gender and orientation are sent only when they are known', () => {
  expect(settingsBody({ intent: null, gender: null })).toEqual({ intent: null });
  expect(settingsBody({ gender: 'other', gender_detail: null })).toEqual({ gender: 'other', gender_detail: null });
});
