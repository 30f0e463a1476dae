import { needsSecondReviewer, type Suspension } from '@mwanzo/contract/trust/second-reviewer';
import type { ReportDecision } from './case-rules.ts';

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

/** A decided case of the same member. */
interface EarlierDecision extends Decided {
  readonly decidedAt: Date;
  readonly decidedBy: number;
  /** The second reviewer's answer, if one was asked for. */
  readonly answer: 'confirm' | 'decline' | null;
  readonly appealOutcome: 'uphold' | 'lift' | null;
}

/**
 * Returns the suspensions that this moderator has decided alone: nobody else has confirmed them, or decided an appeal
 * against them.
 */
export function suspendedAlone(earlier: readonly EarlierDecision[], moderatorId: number): Suspension[] {
  return earlier.flatMap(({ decision, until, decidedAt, decidedBy, answer, appealOutcome }) =>
    decision === 'suspend' &&
    until !== null &&
    decidedBy === moderatorId &&
    answer !== 'confirm' &&
    appealOutcome === null
      ? [{ from: decidedAt, until }]
      : [],
  );
}

/**
 * A ban, and a suspension of more than 30 days in a row, need two reviewers. Until the second one confirms it, either
 * is a suspension of 24 hours. Other decisions stay as they are.
 *
 * @param alone the suspensions of this member that the same moderator has decided alone
 */
export function untilConfirmed({ decision, until }: Decided, alone: readonly Suspension[], now: Date): Holding {
  if (!needsSecondReviewer({ decision, until }, now, alone)) return { decision, until, asks: null };
  const asks = decision === 'ban' ? ({ decision, until: null } as const) : ({ decision: 'suspend', until } as const);
  return { decision: 'suspend', until: new Date(now.getTime() + waitingMilliseconds), asks };
}

/** Reviewers are told when the suspension that holds meanwhile has this time left, in ms. */
const tellBeforeMilliseconds = 6 * 3_600_000;

interface Untold {
  readonly until: Date;
}

/**
 * Returns true if the reviewers must be told that nobody has answered: the suspension that holds meanwhile ends within
 * 6 hours, and has not ended.
 */
export function mustTellOfAsked({ until }: Untold, now: Date): boolean {
  const left = until.getTime() - now.getTime();
  return left > 0 && left <= tellBeforeMilliseconds;
}
