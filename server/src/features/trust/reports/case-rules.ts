import type { reportDecisions } from '@mwanzo/contract/people/options';
import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { logicOfFacts } from '../../core/pairs/index.ts';
import { ruleOfAnswering, ruleOfDecidingAppeal, type ReviewingCase } from './reviewer-rules.ts';

export type ReportDecision = (typeof reportDecisions)[number];

/** A case as decisions find it. Columns of what has not happened are null. */
export interface CaseState {
  readonly userId: number;
  readonly isUrgent: boolean;
  readonly decision: ReportDecision | null;
  readonly reason: ReportReason | null;
  readonly until: Date | null;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
  readonly banAskedAt: Date | null;
  /** The end of the long suspension that was requested; null for a ban. */
  readonly askedUntil: Date | null;
  readonly answeredBy: number | null;
  readonly appealedAt: Date | null;
  readonly appealOutcome: 'uphold' | 'lift' | null;
  readonly appealDecidedBy: number | null;
  readonly appealDecidedAt: Date | null;
  /** True if a case about the member waits: this one, or another. */
  readonly hasOpenCase: boolean;
}

/** A reviewer, and what `mayReview` says about them and the member of the case. */
export interface CaseReviewer {
  readonly id: number;
  readonly mayReview: boolean;
}

const stateFor = (state: CaseState, { id, mayReview }: CaseReviewer): ReviewingCase<boolean> => ({
  wasAsked: state.banAskedAt !== null,
  isAnswered: state.answeredBy !== null,
  isLifted: state.appealOutcome === 'lift',
  hasDecided: state.decidedBy === id,
  hasAnswered: state.answeredBy === id,
  mayReview,
});

export const mayDecideCase = ({ decidedAt }: CaseState, { mayReview }: CaseReviewer): boolean =>
  decidedAt === null && mayReview;

export const mayAnswerSanction = (state: CaseState, reviewer: CaseReviewer): boolean =>
  ruleOfAnswering(logicOfFacts, stateFor(state, reviewer));

export const mayDecideAppeal = (state: CaseState, reviewer: CaseReviewer): boolean =>
  state.appealedAt !== null &&
  state.appealDecidedAt === null &&
  ruleOfDecidingAppeal(logicOfFacts, stateFor(state, reviewer));

/** Returns the decision of a case whose requested sanction is answered. A declined one leaves the suspension. */
export function decisionAfter(
  answer: 'confirm' | 'decline',
  { decision, until, askedUntil }: Pick<CaseState, 'decision' | 'until' | 'askedUntil'>,
): Pick<CaseState, 'decision' | 'until'> {
  if (answer === 'decline') return { decision, until };
  return askedUntil === null ? { decision: 'ban', until: null } : { decision, until: askedUntil };
}

/** A decision that its reviewer takes back. */
export interface TakenBack {
  readonly by: number;
  readonly at: Date;
}

/** Returns true if this reviewer may undo a decision of that time: nothing else has happened since. */
export function mayUndoDecision(state: CaseState, { at }: TakenBack, { id, mayReview }: CaseReviewer): boolean {
  const isTheirs = state.decidedBy === id && state.decidedAt?.getTime() === at.getTime();
  return isTheirs && state.answeredBy === null && state.appealedAt === null && mayReview && !state.hasOpenCase;
}

/** Returns true if this reviewer may undo their outcome of that time of an appeal. A lifted decision stays lifted. */
export function mayUndoAppeal(state: CaseState, { at }: TakenBack, { id, mayReview }: CaseReviewer): boolean {
  const isTheirs = state.appealDecidedBy === id && state.appealDecidedAt?.getTime() === at.getTime();
  return isTheirs && state.appealOutcome === 'uphold' && mayReview;
}
