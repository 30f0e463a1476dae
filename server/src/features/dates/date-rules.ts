import { datePlanLimits } from '@mwanzo/contract/limits';
import { endOfNairobiDay } from '@mwanzo/contract/nairobi-day';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The member is reminded this long before the time that they have named, in ms. */
export const reminderMs = datePlanLimits.reminderMinutes * minuteMs;
/** The time after the check-in in which nobody is alerted, in ms: phones die, buses are late. */
export const graceMs = datePlanLimits.graceMinutes * minuteMs;

interface Times {
  readonly meetsAt: Date;
  readonly checkInAt: Date;
}

/** The problems of a plan's times, by field. Null when there are none. */
export function wrongTimes({ meetsAt, checkInAt }: Times, now: Date): Record<string, string[]> | null {
  const ahead = meetsAt.getTime() - now.getTime();
  if (ahead < -hourMs || ahead > datePlanLimits.daysAheadMax * dayMs)
    return { meets_at: [`must be within ${datePlanLimits.daysAheadMax} days`] };
  const isTooEarly = checkInAt <= meetsAt || checkInAt <= now;
  if (isTooEarly || checkInAt.getTime() - meetsAt.getTime() > datePlanLimits.checkInHoursMax * hourMs)
    return { check_in_at: [`must be in the ${datePlanLimits.checkInHoursMax} hours after the meeting, and to come`] };
  return null;
}

/** A plan closes at noon in Nairobi on the day after the check-in. */
export const closingOf = (checkInAt: Date): Date => new Date(endOfNairobiDay(checkInAt).getTime() + dayMs / 2);

interface PlanState {
  readonly checkInAt: Date;
  readonly closesAt: Date;
  readonly fineAt: Date | null;
  readonly remindedAt: Date | null;
  readonly alertedAt: Date | null;
  readonly friendEmail: string | null;
}

/** The member has not checked in. */
export function isLate({ checkInAt, fineAt }: Pick<PlanState, 'checkInAt' | 'fineAt'>, now: Date): boolean {
  return fineAt === null && now.getTime() >= checkInAt.getTime() + graceMs;
}

/** The passed part of the time between meeting and check-in, from 0 to 1. */
export function partOfWay({ meetsAt, checkInAt }: Times, now: Date): number {
  const part = (now.getTime() - meetsAt.getTime()) / (checkInAt.getTime() - meetsAt.getTime());
  return Math.min(1, Math.max(0, part));
}

/** The mail that is due now: a reminder to the member, or an alert to the friend. Null when none is. */
export function dueMail(plan: PlanState, now: Date): 'reminder' | 'alert' | null {
  if (plan.fineAt !== null || now >= plan.closesAt) return null;
  if (isLate(plan, now)) return plan.alertedAt === null && plan.friendEmail !== null ? 'alert' : null;
  const isTime = now.getTime() >= plan.checkInAt.getTime() - reminderMs;
  return isTime && plan.remindedAt === null ? 'reminder' : null;
}
