import { expect, test } from 'vitest';
import { checkSignUp } from './check-sign-up.ts';
import type { SignUpValues } from './sign-up-fields/sign-up-values.ts';

const whole: SignUpValues = {
  full_name: 'Mghoi Mwachofi',
  email: 'mghoi@example.org',
  password: 'chai na mandazi',
  confirmPassword: 'chai na mandazi',
  birthday: '1995-06-07',
  gender: '',
  orientation: '',
  orientation_visibility: 'matches',
  birthday_visibility: 'matches',
};
const check = (changed: Partial<SignUpValues>) => checkSignUp({ ...whole, ...changed }, '2026-11-22');

test('a form with everything that is required may be sent', () => {
  expect(check({})).toEqual({});
});

test('an empty form says of each required field what to do, and of no other', () => {
  expect(check({ full_name: '  ', email: ' ', password: '', confirmPassword: '', birthday: '' })).toEqual({
    full_name: 'Enter your full name.',
    email: 'Enter your email address.',
    password: 'Use at least 8 characters.',
    confirmPassword: 'Type the password again.',
    birthday: 'Enter the day, month and year you were born.',
  });
});

test.each(['mghoi', 'mghoi@', 'mghoi@example', 'mghoi example@example.org', '@example.org'])(
  'the address "%s" is not whole',
  (email) => expect(check({ email })).toEqual({ email: 'Enter the whole address, like amina@example.com.' }),
);

test('spaces around an address do not matter: the server removes them', () => {
  expect(check({ email: ' mghoi@example.org ' })).toEqual({});
});

test('a password has eight characters or more', () => {
  const errorsOf = (password: string) => check({ password, confirmPassword: password });
  expect([errorsOf('chai na'), errorsOf('chai na!')]).toEqual([{ password: 'Use at least 8 characters.' }, {}]);
});

test('different passwords are told at the second one', () => {
  expect(check({ confirmPassword: 'chai na mandasi' })).toEqual({ confirmPassword: 'Passwords do not match' });
});

test('somebody must be 18 today, and not over 100', () => {
  expect(check({ birthday: '2008-11-22' })).toEqual({});
  expect(check({ birthday: '2008-11-23' })).toEqual({ birthday: 'You must be 18 or older to join.' });
  expect(check({ birthday: '1925-11-23' })).toEqual({});
  expect(check({ birthday: '1925-11-22' })).toEqual({ birthday: 'Check the year.' });
});
