import { expect, test } from 'vitest';
import { dailyLimitReached, dailyLimits, firstKeptDay } from './allowance-rules.ts';

// The day in Nairobi ends at 21:00 UTC.
test.each([
  ['2026-11-21T21:00:00.000Z', 86_400],
  ['2026-11-21T20:59:58.999Z', 2],
  ['2026-11-21T20:59:59.500Z', 1],
])('at %s a request over the day’s limit may come again in %i seconds, which is in the next day', (now, seconds) => {
  expect(dailyLimitReached(new Date(now)).retryAfterSeconds).toBe(seconds);
});

test('seven past days of a member are kept, and none of a network, by the days of Nairobi', () => {
  const [before, after] = [new Date('2026-11-21T20:59:59Z'), new Date('2026-11-21T21:00:00Z')];
  expect([firstKeptDay('member', before), firstKeptDay('member', after)]).toEqual(['2026-11-14', '2026-11-15']);
  expect([firstKeptDay('network', before), firstKeptDay('network', after)]).toEqual(['2026-11-21', '2026-11-22']);
});

test('each kind of action has its own limit, which Premium lifts', () => {
  const limits = (['swipesPerDay', 'messagesPerDay', 'profilesPerDay'] as const).map(dailyLimits);
  expect(limits.map(({ basic }) => basic)).toEqual([100, 50, 150]);
  expect(limits.map(({ premium }) => premium)).toEqual([null, null, null]);
});
