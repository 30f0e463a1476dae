import { expect, test } from 'vitest';
import { renderInLanguage } from './language.ts';
import { calendarDate, relativeTime } from './times.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const ago = (milliseconds: number) => relativeTime(new Date(now - milliseconds).toISOString(), now);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test('under an hour is just now', () => {
  expect(ago(0)).toBe('Just now');
  expect(ago(hour - 1)).toBe('Just now');
});

test('a clock that runs behind says just now', () => {
  expect(ago(-5 * minute)).toBe('Just now');
});

test('under a day is told in whole hours', () => {
  expect(ago(hour)).toBe('1h ago');
  expect(ago(2 * hour - 1)).toBe('1h ago');
  expect(ago(day - 1)).toBe('23h ago');
});

test('from a day on it is told in whole days', () => {
  expect(ago(day)).toBe('1d ago');
  expect(ago(3 * day - 1)).toBe('2d ago');
  expect(ago(400 * day)).toBe('400d ago');
});

test('Swahili readers get Swahili', () => {
  expect(renderInLanguage('sw', () => ago(2 * hour))).toBe('saa 2 zilizopita');
});

test('a birthday is the same day in every time zone', () => {
  expect(calendarDate('1995-05-09')).toBe('9 May 1995');
});
