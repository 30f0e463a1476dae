import { expect, test } from 'vitest';
import { numbersOf, weekOf } from './likes-rules.ts';

test.each([
  ['2026-11-20', '2026-11-20', '2026-11-27'],
  ['2026-11-21', '2026-11-20', '2026-11-27'],
  ['2026-11-26', '2026-11-20', '2026-11-27'],
  ['2027-01-02', '2027-01-01', '2027-01-08'],
  ['2028-03-01', '2028-02-25', '2028-03-03'],
])('the week of %s began on Friday %s, and the next one begins on %s', (day, began, next) => {
  expect(weekOf(day)).toEqual({ began, next });
});

test('with Premium the numbers are those of the moment, up to ten', () => {
  expect(numbersOf(3, null)).toEqual({ count: 3, stillToCome: 0 });
  expect(numbersOf(60, null)).toEqual({ count: 10, stillToCome: 0 });
  expect(numbersOf(63, null)).toEqual({ count: 10, stillToCome: 3 });
});

test('without Premium they are those of the day, at least those who are shown', () => {
  expect(numbersOf(1, { count: 4, stillToCome: 3 })).toEqual({ count: 4, stillToCome: 3 });
  expect(numbersOf(1, { count: 0, stillToCome: 0 })).toEqual({ count: 1, stillToCome: 0 });
  expect(numbersOf(60, { count: 4, stillToCome: 3 })).toEqual({ count: 10, stillToCome: 3 });
});

test('each day of two weeks belongs to the Friday before it', () => {
  const days = Array.from({ length: 14 }, (_, at) => `2026-12-${String(at + 4).padStart(2, '0')}`);
  expect(days.map((day) => weekOf(day).began)).toEqual([
    ...Array(7).fill('2026-12-04'),
    ...Array(7).fill('2026-12-11'),
  ]);
  expect(days.map((day) => weekOf(day).next)).toEqual([...Array(7).fill('2026-12-11'), ...Array(7).fill('2026-12-18')]);
});

test('at the bounds the numbers are those that the list shows', () => {
  expect([9, 10, 11].map((found) => numbersOf(found, null).count)).toEqual([9, 10, 10]);
  expect([59, 60, 61].map((found) => numbersOf(found, null).stillToCome)).toEqual([0, 0, 1]);
  expect(numbersOf(4, { count: 4, stillToCome: 1 })).toEqual({ count: 4, stillToCome: 1 });
  expect(numbersOf(5, { count: 4, stillToCome: 1 })).toEqual({ count: 5, stillToCome: 1 });
  expect(numbersOf(0, { count: 0, stillToCome: 2 })).toEqual({ count: 0, stillToCome: 2 });
});
