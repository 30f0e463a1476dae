import { datePlanLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { afterAll, expect, test } from 'vitest';
import {
  checkInOf,
  checkPlan,
  closingOf,
  isAhead,
  isLate,
  momentOf,
  oneHourMore,
  partBefore,
  partOfWay,
  reminderOf,
  startValues,
  whyOtherTime,
  type PlanValues,
} from './plan-rules.ts';

const at = (time: string, day = '2026-11-28') => Date.parse(`${day}T${time}:00+03:00`);
const now = at('12:20');
const values: PlanValues = { place: 'Java', day: '2026-11-28', time: '14:00', choice: '3', other: '', email: '' };
const plan = { meets_at: '2026-11-28T11:00:00.000Z', check_in_at: '2026-11-28T14:00:00.000Z', fine_at: null };

// The phone's time zone changes nothing: a day begins elsewhere, and has an hour more at the end of summer time.
const zone = process.env['TZ'];
process.env['TZ'] = 'Pacific/Auckland';
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('the form starts at a full hour to come, also over midnight', () => {
  expect(startValues(now)).toMatchObject({ day: '2026-11-28', time: '14:00' });
  expect(startValues(at('06:10'))).toMatchObject({ day: '2026-11-28', time: '08:00' });
  expect(startValues(at('05:59'))).toMatchObject({ day: '2026-11-28', time: '14:00' });
  expect(startValues(at('22:40'))).toMatchObject({ day: '2026-11-29', time: '14:00' });
});

test.each([
  ['2', '', '16:00', '2026-11-28'],
  ['4', '', '18:00', '2026-11-28'],
  ['other', '15:30', '15:30', '2026-11-28'],
  // The next 01:00 is after midnight.
  ['other', '01:00', '01:00', '2026-11-29'],
  ['other', '14:00', '14:00', '2026-11-29'],
] as const)('the choice %s with %j means %s of %s', (choice, other, time, day) => {
  expect(checkInOf({ ...values, choice, other })).toBe(at(time, day));
});

test('without a time nothing is named', () => {
  expect([momentOf('', '14:00'), momentOf('2026-11-28', ''), momentOf('2026-02-31x', '14:00')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(checkInOf({ ...values, choice: 'other', other: '' })).toBeNull();
});

test.each<[Partial<PlanValues>, object]>([
  [{}, {}],
  [{ place: '  ' }, { place: 'whereMissing' }],
  [{ day: '' }, { day: 'dayWrong' }],
  [{ day: '2026-11-27' }, { day: 'dayWrong' }],
  [{ day: '2026-12-29' }, { day: 'dayWrong' }],
  [{ time: '' }, { time: 'timeWrong' }],
  // Some browsers have a text field in place of the one for times.
  [{ time: 'half past two' }, { time: 'timeWrong' }],
  [{ day: 'tomorrow' }, { day: 'dayWrong' }],
  [{ choice: 'other', other: 'late' }, { other: 'checkInWrong' }],
  [{ time: '11:19' }, { time: 'timePast' }],
  // A member who plans slightly too late is still accepted.
  [{ time: '11:30' }, {}],
  [{ choice: 'other', other: '' }, { other: 'checkInWrong' }],
  [{ choice: 'other', other: '03:00' }, { other: 'checkInWrong' }],
  [{ choice: 'other', other: '02:00' }, {}],
  [{ time: '11:30', choice: 'other', other: '12:00' }, { other: 'checkInWrong' }],
  [{ time: '11:30', choice: 'other', other: '12:20' }, { other: 'checkInWrong' }],
  [{ time: '11:30', choice: 'other', other: '12:21' }, {}],
  [
    { day: '2026-12-29', time: '' },
    { day: 'dayWrong', time: 'timeWrong' },
  ],
  [{ email: ' ' }, {}],
  [{ email: ' friend@example.com ' }, {}],
  [{ email: 'friend' }, { email: 'emailWrong' }],
  [{ email: 'friend@example.com' }, {}],
])('%j is judged as %j', (changed, problems) => {
  expect(checkPlan({ ...values, ...changed }, now)).toEqual(problems);
});

test('the sun moves from the meeting to the check-in; 15 minutes after it the plan is late', () => {
  expect([at('13:00'), at('15:30'), at('18:00')].map((moment) => partOfWay(plan, moment))).toEqual([0, 0.5, 1]);
  expect([at('17:14'), at('17:15')].map((moment) => isLate(plan, moment))).toEqual([false, true]);
  expect(isLate({ ...plan, fine_at: plan.meets_at }, at('17:15'))).toBe(false);
});

test('before the meeting the sun stands still until two hours are left, and reaches the meeting with it', () => {
  const parts = [at('09:00'), at('12:00'), at('12:40'), at('14:00'), at('15:00')].map((moment) =>
    partBefore(plan, moment),
  );
  expect(parts.map((part) => Math.round(part * 100))).toEqual([0, 0, 33, 100, 100]);
});

test('"I am fine" is open from the named time on', () => {
  expect([at('13:59'), at('14:00'), at('17:15')].map((moment) => isAhead(plan, moment))).toEqual([true, false, false]);
});

test('one hour is added to the check-in, or to now once that has passed, up to 12 hours after the meeting', () => {
  expect(oneHourMore(plan, at('16:00'))).toBe('2026-11-28T15:00:00.000Z');
  expect(oneHourMore(plan, at('17:40') + 30_000)).toBe('2026-11-28T15:40:00.000Z');
  expect(oneHourMore(plan, at('01:00', '2026-11-29'))).toBe('2026-11-28T23:00:00.000Z');
  expect(oneHourMore(plan, at('01:01', '2026-11-29'))).toBeNull();
});

test('the member is reminded ten minutes before the check-in', () => {
  expect(reminderOf(at('17:00'))).toBe(at('16:50'));
});

const [minute, hour] = [60_000, 3_600_000];

test.each([
  [0, 3 * hour, null],
  [10 * minute - 1, 3 * hour, null],
  [10 * minute, 3 * hour, 'clock'],
  [-10 * minute, 3 * hour, 'clock'],
  [0, 2 * hour, 'zone'],
  [10 * minute - 1, 2 * hour, 'zone'],
  [10 * minute, 2 * hour, 'clock'],
  // Somebody has set the clock against the wrong zone.
  [hour, 4 * hour, null],
  [-hour, 2 * hour, null],
])('a phone whose clock is off by %i ms, %i ms ahead of UTC, shows another time because of its %s', (...given) => {
  const [error, offset, why] = given;
  expect(whyOtherTime(error, offset)).toBe(why);
});

test('a link closes at noon of the next day in Nairobi', () => {
  expect(closingOf(at('17:00'))).toBe(at('12:00', '2026-11-29'));
});

test('a plan is at most as many days ahead as the server allows, to the minute', () => {
  const last = { ...values, day: nairobiDay(new Date(now + datePlanLimits.daysAheadMax * 86_400_000)) };
  expect(checkPlan({ ...last, time: '12:20' }, now)).toEqual({});
  expect(checkPlan({ ...last, time: '12:21' }, now)).toEqual({ day: 'dayWrong' });
});

test('a meeting that has begun up to an hour ago can be planned at any hour, midnight in Nairobi included', () => {
  for (let hours = 0; hours < 24; hours += 1) {
    const moment = at('00:20') + hours * 3_600_000;
    const begun = (minutesAgo: number) => {
      const inNairobi = new Date(moment - minutesAgo * 60_000 + 3 * 3_600_000).toISOString();
      return { ...values, day: inNairobi.slice(0, 10), time: inNairobi.slice(11, 16) };
    };
    expect(checkPlan(begun(60), moment), `${hours}:20`).toEqual({});
    expect(Object.keys(checkPlan(begun(61), moment)), `${hours}:20`).toHaveLength(1);
  }
});

test('the form proposes an hour of the day as it should, at each hour of the clock', async () => {
  const words = Array.from({ length: 24 }, (_, begun) => {
    const time = `${String(begun).padStart(2, '0')}:30`;
    const { day, time: proposed } = startValues(at(time));
    return `${time}: ${day} ${proposed}`;
  });
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/start-values.txt');
  expect(startValues(at('10:00'))).toEqual({
    place: '',
    day: '2026-11-28',
    time: '12:00',
    choice: '3',
    other: '',
    email: '',
  });
});
