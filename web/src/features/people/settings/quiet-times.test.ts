import { expect, test } from 'vitest';
import { clockTime, minutesOf, quietHoursAfter } from './quiet-times.ts';

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

test('one end of the quiet hours changes alone, also over midnight; equal or missing ends change nothing', () => {
  const night = { from: 1320, to: 420 };
  expect(quietHoursAfter(night, 'to', '15:00')).toEqual({ from: 1320, to: 900 });
  expect(quietHoursAfter(night, 'from', '00:00')).toEqual({ from: 0, to: 420 });
  expect(quietHoursAfter(night, 'from', '07:00')).toBe('same');
  expect(quietHoursAfter(night, 'to', '22:00')).toBe('same');
  expect(quietHoursAfter(night, 'to', '')).toBe('incomplete');
});
