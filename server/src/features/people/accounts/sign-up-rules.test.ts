import { assert, date, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { birthdayProblem, keptGenderDetail } from './sign-up-rules.ts';

test('a birthday is accepted from the day somebody turns 18 to the last day they are 100', () => {
  expect(birthdayProblem('2008-11-21', '2026-11-21')).toBeNull();
  expect(birthdayProblem('2008-11-22', '2026-11-21')).toBe('You must be at least 18 years old to join.');
  expect(birthdayProblem('1925-11-22', '2026-11-21')).toBeNull();
  expect(birthdayProblem('1925-11-21', '2026-11-21')).toBe('Check the year of this birthday.');
  expect(birthdayProblem('2027-01-01', '2026-11-21')).toMatch(/at least 18/);
});

test('somebody born on 29 February turns 18 on 1 March of a common year', () => {
  expect(birthdayProblem('2008-02-29', '2026-02-28')).not.toBeNull();
  expect(birthdayProblem('2008-02-29', '2026-03-01')).toBeNull();
});

test('nobody under 18 in Nairobi is ever accepted, at any moment of any day', () => {
  const moment = date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const days = integer({ min: -800, max: 800 });
  assert(
    property(moment, days, (now, shift) => {
      const today = nairobiDay(now);
      const turning18 = new Date(Date.parse(`${Number(today.slice(0, 4)) - 18}${today.slice(4)}`) + shift * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const eighteenth = `${Number(turning18.slice(0, 4)) + 18}${turning18.slice(4)}`;
      expect(birthdayProblem(turning18, today) === null).toBe(eighteenth <= today);
    }),
  );
});

test('a gender detail is stored only for a non-binary member', () => {
  expect(keptGenderDetail('non-binary', 'trans')).toBe('trans');
  expect(keptGenderDetail('non-binary', undefined)).toBeNull();
  expect(keptGenderDetail('female', 'trans')).toBeNull();
  expect(keptGenderDetail(undefined, 'genderfluid')).toBeNull();
});
