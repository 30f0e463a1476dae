import { expect, test } from 'vitest';
import { clockTime, minutesOf } from './quiet-times.ts';

test('minutes since midnight become a time of the day, and back', () => {
  for (const [minutes, time] of [
    [0, '00:00'],
    [420, '07:00'],
    [1320, '22:00'],
    [1439, '23:59'],
  ] as const) {
    expect(clockTime(minutes)).toBe(time);
    expect(minutesOf(time)).toBe(minutes);
  }
});

test('a field that is not filled in has no minutes, and seconds do not count', () => {
  expect(minutesOf('')).toBeNull();
  expect(minutesOf('22:30:15')).toBe(1350);
});
