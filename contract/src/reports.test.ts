import { expect, test } from 'vitest';
import { appealTextMax } from './limits.ts';
import { reportEndpoints } from './reports.ts';

const accepts = (text: string) => reportEndpoints.appeal.body.safeParse({ token: 'abc', text }).success;

// A member can appeal once only, so an appeal without words must not use it up.
test('an appeal needs words, and has a greatest length', () => {
  expect(['', ' \n ', 'Sikuomba pesa.'].map(accepts)).toEqual([false, false, true]);
  expect(['a'.repeat(appealTextMax), 'a'.repeat(appealTextMax + 1)].map(accepts)).toEqual([true, false]);
});
