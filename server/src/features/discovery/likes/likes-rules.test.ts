import { expect, test } from 'vitest';
import { weekOf } from './likes-rules.ts';

test.each([
  ['2026-11-20', '2026-11-20', '2026-11-27'],
  ['2026-11-21', '2026-11-20', '2026-11-27'],
  ['2026-11-26', '2026-11-20', '2026-11-27'],
  ['2027-01-02', '2027-01-01', '2027-01-08'],
  ['2028-03-01', '2028-02-25', '2028-03-03'],
])('the week of %s began on Friday %s, and the next one begins on %s', (day, began, next) => {
  expect(weekOf(day)).toEqual({ began, next });
});
