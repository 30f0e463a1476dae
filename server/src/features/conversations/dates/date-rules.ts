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

export interface PlanState {
  readonly checkInAt: Date;
  readonly closesAt: Date;
  readonly fineAt: Date | null;
  readonly remindedAt: Date | null;
  readonly alertedAt: Date | null;
  readonly friendEmail: string | null;
  /** The last time that "I am fine" was taken back. It means nothing while `fineAt` is set. */
  readonly takenBackAt: Date | null;
  readonly takenBackMailedAt: Date | null;
  /** The number of mails about that, so that nobody can fill a mailbox by saying it and taking it back. */
  readonly takenBackMails: number;
  readonly openedCount: number;
}

/** A plan as it is stored. */
export interface DatePlanRow extends PlanState, Times {
  readonly id: number;
  readonly partnerId: number;
  readonly partnerName: string;
  readonly place: string;
  readonly nonce: Uint8Array;
  readonly secretHash: Uint8Array;
  readonly openedAt: Date | null;
}

/** The facts about the wish to meet a member. */
export interface WishFacts {
  readonly isMatched: boolean;
  /** Null without such a member. */
  readonly partnerName: string | null;
  /** The number of plans that are open already. */
  readonly openPlans: number;
}

/** Says why a plan may not be made. Null when it may. */
export function refusalOfPlan({ isMatched, openPlans }: WishFacts): 'not_found' | 'date_plan_limit_reached' | null {
  if (!isMatched) return 'not_found';
  return openPlans < datePlanLimits.openMax ? null : 'date_plan_limit_reached';
}

/** The member is fine. The first time of saying so stays. */
export const markFine = <Plan extends PlanState>(plan: Plan, now: Date): Plan => ({
  ...plan,
  fineAt: plan.fineAt ?? now,
});

/** Waits for "I am fine" again. */
export const unmarkFine = <Plan extends PlanState>(plan: Plan, now: Date): Plan =>
  plan.fineAt === null ? plan : { ...plan, fineAt: null, takenBackAt: now };

/** Moves the check-in. A plan never closes earlier, and a new time is reminded of again. */
export function moveCheckIn<Plan extends PlanState>(plan: Plan, checkInAt: Date): Plan {
  const closesAt = new Date(Math.max(plan.closesAt.getTime(), closingOf(checkInAt).getTime()));
  return { ...plan, checkInAt, closesAt, remindedAt: isSameTime(plan.checkInAt, checkInAt) ? plan.remindedAt : null };
}

const isSameTime = (one: Date, other: Date) => one.getTime() === other.getTime();

/** The member has not checked in. */
export function isLate({ checkInAt, fineAt }: Pick<PlanState, 'checkInAt' | 'fineAt'>, now: Date): boolean {
  return fineAt === null && now.getTime() >= checkInAt.getTime() + graceMs;
}

/** The passed part of the time between meeting and check-in, from 0 to 1. */
export function partOfWay({ meetsAt, checkInAt }: Times, now: Date): number {
  const part = (now.getTime() - meetsAt.getTime()) / (checkInAt.getTime() - meetsAt.getTime());
  return Math.min(1, Math.max(0, part));
}

export type DateMailKind = 'reminder' | 'alert' | 'takenBack';

/**
 * The friend may believe that the member is fine, and was not mailed since it was taken back. Who has never opened the
 * link, nor got the alert, has read nothing that is wrong now.
 */
function mustUnsayFine(plan: PlanState): boolean {
  const { friendEmail, takenBackAt, takenBackMailedAt, takenBackMails, openedCount, alertedAt } = plan;
  if (friendEmail === null || takenBackAt === null || takenBackMails >= datePlanLimits.takenBackMailsMax) return false;
  const mayHaveRead = openedCount > 0 || alertedAt !== null;
  return mayHaveRead && (takenBackMailedAt === null || takenBackMailedAt < takenBackAt);
}

/**
 * The mail that is due now: a reminder to the member, an alert to the friend, or the news for the friend that
 * "I am fine" was taken back. Null when none is.
 */
export function dueMail(plan: PlanState, now: Date): DateMailKind | null {
  if (plan.fineAt !== null || now >= plan.closesAt) return null;
  if (mustUnsayFine(plan)) return 'takenBack';
  // An alert of before was about an earlier time: the member has named a later one since.
  const isAlerted = plan.alertedAt !== null && plan.alertedAt >= plan.checkInAt;
  if (isLate(plan, now)) return !isAlerted && plan.friendEmail !== null ? 'alert' : null;
  const isTime = now.getTime() >= plan.checkInAt.getTime() - reminderMs;
  return isTime && plan.remindedAt === null ? 'reminder' : null;
}

type MailTimes = Pick<PlanState, 'remindedAt' | 'alertedAt' | 'takenBackMailedAt' | 'takenBackMails'>;

/** Returns the plan's notes about its mails once this one is sent. A mail about a late plan is the alert, too. */
export function noteMail(plan: PlanState, kind: DateMailKind, now: Date): MailTimes {
  const { remindedAt, alertedAt, takenBackMailedAt, takenBackMails } = plan;
  const noted = { remindedAt, alertedAt, takenBackMailedAt, takenBackMails };
  if (kind === 'reminder') return { ...noted, remindedAt: now };
  if (kind === 'alert') return { ...noted, alertedAt: now, takenBackMailedAt: plan.takenBackAt && now };
  const told = { ...noted, takenBackMailedAt: now, takenBackMails: takenBackMails + 1 };
  return isLate(plan, now) ? { ...told, alertedAt: now } : told;
}

/**
 * Notes a mail in a plan, which may have changed since the mail told of it. If the check-in was moved meanwhile, its
 * reminder is still to come.
 */
export function noteSentMail<Plan extends PlanState>(plan: Plan, told: PlanState, kind: DateMailKind, now: Date): Plan {
  const noted = noteMail(told, kind, now);
  const isMoved = !isSameTime(plan.checkInAt, told.checkInAt);
  return { ...plan, ...noted, remindedAt: isMoved ? plan.remindedAt : noted.remindedAt };
}
