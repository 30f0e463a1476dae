import { expect, test } from 'vitest';
import { renderInLanguage } from './language.ts';
import { calendarDate, nairobiDate, nairobiDateTime, nairobiWeekday, relativeTime } from './times.ts';

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
  expect(calendarDate('1995-05-09')).toBe('9 May 1995');
});

test('moments are shown in Nairobi’s time, whatever the phone’s time zone', () => {
  const newYear = '2026-12-31T21:30:00Z';
  const format = () => [
    nairobiDateTime(newYear),
    nairobiDate(newYear),
    nairobiWeekday(newYear, now),
    nairobiWeekday(newYear, Date.parse(newYear)),
  ];
  const before = process.env['TZ'];
  try {
    for (const zone of ['America/Los_Angeles', 'Africa/Nairobi', 'Pacific/Auckland']) {
      process.env['TZ'] = zone;
      expect(format()).toEqual(['1 Jan 2027, 00:30', '1 Jan 2027', 'Friday, 1 January 2027', 'Friday, 1 January']);
      expect(renderInLanguage('sw', format)).toEqual([
        '1 Jan 2027, 00:30',
        '1 Jan 2027',
        'Ijumaa, 1 Januari 2027',
        'Ijumaa, 1 Januari',
      ]);
      expect(calendarDate('1995-05-09')).toBe('9 May 1995');
    }
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});
