import { expect, test } from 'vitest';
import { premiumText } from './premium.ts';

const now = Date.parse('2026-11-21T09:00:00Z');

test.each([
  ['without Premium nothing is said', null, null, null],
  ['a far end is a date', '2026-12-21T09:00:00Z', '2026-12-24T09:00:00Z', /^Premium until 21 Dec 2026$/],
  [
    'an end that is near comes with its time',
    '2026-11-22T09:00:00Z',
    '2026-11-22T09:00:00Z',
    /^Premium until 22 Nov 2026, \d/,
  ],
  ['an end two days ahead is a date', '2026-11-23T09:00:00Z', '2026-11-26T09:00:00Z', /^Premium until 23 Nov 2026$/],
  [
    'an end a moment before comes with its time',
    '2026-11-23T08:59:59Z',
    '2026-11-26T09:00:00Z',
    /^Premium until 23 Nov 2026, \d/,
  ],
  [
    'in the days of grace it says until when it works',
    '2026-11-20T09:00:00Z',
    '2026-11-23T10:00:00Z',
    /still works until 23 Nov 2026\.$/,
  ],
  ['afterwards nothing is said', '2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z', null],
])('%s', (_, until, stops_at, text) => {
  const said = premiumText({ until, stops_at }, now);
  if (text === null) expect(said).toBeNull();
  else expect(said).toMatch(text);
});
