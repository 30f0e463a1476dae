import { expect, test } from 'vitest';
import { allPartsChecked } from './change-check-rules.ts';

test('an approval needs the check of each part of the change, and no other', () => {
  expect(allPartsChecked(['name'], { name_fits: true })).toBe(true);
  expect(allPartsChecked(['name', 'gender'], { name_fits: true, gender_fits: true })).toBe(true);
  expect(allPartsChecked(['name', 'gender'], { name_fits: true })).toBe(false);
  expect(allPartsChecked(['gender'], { name_fits: true, photo_fits: true, gender_fits: false })).toBe(false);
  expect(allPartsChecked(['photo'], { photo_fits: true })).toBe(true);
  expect(allPartsChecked(['photo'], { name_fits: true, gender_fits: true })).toBe(false);
  expect(allPartsChecked(['photo'], {})).toBe(false);
  expect(allPartsChecked(['photo'], null)).toBe(false);
});
