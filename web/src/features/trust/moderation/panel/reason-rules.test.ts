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

test('what new photos can mend is asked for again, and what they cannot is rejected', () => {
  expect(presets).toEqual({
    reject: ['not_same_person', 'photo_differs', 'name_differs', 'birthday_differs', 'not_accepted', 'document_used'],
    request_new: ['id_unreadable', 'id_cut_off', 'face_unclear', 'id_not_in_selfie'],
  });
  expect(changePresets).toEqual({ photo: ['photo_of_another'], name: ['name_of_another'], gender: [] });
  expect(photoPresets).toEqual({ reject: ['photo_not_allowed'] });
});

test('a change is refused for what it is about', () => {
  expect(presetsFor(['name', 'photo'])).toEqual(['name_of_another', 'photo_of_another']);
  expect(presetsFor(['gender'])).toEqual([]);
});
