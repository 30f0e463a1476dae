import { expect, test } from 'vitest';
import { countedLooksOfCase, lookMissing } from './look-rules.ts';

const now = new Date('2026-11-21T21:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ['has not been opened', [], 1500],
  ['was opened at this moment', [0], 1500],
  ['has been open for a second', [1000], 500],
  ['has been open long enough', [1500], 0],
  ['was opened on the day before in Nairobi', [60_000], 0],
  ['has a picture that was opened later', [60_000, 200], 1300],
  ['was opened by a clock that was ahead', [-100], 1600],
])('a decision about a case that %s waits', (_, looks, wait) => {
  expect(lookMissing(looks.map(ago), now, 1500)).toBe(wait);
});

test('looks of a whole day before count', () => {
  expect(countedLooksOfCase(now)).toEqual(ago(24 * 3_600_000));
});
