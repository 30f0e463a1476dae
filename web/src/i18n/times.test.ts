import { expect, test } from 'vitest';
import { renderInLanguage } from './language.ts';
import { inTimeZone } from '../testing/in-time-zone.ts';
import {
  calendarDate,
  dayOfMonth,
  localClock,
  localDate,
  localDateTime,
  localWeekday,
  relativeTime,
  shortWeekday,
} from './times.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const ago = (milliseconds: number) => relativeTime(new Date(now - milliseconds).toISOString(), now);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test('less than an hour ago is "Just now"', () => {
  expect(ago(0)).toBe('Just now');
  expect(ago(hour - 1)).toBe('Just now');
});

test('a clock that is behind gives "Just now"', () => {
  expect(ago(-5 * minute)).toBe('Just now');
});

test('less than a day ago is shown in whole hours', () => {
  expect(ago(hour)).toBe('1h ago');
  expect(ago(2 * hour - 1)).toBe('1h ago');
  expect(ago(day - 1)).toBe('23h ago');
});

test('a day ago or more is shown in whole days', () => {
  expect(ago(day)).toBe('1d ago');
  expect(ago(3 * day - 1)).toBe('2d ago');
  expect(ago(400 * day)).toBe('400d ago');
});

test('Swahili readers get Swahili', () => {
  const inSwahili = (milliseconds: number) => renderInLanguage('sw', () => ago(milliseconds));
  expect([0, hour, 2 * hour, day, 3 * day].map(inSwahili)).toEqual([
    'Sasa hivi',
    'Saa 1 iliyopita',
    'Saa 2 zilizopita',
    'Siku 1 iliyopita',
    'Siku 3 zilizopita',
  ]);
});

test('a birthday is the same day in every time zone', () => {
  for (const zone of ['America/Los_Angeles', 'Africa/Nairobi', 'Pacific/Auckland'])
    expect(inTimeZone(zone, () => calendarDate('1995-05-09'))).toBe('9 May 1995');
});

test.each([
  ['America/Los_Angeles', '31 Dec 2026, 13:30', '31 Dec 2026', 'Thursday, 31 December'],
  ['Africa/Nairobi', '1 Jan 2027, 00:30', '1 Jan 2027', 'Friday, 1 January 2027'],
  ['Pacific/Auckland', '1 Jan 2027, 10:30', '1 Jan 2027', 'Friday, 1 January 2027'],
])('moments are shown in the time zone of the device, here %s', (zone, dateTime, date, weekday) => {
  const newYear = '2026-12-31T21:30:00Z';
  const format = () => [localDateTime(newYear), localDate(newYear), localWeekday(newYear, now)];
  expect(inTimeZone(zone, format)).toEqual([dateTime, date, weekday]);
});

test('the year of a day is left out in that year, by the calendar of the device', () => {
  const newYear = '2026-12-31T21:30:00Z';
  const weekday = () => localWeekday(newYear, Date.parse(newYear));
  expect(inTimeZone('Africa/Nairobi', weekday)).toBe('Friday, 1 January');
  expect(inTimeZone('Africa/Nairobi', () => renderInLanguage('sw', weekday))).toBe('Ijumaa, 1 Januari');
});

test('a clock time has its date once that is not today’s, by the device’s calendar', () => {
  const midnight = Date.parse('2026-11-20T21:00:00Z');
  const clocks = () => [localClock(midnight, now), localClock(midnight - minute, now)];
  expect(inTimeZone('Africa/Nairobi', clocks)).toEqual(['00:00', '20 Nov, 23:59']);
  expect(inTimeZone('Africa/Nairobi', () => localClock(now - 31 * day, now))).toBe('21 Oct, 12:00');
});

test('the weekday and the day of a calendar date are the same in every time zone', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland'])
    expect(inTimeZone(zone, () => [shortWeekday('2026-11-27'), dayOfMonth('2026-11-27')])).toEqual(['Fri', '27']);
});
