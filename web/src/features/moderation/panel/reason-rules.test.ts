import { refusalReasons } from '@mwanzo/contract/refusals';
import { expect, test } from 'vitest';
import { changePresets, photoPresets, presets } from './reason-rules.ts';

test('every reason can be chosen for exactly one decision, but for the one that no reviewer gives', () => {
  expect([...presets.reject, ...presets.request_new, ...changePresets, ...photoPresets, 'not_reviewed'].sort()).toEqual(
    Object.keys(refusalReasons).sort(),
  );
});
