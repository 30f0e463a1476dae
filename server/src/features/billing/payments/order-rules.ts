import { promptPauseSeconds, promptSeconds, type OrderState, type Product } from '@mwanzo/contract/billing/products';

/** The stored state of an order. The contract's `orderStates` are the states that its buyer sees. */
export type StoredState =
  | 'created'
  | 'pushing'
  | 'pending'
  | 'unconfirmed'
  | 'paid'
  | 'failed'
  /** Servers of the last release write it instead of `needs_review` with the code `unanswered`. */
  | 'expired'
  | 'needs_review'
  | 'refunding'
  | 'refunded';

/** An order as it is stored. */
export interface StoredOrder {
  readonly id: number;
  /** Null once the account is deleted. */
  readonly userId: number | null;
  readonly code: string;
  readonly product: Product;
  readonly amount: number;
  readonly state: StoredState;
  readonly resultCode: string | null;
  readonly sealedPhone: Buffer | null;
  readonly phoneHash: Buffer | null;
  readonly clientKey: string;
  readonly merchantRequestId: string | null;
  readonly checkoutRequestId: string | null;
  readonly createdAt: Date;
  readonly promptedAt: Date | null;
  readonly paidAt: Date | null;
  /** The time when M-Pesa has confirmed the payment. */
  readonly verifiedAt: Date | null;
  /** The number of times that M-Pesa was asked. */
  readonly queries: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The first receipt. */
  readonly receipt: string | null;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A prompt without a result no longer keeps the member from another attempt after this time, in ms. */
export const openMs = promptPauseSeconds * second;
/** The last query comes so long after the prompt, in ms. */
export const lastQueryMs = 24 * hour;
/**
 * An order is paid, failed or for a person to look at so long after its prompt, in ms, whatever M-Pesa says and
 * whichever process dies. The last query may wait for its turn in the hour before.
 */
export const decidedMs = lastQueryMs + hour;
/** The job that decides orders runs every few seconds. An order that is this much over its time, in ms, is a fault. */
export const lateMs = 10 * minute;
/** A moment that lies further ahead than this, in ms, was written by a clock that was wrong. */
export const aheadMs = 10 * minute;

/** The code of an order that M-Pesa has never decided. Money may have moved. */
export const unanswered = 'unanswered';

/**
 * The times after a prompt when M-Pesa is asked about it, in ms. It is not asked earlier, because it reports 0 for
 * prompts that wait for the PIN.
 */
const querySchedule = [promptSeconds * second, 3 * minute, 10 * minute, hour, 6 * hour, lastQueryMs] as const;

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
export function presentedState(
  { state, promptedAt, resultCode }: Pick<StoredOrder, 'state' | 'promptedAt' | 'resultCode'>,
  now: Date,
): OrderState {
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
      return resultCode === unanswered ? 'unanswered' : 'review';
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

/**
 * The state of an order once M-Pesa has accepted its prompt. A callback may have come before that response, and moves
 * it on. M-Pesa is asked at `nextQuery` while it is unknown, or not confirmed, what became of the prompt.
 */
export function acceptedState(
  { state, verifiedAt }: Pick<StoredOrder, 'state' | 'verifiedAt'>,
  nextQuery: Date,
): { readonly state: StoredState; readonly nextQueryAt: Date | null } {
  const isAsked = state === 'pushing' || state === 'unconfirmed' || (state === 'paid' && verifiedAt === null);
  return { state: state === 'pushing' ? 'pending' : state, nextQueryAt: isAsked ? nextQuery : null };
}

/** Says why a person has to look at an order. */
export function whyReviewed({ state, resultCode }: Pick<StoredOrder, 'state' | 'resultCode'>): string {
  if (state === 'paid') return 'paid, not confirmed by M-Pesa';
  if (resultCode === 'no_order') return 'money without an order';
  if (state === 'needs_review' && resultCode !== unanswered) return `money that does not fit: ${resultCode ?? ''}`;
  return state === 'refunding' ? 'being refunded' : 'M-Pesa never said what became of it';
}
