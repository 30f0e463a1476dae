import { needsSecondReviewer } from '@mwanzo/contract/second-reviewer';
import type { reportDecisions } from '@mwanzo/contract/options';

type ReportDecision = (typeof reportDecisions)[number];

interface AskedSanction {
  /** The time when a ban or a long suspension was requested that nobody has answered. */
  readonly banAskedAt: Date | null;
  readonly decidedBy: number | null;
}

/**
 * Returns true if a ban or a long suspension waits for this moderator's answer. Every moderator except the one who
 * requested it may answer.
 */
export function waitsForAnswerOf({ banAskedAt, decidedBy }: AskedSanction, moderatorId: number): boolean {
  return banAskedAt !== null && decidedBy !== moderatorId;
}

/** The length of the suspension while a ban or a long suspension waits for a second reviewer, in ms. */
const waitingMilliseconds = 24 * 3_600_000;

interface Decided {
  readonly decision: ReportDecision;
  readonly until: Date | null;
}

/** A decision that holds at once, and what a second reviewer has to confirm; null if there is nothing. */
interface Holding extends Decided {
  readonly asks: { readonly decision: 'ban' | 'suspend'; readonly until: Date | null } | null;
}

/**
 * A ban, and a suspension of more than 30 days, need two reviewers. Until the second one confirms it, either is a
 * suspension of 24 hours. Other decisions stay as they are.
 */
export function untilConfirmed({ decision, until }: Decided, now: Date): Holding {
  if (!needsSecondReviewer({ decision, until }, now)) return { decision, until, asks: null };
  const asks = decision === 'ban' ? ({ decision, until: null } as const) : ({ decision: 'suspend', until } as const);
  return { decision: 'suspend', until: new Date(now.getTime() + waitingMilliseconds), asks };
}
