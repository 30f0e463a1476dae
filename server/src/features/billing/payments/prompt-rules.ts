import { promptPauseSeconds } from '@mwanzo/contract/billing/products';

const second = 1000;
const minute = 60 * second;

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
}

/** An order that has prompted a phone, or is about to. */
export interface PhonePrompt {
  /** Null once the account is deleted. */
  readonly userId: number | null;
  readonly amount: number;
  readonly isPaid: boolean;
  readonly resultCode: string | null;
  /** Null when the prompt was never sent. */
  readonly at: Date | null;
}

export const memberPrompts = { max: 3, ms: 10 * minute } as const;
export const phonePrompts = { max: 3, ms: 60 * minute } as const;
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

interface WantedPrompt {
  readonly userId: number;
  readonly amount: number;
  /** Result codes of orders for which a PIN was typed on the phone. */
  readonly afterPin: readonly string[];
  /** Result codes of prompts that were not shown. */
  readonly unsent: readonly string[];
}

/** Returns what another prompt to a phone depends on, from all orders for that phone. */
export function earlierPrompts(
  toPhone: readonly PhonePrompt[],
  { userId, amount, afterPin, unsent }: WantedPrompt,
  now: Date,
): Omit<EarlierPrompts, 'byMember'> {
  const isOf = (codes: readonly string[]) => (prompt: PhonePrompt) => codes.includes(prompt.resultCode ?? '');
  // Members who have paid from a phone, or had a PIN typed on it, know it.
  const knowing = new Set(toPhone.filter((one) => one.isPaid || isOf(afterPin)(one)).map((one) => one.userId));
  const recent = toPhone.filter(({ at }) => at !== null && at.getTime() > now.getTime() - phonePrompts.ms);
  const unpaid = recent.filter((prompt) => !prompt.isPaid && !isOf(unsent)(prompt));
  const strange = unpaid.filter((prompt) => prompt.userId === null || !knowing.has(prompt.userId));
  return {
    sameAt: timesOf(toPhone.filter((prompt) => prompt.amount === amount)).at(-1) ?? null,
    unpaid: timesOf(unpaid),
    byStrangers: timesOf(strange),
    isKnown: knowing.has(userId),
  };
}

const timesOf = (prompts: readonly PhonePrompt[]): Date[] =>
  prompts.flatMap(({ at }) => at ?? []).toSorted((one, other) => one.getTime() - other.getTime());
