import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['password1', 'PassWord1', '12345678', 'QWERTYUIOP', 'iloveyou1'])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'karibu-mwanzo',
  'chai na mandazi',
  // A part of a line of the list, two of its lines together, and an empty text.
  'wertyuio',
  '12345678\nqwertyuiop',
  '',
])('%j is none', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
