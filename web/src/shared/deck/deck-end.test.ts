import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const noon = Date.parse('2026-11-24T09:00:00Z');
/** Midnight in Nairobi. */
const end = Date.parse('2026-11-24T21:00:00Z');

test.each([
  ['limit', 0, end],
  // On a phone whose clock is an hour fast the limit ends by that clock.
  ['limit', 3_600_000, end + 3_600_000],
  ['seen', 0, undefined],
  ['', 0, undefined],
])('a deck whose end says "%s", on a clock that is %i ms fast, has a limit until %s', async (why, fast, until) => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon + fast });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage();
  const { noteUsedUpProfiles } = await import('./deck-end.ts');
  const { dayLimits } = await import('../allowances/day-limits.ts');
  const { clockError } = await import('../../device/server-clock.ts');
  clockError.write(-fast);
  dayLimits.write({ messages: 7 });
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const noting = noteUsedUpProfiles({ min_age: 18, search: 'chai na' });
  const path = 'GET /api/profiles/discover/?min_age=18&search=chai+na';
  const { request, reply } = await page.api.take(path);
  expect(request).toBe(path);
  expect(fetched.mock.calls[0]?.[1]).toEqual({
    cache: 'no-store',
    headers: { accept: 'application/json', authorization: 'Bearer a' },
  });
  reply({ body: [], ...(why && { headers: { 'x-deck-end': why } }) });
  expect(await noting).toBeNull();
  expect(dayLimits.read()).toEqual(until === undefined ? { messages: 7 } : { messages: 7, profiles: until });
});
