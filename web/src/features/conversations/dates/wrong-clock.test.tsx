import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { inTimeZone } from '../../../testing/in-time-zone.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(() => vi.useRealTimers());

const tuesday = Date.parse('2026-11-24T14:35:00+03:00');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface Phone {
  /** By how much its clock is ahead, in ms. */
  readonly error?: number;
  readonly zone?: string;
  readonly at?: number;
  readonly headers?: Record<string, string>;
}

/** Reads the plans on a phone, and returns what the page then says and proposes. */
async function readPlans({ error = 0, zone = 'Africa/Nairobi', at = tuesday, headers }: Phone) {
  const { api, client } = await openPage();
  vi.useFakeTimers({ now: at + error, toFake: ['Date'] });
  const { datePlansQuery } = await import('./date-plans.ts');
  const { realNow } = await import('../../../device/server-clock.ts');
  const { startValues } = await import('./plan-rules.ts');
  const { WrongClock } = await import('./wrong-clock.tsx');
  const read = client.fetchQuery(datePlansQuery);
  const said = headers ?? { date: new Date(at).toUTCString() };
  (await api.take('GET /api/date-plans/')).reply({ body: [], headers: said });
  await read;
  return inTimeZone(zone, () => ({
    // The test itself takes some milliseconds.
    now: Math.round(realNow() / 1000) * 1000,
    proposed: startValues(realNow()),
    says: renderScreen(<WrongClock now={realNow()} />),
  }));
}

test.each([
  ['a day fast', dayMs, 'Wednesday, 25 November,? 14:35'],
  ['a day slow', -dayMs, 'Monday, 23 November,? 14:35'],
  ['five hours fast', 5 * hourMs, 'Tuesday, 24 November,? 19:35'],
  ['20 minutes fast', 20 * minuteMs, 'Tuesday, 24 November,? 14:55'],
  ['20 minutes slow', -20 * minuteMs, 'Tuesday, 24 November,? 14:15'],
])('a phone whose clock is %s plans by the real time, and says that its clock is wrong', async (_, error, shown) => {
  const { now, proposed, says } = await readPlans({ error });
  expect(now).toBe(tuesday);
  expect(proposed).toMatchObject({ day: '2026-11-24', time: '16:00' });
  expect(says).toMatch(new RegExp(`clock is wrong. It says ${shown}, but it is Tuesday, 24 November,? 14:35`));
});

test.each([
  ['20 minutes before midnight, half an hour fast', '2026-11-24T23:40:00+03:00', 30, '2026-11-25', 'Tuesday'],
  ['20 minutes after midnight, half an hour slow', '2026-11-25T00:20:00+03:00', -30, '2026-11-25', 'Wednesday'],
  ['ten at night, three hours fast', '2026-11-24T21:30:00+03:00', 180, '2026-11-24', 'Tuesday'],
])('around midnight in Nairobi the real day is proposed: %s', async (_, moment, minutes, day, real) => {
  const { proposed, says } = await readPlans({ at: Date.parse(moment), error: minutes * minuteMs });
  expect(proposed.day).toBe(day);
  expect(says).toContain(`but it is ${real}`);
});

test.each([
  ['Europe/London', 'Tuesday, 24 November,? 11:35'],
  ['Asia/Tokyo', 'Tuesday, 24 November,? 20:35'],
  ['Pacific/Auckland', 'Wednesday, 25 November,? 00:35'],
])('a phone in the time zone %s is not said to be wrong: the times are those of Nairobi', async (zone, shown) => {
  const { proposed, says } = await readPlans({ zone });
  expect(proposed).toMatchObject({ day: '2026-11-24', time: '16:00' });
  expect(says).toMatch(new RegExp(`another time zone. It says ${shown}, and in Nairobi it is Tuesday.*14:35`));
  expect(says).not.toContain('wrong');
});

test('a phone that shows the right time in a wrong zone, set by hand, plans rightly and is not bothered', async () => {
  const { proposed, says } = await readPlans({ zone: 'Europe/London', error: 3 * hourMs });
  expect(proposed).toMatchObject({ day: '2026-11-24', time: '16:00' });
  expect(says).toBe('');
});

test.each([
  ['is right', {}],
  ['is minutes ahead, as its owner likes it', { error: 5 * minuteMs }],
  ['is in Kampala, which has the same time', { zone: 'Africa/Kampala' }],
])('a phone whose clock %s is told nothing, and plans by the real time', async (_, phone) => {
  const { now, says } = await readPlans(phone);
  expect(now).toBe(tuesday);
  expect(says).toBe('');
});

test('a phone whose clock cannot be compared is believed', async () => {
  const { now, proposed, says } = await readPlans({ error: dayMs, headers: { date: 'unknown' } });
  expect(now).toBe(tuesday + dayMs);
  expect(proposed.day).toBe('2026-11-25');
  expect(says).toBe('');
});

test('a response that took minutes, or whose clock was set meanwhile, says nothing about the time', async () => {
  await openPage();
  vi.useFakeTimers({ now: tuesday, toFake: ['Date'] });
  const { clockError, noteServerTime } = await import('../../../device/server-clock.ts');
  const dated = (moment: number) => new Response(null, { headers: { date: new Date(moment).toUTCString() } });
  noteServerTime(dated(tuesday - 20 * minuteMs), tuesday - 20 * minuteMs);
  noteServerTime(dated(tuesday + hourMs), tuesday + hourMs);
  expect(clockError.read()).toBe(0);
  noteServerTime(dated(tuesday + hourMs), tuesday - 1000);
  expect(clockError.read()).toBe(hourMs);
});
