import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { datePlanLimits } from '@mwanzo/contract/limits';
import { endOfNairobiDay, nairobiDay } from '@mwanzo/contract/nairobi-day';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The values of the form. */
export interface PlanValues {
  place: string;
  /** The day as YYYY-MM-DD, on Nairobi's calendar. */
  day: string;
  /** The time as HH:MM, on Nairobi's clock. */
  time: string;
  /** The number of hours after the meeting, or `other`. */
  choice: CheckInChoice;
  /** The other time as HH:MM: the next one after the meeting. */
  other: string;
  email: string;
}
export type CheckInChoice = '2' | '3' | '4' | 'other';
export const hourChoices = ['2', '3', '4'] as const;

export type PlanField = 'place' | 'day' | 'time' | 'other' | 'email';
export type PlanProblem =
  | 'whereMissing'
  | 'dayWrong'
  | 'timeWrong'
  | 'timePast'
  | 'checkInWrong'
  | 'emailWrong'
  | 'notMatched'
  | 'tooMany';
export type PlanProblems = Partial<Record<PlanField, PlanProblem>>;

const nairobiOffset = '+03:00';
const nairobiOffsetMs = 3 * hourMs;

/** Nobody meets at five in the morning because the plan was made at three. */
const firstHour = '08';

/** Returns the form's first values: in two hours, at the full hour; at night in the next afternoon. */
export function startValues(now: number): PlanValues {
  const start = new Date(now + 2 * hourMs);
  const inTwoHours = new Date(start.getTime() + nairobiOffsetMs).toISOString().slice(11, 13);
  const hour = inTwoHours < firstHour ? '14' : inTwoHours;
  return { place: '', day: nairobiDay(start), time: `${hour}:00`, choice: '3', other: '', email: '' };
}

/**
 * Converts a day and a time on Nairobi's clock to ms since the epoch. Null unless both are given. The phone's time zone
 * changes nothing: the meeting is in Kenya, and the friend reads its time there.
 */
export function momentOf(day: string, time: string): number | null {
  const moment = new Date(`${day}T${time}${nairobiOffset}`).getTime();
  return day === '' || time === '' || Number.isNaN(moment) ? null : moment;
}

/**
 * Returns the time by which the member says that they are fine, in ms since the epoch. Null if it cannot be computed.
 */
export function checkInOf({ day, time, choice, other }: PlanValues): number | null {
  const meetsAt = momentOf(day, time);
  if (meetsAt === null) return null;
  if (choice !== 'other') return meetsAt + Number(choice) * hourMs;
  const sameDay = momentOf(day, other);
  if (sameDay === null) return null;
  return sameDay > meetsAt ? sameDay : sameDay + dayMs;
}

/** Returns the errors of the form, by field. The server refuses the same values. */
export function checkPlan(values: PlanValues, now: number): PlanProblems {
  const { place, day, time, choice, email } = values;
  const problems: PlanProblems = {};
  if (place.trim() === '') problems.place = 'whereMissing';
  const midnight = momentOf(day, '00:00');
  const isFar = midnight === null || midnight > now + datePlanLimits.daysAheadMax * dayMs;
  const isPastDay = midnight !== null && day < nairobiDay(new Date(now - hourMs));
  if (isFar || isPastDay) problems.day = 'dayWrong';
  const meetsAt = momentOf(day, time);
  // Some browsers have a text field in place of the one for times.
  if (time === '' || (midnight !== null && meetsAt === null)) problems.time = 'timeWrong';
  else if (!problems.day && meetsAt !== null && meetsAt < now - hourMs) problems.time = 'timePast';
  else if (!problems.day && meetsAt !== null && meetsAt > now + datePlanLimits.daysAheadMax * dayMs)
    problems.day = 'dayWrong';
  const checkIn = checkInOf(values);
  const isTooLong = checkIn !== null && meetsAt !== null && checkIn - meetsAt > datePlanLimits.checkInHoursMax * hourMs;
  if (choice === 'other' && (checkIn === null || checkIn <= now || isTooLong)) problems.other = 'checkInWrong';
  if (email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())) problems.email = 'emailWrong';
  return problems;
}

/** Returns the time when the link of a plan with this check-in closes: noon of the next day in Nairobi. */
export const closingOf = (checkIn: number): number => endOfNairobiDay(new Date(checkIn)).getTime() + dayMs / 2;

export const reminderOf = (checkIn: number): number => checkIn - datePlanLimits.reminderMinutes * minuteMs;
/** Returns the time from which the friend reads that the member has not checked in. */
export const lateFrom = (checkIn: number): number => checkIn + datePlanLimits.graceMinutes * minuteMs;

type Times = Pick<DatePlan, 'meets_at' | 'check_in_at' | 'fine_at'>;

export const isLate = ({ check_in_at, fine_at }: Times, now: number): boolean =>
  fine_at === null && now >= lateFrom(Date.parse(check_in_at));

/** Says whether the time of the meeting has not come yet. Until then "I am fine" may be a slip of the thumb. */
export const isAhead = ({ meets_at }: Pick<Times, 'meets_at'>, now: number): boolean => now < Date.parse(meets_at);

/** Returns the position of the sun between the meeting and the check-in, from 0 to 1. */
export function partOfWay({ meets_at, check_in_at }: Times, now: number): number {
  const start = Date.parse(meets_at);
  return Math.min(1, Math.max(0, (now - start) / (Date.parse(check_in_at) - start)));
}

/** The sun's way to a meeting begins so long before it, in ms. */
const wayToMeetingMs = 2 * hourMs;

/** Returns the position of the sun on its way to the meeting, from 0 to 1. It stands still until two hours before. */
export function partBefore({ meets_at }: Pick<Times, 'meets_at'>, now: number): number {
  return Math.min(1, Math.max(0, 1 - (Date.parse(meets_at) - now) / wayToMeetingMs));
}

/** Returns the check-in an hour later, or an hour from now if it has passed. Null if the plan would become too long. */
export function oneHourMore({ meets_at, check_in_at }: Times, now: number): string | null {
  // The time is in whole minutes, so that two presses in the same minute are the same change.
  const from = Math.max(Date.parse(check_in_at), Math.floor(now / minuteMs) * minuteMs);
  const next = from + hourMs;
  return next - Date.parse(meets_at) > datePlanLimits.checkInHoursMax * hourMs ? null : new Date(next).toISOString();
}

/** From this difference on, the page says what the phone shows wrongly, in ms. */
const clockToldFromMs = 10 * minuteMs;

/**
 * Says why the phone shows another time than Nairobi's: its clock is wrong, or it is set to another time zone, which
 * is no fault. Null if it shows the same, whatever the reason: somebody may have set it by hand, against a wrong zone.
 * @param error the real time minus the phone's, in ms
 * @param offsetMs the phone's time zone, in ms ahead of UTC
 */
export function whyOtherTime(error: number, offsetMs: number): 'clock' | 'zone' | null {
  const shownError = error + nairobiOffsetMs - offsetMs;
  if (Math.abs(shownError) < clockToldFromMs) return null;
  return Math.abs(error) < clockToldFromMs ? 'zone' : 'clock';
}
