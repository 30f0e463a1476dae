import { datePlanLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import {
  closingOf,
  dueMail,
  isLate,
  markFine,
  moveCheckIn,
  noteMail,
  noteSentMail,
  partOfWay,
  refusalOfPlan,
  unmarkFine,
  wrongTimes,
} from './date-rules.ts';

const at = (time: string) => new Date(`2026-11-28T${time}:00+03:00`);
const plan = {
  checkInAt: at('17:00'),
  closesAt: new Date('2026-11-29T12:00:00+03:00'),
  fineAt: null,
  remindedAt: null,
  alertedAt: null,
  friendEmail: 'friend@example.com',
  takenBackAt: null,
  takenBackMailedAt: null,
  takenBackMails: 0,
  openedCount: 0,
};
/** The friend was alerted, and then the member has named a later time. */
const oneHourMore = { ...plan, checkInAt: at('18:00'), remindedAt: at('17:50'), alertedAt: at('17:15') };
/** The friend has opened the link, and "I am fine" was taken back. */
const takenBack = { ...plan, openedCount: 1, takenBackAt: at('16:00'), remindedAt: at('16:50') };

test.each([
  ['16:49', plan, null],
  ['16:50', plan, 'reminder'],
  ['17:14', plan, 'reminder'],
  ['17:14', { ...plan, remindedAt: at('16:50') }, null],
  ['17:15', plan, 'alert'],
  ['17:15', { ...plan, alertedAt: at('17:15') }, null],
  ['17:15', { ...plan, friendEmail: null }, null],
  ['17:15', { ...plan, fineAt: at('17:14') }, null],
  ['17:15', { ...plan, closesAt: at('17:15') }, null],
  ['16:00', takenBack, 'takenBack'],
  ['16:00', { ...takenBack, fineAt: at('16:01') }, null],
  ['16:00', { ...takenBack, friendEmail: null }, null],
  ['18:14', oneHourMore, null],
  ['18:15', oneHourMore, 'alert'],
  ['18:16', { ...oneHourMore, alertedAt: at('18:15') }, null],
  // Nobody has read anything.
  ['16:00', { ...takenBack, openedCount: 0 }, null],
  ['17:15', { ...takenBack, openedCount: 0 }, 'alert'],
  ['16:01', { ...takenBack, takenBackMailedAt: at('16:00'), takenBackMails: 1 }, null],
  // The second thoughts came a second time.
  ['16:21', { ...takenBack, takenBackAt: at('16:20'), takenBackMailedAt: at('16:00'), takenBackMails: 1 }, 'takenBack'],
  // The mail that the plan goes on does not replace the alert.
  ['17:15', { ...takenBack, takenBackMailedAt: at('16:01'), takenBackMails: 1 }, 'alert'],
  // The alert came first, then "I am fine", then the second thoughts.
  ['17:40', { ...takenBack, openedCount: 0, alertedAt: at('17:15'), takenBackAt: at('17:39') }, 'takenBack'],
  ['17:40', { ...takenBack, takenBackAt: at('17:39'), alertedAt: at('17:15'), takenBackMails: 3 }, null],
  ['17:40', { ...takenBack, takenBackAt: at('17:39'), takenBackMails: 3 }, 'alert'],
] as const)('at %s the mail that is due is the right one (%#)', (time, state, kind) => {
  expect(dueMail(state, at(time))).toBe(kind);
});

test('a plan closes at noon of the day after checking in, in Nairobi', () => {
  expect(closingOf(at('17:00'))).toEqual(plan.closesAt);
  expect(closingOf(at('23:59'))).toEqual(plan.closesAt);
  expect(closingOf(new Date('2026-11-29T00:00:00+03:00'))).toEqual(new Date('2026-11-30T12:00:00+03:00'));
});

test.each([
  ['13:00', '14:00', '17:00', null],
  ['14:30', '14:00', '17:00', null],
  ['15:00', '14:00', '17:00', null],
  ['15:01', '14:00', '17:00', 'meets_at'],
  ['14:00', '13:30', '14:00', 'check_in_at'],
  ['13:00', '14:00', '14:00', 'check_in_at'],
  ['13:00', '14:00', '13:00', 'check_in_at'],
  ['13:00', '10:00', '12:30', 'meets_at'],
  ['13:00', '12:30', '12:45', 'check_in_at'],
])('now %s, meeting %s, fine by %s: %s', (now, meetsAt, checkInAt, field) => {
  const wrong = wrongTimes({ meetsAt: at(meetsAt), checkInAt: at(checkInAt) }, at(now));
  expect(wrong && Object.keys(wrong)[0]).toBe(field);
});

test('a meeting in more than 30 days, or a check-in more than 12 hours after it, is refused', () => {
  const wrong = (hoursAhead: number, hoursAfter: number) => {
    const meetsAt = new Date(at('14:00').getTime() + hoursAhead * 3_600_000);
    return wrongTimes({ meetsAt, checkInAt: new Date(meetsAt.getTime() + hoursAfter * 3_600_000) }, at('14:00'));
  };
  const days = 30 * 24;
  expect([wrong(days, 3), wrong(1, 12)]).toEqual([null, null]);
  expect(wrong(days + 0.01, 3)).toHaveProperty('meets_at');
  expect(wrong(1, 12.01)).toHaveProperty('check_in_at');
});

test.each([
  ['13:00', 0],
  ['14:00', 0],
  ['16:20', 140 / 180],
  ['17:00', 1],
  ['18:00', 1],
])('at %s the sun has gone %f of its way', (time, part) => {
  expect(partOfWay({ meetsAt: at('14:00'), checkInAt: at('17:00') }, at(time))).toBeCloseTo(part);
});

test('a mail that is noted is not due again, and one about a late plan is its alert', () => {
  const early = { ...takenBack, ...noteMail(takenBack, 'takenBack', at('16:01')) };
  expect(early).toMatchObject({ alertedAt: null, takenBackMails: 1 });
  expect(dueMail(early, at('16:02'))).toBeNull();
  expect(dueMail(early, at('17:15'))).toBe('alert');
  const late = { ...takenBack, ...noteMail(takenBack, 'takenBack', at('17:15')) };
  expect(dueMail(late, at('17:16'))).toBeNull();
  const alerted = { ...takenBack, openedCount: 0, ...noteMail(takenBack, 'alert', at('17:15')) };
  expect(dueMail(alerted, at('17:16'))).toBeNull();
});

test('what was noted of the other mails stays when one is sent', () => {
  const { remindedAt, alertedAt, takenBackMailedAt, takenBackMails } = oneHourMore;
  const noted = { remindedAt, alertedAt, takenBackMailedAt, takenBackMails };
  const [now, late] = [at('17:50'), at('18:15')];
  expect(noteMail(oneHourMore, 'reminder', now)).toEqual({ ...noted, remindedAt: now });
  expect(noteMail(oneHourMore, 'takenBack', now)).toEqual({ ...noted, takenBackMailedAt: now, takenBackMails: 1 });
  expect(noteMail(oneHourMore, 'alert', late)).toEqual({ ...noted, alertedAt: late });
  const saidTwice = noteMail({ ...oneHourMore, takenBackAt: at('17:30') }, 'alert', late);
  expect(saidTwice).toEqual({ ...noted, alertedAt: late, takenBackMailedAt: late });
});

test('a member is late from a quarter of an hour after the check-in, unless they are fine', () => {
  const limit = at('17:15').getTime();
  expect([-1, 0, 1].map((ms) => isLate(plan, new Date(limit + ms)))).toEqual([false, true, true]);
  expect(isLate({ ...plan, fineAt: at('17:20') }, at('18:00'))).toBe(false);
});

test('a plan is made with a match, while fewer than the most are open', () => {
  const facts = { isMatched: true, partnerName: 'Brian', openPlans: datePlanLimits.openMax - 1 };
  expect(refusalOfPlan(facts)).toBeNull();
  expect(refusalOfPlan({ ...facts, openPlans: datePlanLimits.openMax })).toBe('date_plan_limit_reached');
  expect(refusalOfPlan({ ...facts, openPlans: datePlanLimits.openMax, isMatched: false })).toBe('not_found');
});

test('"I am fine" keeps its first time, and is taken back at the time of doing so', () => {
  const fine = markFine(plan, at('17:01'));
  expect(markFine(fine, at('17:05')).fineAt).toEqual(at('17:01'));
  expect(unmarkFine(fine, at('17:06'))).toEqual({ ...plan, takenBackAt: at('17:06') });
  expect(unmarkFine(takenBack, at('17:06'))).toEqual(takenBack);
});

test('a moved check-in is reminded of again, the same one is not, and no plan closes earlier', () => {
  const reminded = { ...plan, remindedAt: at('16:50') };
  expect(moveCheckIn(reminded, at('18:00'))).toEqual({ ...plan, checkInAt: at('18:00') });
  expect(moveCheckIn(reminded, at('17:00'))).toEqual(reminded);
  const nextDay = new Date('2026-11-30T12:00:00+03:00');
  expect(moveCheckIn(plan, new Date('2026-11-29T17:00:00+03:00')).closesAt).toEqual(nextDay);
  expect(moveCheckIn({ ...plan, closesAt: nextDay }, at('18:00')).closesAt).toEqual(nextDay);
});

test('a reminder of a check-in that was moved meanwhile is still to come, and what was said meanwhile stays', () => {
  const now = at('16:50');
  expect(noteSentMail(plan, plan, 'reminder', now)).toEqual({ ...plan, remindedAt: now });
  const moved = { ...plan, checkInAt: at('18:00'), fineAt: at('16:51') };
  expect(noteSentMail(moved, plan, 'reminder', now)).toEqual(moved);
  expect(noteSentMail(moved, plan, 'alert', now)).toEqual({ ...moved, alertedAt: now });
});
