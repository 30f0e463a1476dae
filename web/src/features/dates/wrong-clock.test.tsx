import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { inTimeZone } from '../../testing/in-time-zone.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => vi.useRealTimers());

const tuesday = Date.parse('2026-11-24T14:35:00+03:00');
const dayMs = 24 * 3_600_000;

/** Reads the plans on a phone whose clock is off by so much, and returns what the page then says and proposes. */
async function readPlans(error: number, headers: Record<string, string>) {
  const { api, client } = await openPage();
  vi.useFakeTimers({ now: tuesday + error, toFake: ['Date'] });
  const { datePlansQuery } = await import('./date-plans.ts');
  const { realNow } = await import('../../api/server-clock.ts');
  const { startValues } = await import('./plan-rules.ts');
  const { WrongClock } = await import('./wrong-clock.tsx');
  const read = client.fetchQuery(datePlansQuery);
  (await api.take('GET /api/date-plans/')).reply({ body: [], headers });
  await read;
  return inTimeZone('Africa/Nairobi', () => ({
    proposed: startValues(realNow()),
    says: renderScreen(<WrongClock now={realNow()} />),
  }));
}

const date = new Date(tuesday).toUTCString();

test.each([
  ['fast', dayMs, 'Wednesday'],
  ['slow', -dayMs, 'Monday'],
])('a phone whose clock is a day %s proposes the real day, and says that its clock is wrong', async (_, error, day) => {
  const { proposed, says } = await readPlans(error, { date });
  expect(proposed).toMatchObject({ day: '2026-11-24', time: '16:00' });
  expect(says).toMatch(new RegExp(`clock is wrong. It says ${day}.*but it is Tuesday`));
});

test.each([
  ['is right', 0, { date }],
  ['is 20 minutes fast', 20 * 60_000, { date }],
  ['cannot be compared', dayMs, { date: 'unknown' }],
])('a phone whose clock %s is believed', async (_, error, headers) => {
  const { proposed, says } = await readPlans(error, headers);
  expect(proposed.day).toBe(error < dayMs ? '2026-11-24' : '2026-11-25');
  expect(says).toBe('');
});
