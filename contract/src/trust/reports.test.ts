import { expect, test } from 'vitest';
import { appealTextMax } from '../limits.ts';
import { reportEndpoints } from './reports.ts';

const accepts = (text: string) => reportEndpoints.appeal.body.safeParse({ token: 'abc', text }).success;

// A member can appeal once only, so an appeal without words must not use it up.
test('an appeal needs words, and has a greatest length', () => {
  expect(['', ' \n ', 'Sikuomba pesa.'].map(accepts)).toEqual([false, false, true]);
  expect(['a'.repeat(appealTextMax), 'a'.repeat(appealTextMax + 1)].map(accepts)).toEqual([true, false]);
});

test('a report in either form names the member and keeps the words, and "other" needs some', () => {
  const { body } = reportEndpoints.reportMember;
  const expected = { reportedId: 7, reason: 'money', text: 'Aliomba pesa.', message_ids: [] };
  expect(body.parse({ user_id: 7, reason: 'money', text: 'Aliomba pesa.' })).toMatchObject(expected);
  expect(body.parse({ target_profile_id: 7, reason: 'money', details: 'Aliomba pesa.' })).toMatchObject(expected);
  expect(body.safeParse({ user_id: 7, reason: 'other', details: 'Aliomba pesa.' }).success).toBe(true);
  expect(body.safeParse({ user_id: 7, reason: 'other' }).success).toBe(false);
  expect(body.safeParse({ reason: 'money', text: 'Aliomba pesa.' }).success).toBe(false);
});
