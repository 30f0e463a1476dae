import { refusalReasons } from '@mwanzo/contract/refusals';
import { expect, test } from 'vitest';
import { changePresets, photoPresets, presets, presetsFor } from './reason-rules.ts';

test('every reason can be chosen for exactly one decision, but for the one that no reviewer gives', () => {
  expect(
    [
      ...presets.reject,
      ...presets.request_new,
      ...Object.values(changePresets).flat(),
      ...photoPresets.reject,
      'not_reviewed',
    ].sort(),
  ).toEqual(Object.keys(refusalReasons).sort());
});

test('a change is refused for what it is about', () => {
  expect(presetsFor(['name', 'photo'])).toEqual(['name_of_another', 'photo_of_another']);
  expect(presetsFor(['gender'])).toEqual([]);
});
