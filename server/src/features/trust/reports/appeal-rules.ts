import { appealDays } from '@mwanzo/contract/limits';

const appealMs = appealDays * 86_400_000;

interface Decided {
  readonly decidedAt: Date;
  /** The time of the second reviewer's answer, if one was asked for. */
  readonly answeredAt: Date | null;
  readonly appealedAt: Date | null;
}

/** Decisions made at or before this time cannot be appealed against any more. */
export function appealableSince(now: Date): Date {
  return new Date(now.getTime() - appealMs);
}

/** Returns true if the member can still appeal: once, within 180 days of the decision or of the second one's answer. */
export function isAppealPossible({ decidedAt, answeredAt, appealedAt }: Decided, now: Date): boolean {
  return appealedAt === null && (answeredAt ?? decidedAt) > appealableSince(now);
}
