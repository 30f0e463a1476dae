import { promptPauseSeconds, promptSeconds, type OrderState } from '@mwanzo/contract/billing/products';

/** The stored state of an order. The contract's `orderStates` are the states that its buyer sees. */
export type StoredState =
  | 'created'
  | 'pushing'
  | 'pending'
  | 'unconfirmed'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'needs_review'
  | 'refunding'
  | 'refunded';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A prompt without a result no longer keeps the member from another attempt after this time, in ms. */
export const openMs = promptPauseSeconds * second;
export const expiryMs = 24 * hour;

/**
 * The times after a prompt when M-Pesa is asked about it, in ms. It is not asked earlier, because it reports 0 for
 * prompts that wait for the PIN.
 */
const querySchedule = [promptSeconds * second, 3 * minute, 10 * minute, hour, 6 * hour, expiryMs] as const;

/** The time of the next query after this many queries. Null: no more. A time in the past becomes `now`. */
export function nextQueryAt(promptedAt: Date, queries: number, now: Date): Date | null {
  const offset = querySchedule[queries];
  return offset === undefined ? null : new Date(Math.max(promptedAt.getTime() + offset, now.getTime()));
}

/** A payment that M-Pesa reports earlier than this may be wrong. */
export function isQueryTrusted(promptedAt: Date, askedAt: Date): boolean {
  return askedAt.getTime() - promptedAt.getTime() >= promptSeconds * second;
}

/** The state that the buyer sees. A prompt whose time is over is being checked, although its order is still open. */
export function presentedState(state: StoredState, promptedAt: Date | null, now: Date): OrderState {
  switch (state) {
    case 'created':
    case 'pushing':
    case 'pending':
      return promptedAt !== null && isQueryTrusted(promptedAt, now) ? 'checking' : 'waiting';
    case 'unconfirmed':
      return 'checking';
    case 'expired':
      return 'unanswered';
    case 'needs_review':
      return 'review';
    default:
      return state;
  }
}

/** "0712 ••• 678" of 254712345678. */
export function maskPhone(phone: string): string {
  return `0${phone.slice(3, 6)} ••• ${phone.slice(-3)}`;
}

/**
 * Says whether the buyer reads the whole number: to find a slip in it, and to try again. Later, somebody who finds the
 * phone signed in must not read from old orders which numbers pay for its owner.
 */
export function showsWholePhone(state: OrderState, createdAt: Date, now: Date): boolean {
  return ['waiting', 'checking', 'failed'].includes(state) && now.getTime() - createdAt.getTime() < hour;
}

/** The times of prompts. An order that is about to be prompted counts from its creation, so that its place is taken. */
export interface EarlierPrompts {
  /** The newest prompt of this amount to this phone. */
  readonly sameAt: Date | null;
  /** This member's prompts of the last ten minutes, oldest first. */
  readonly byMember: readonly Date[];
  /** Unpaid prompts to this phone in the last hour, by any member, oldest first. */
  readonly unpaid: readonly Date[];
  /** Those of `unpaid` whose members do not know the phone, oldest first. */
  readonly byStrangers: readonly Date[];
  /** True if this member knows the phone: a PIN was typed on it for one of their orders. */
  readonly isKnown: boolean;
  /** True if the phone's owner wants no prompts. */
  readonly isRefused: boolean;
}

export const memberPrompts = { max: 3, ms: 10 * minute } as const;
export const phonePrompts = { max: 3, ms: hour } as const;
/** Members who do not know the phone share two of its prompts. So the third one is kept for its owner. */
const strangerPrompts = { ...phonePrompts, max: 2 } as const;

/**
 * The time until another prompt may be sent, in seconds. 0: at once. When the phone has had its prompts, this is always
 * an hour. So it does not tell when others used the number.
 */
export function secondsToWait(earlier: EarlierPrompts, now: Date): number {
  const { sameAt, byMember } = earlier;
  const waits = [
    sameAt === null ? 0 : sameAt.getTime() + promptPauseSeconds * second,
    freeAgain(byMember, memberPrompts),
    hasHadItsPrompts(earlier, now) ? now.getTime() + phonePrompts.ms : 0,
  ];
  return Math.max(0, Math.ceil((Math.max(...waits) - now.getTime()) / second));
}

function hasHadItsPrompts({ unpaid, byStrangers, isKnown }: EarlierPrompts, now: Date): boolean {
  const waits = [freeAgain(unpaid, phonePrompts), isKnown ? 0 : freeAgain(byStrangers, strangerPrompts)];
  return Math.max(...waits) > now.getTime();
}

function freeAgain(earlier: readonly Date[], { max, ms }: { readonly max: number; readonly ms: number }): number {
  const oldest = earlier.at(-max);
  return oldest === undefined ? 0 : oldest.getTime() + ms;
}
