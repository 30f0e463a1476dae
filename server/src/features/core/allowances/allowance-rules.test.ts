import { expect, test } from 'vitest';
import { dailyLimitReached } from './allowance-rules.ts';

// The day in Nairobi ends at 21:00 UTC.
test.each([
  ['2026-11-21T21:00:00.000Z', 86_400],
  ['2026-11-21T20:59:58.999Z', 2],
  ['2026-11-21T20:59:59.500Z', 1],
])('at %s a request over the day’s limit may come again in %i seconds, which is in the next day', (now, seconds) => {
  expect(dailyLimitReached(new Date(now)).retryAfterSeconds).toBe(seconds);
});
