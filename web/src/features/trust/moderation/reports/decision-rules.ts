import type { reportDecisions } from '@mwanzo/contract/people/options';
import type { ReportReason } from '@mwanzo/contract/trust/reports';
import { needsSecondReviewer, type Suspension as Suspended } from '@mwanzo/contract/trust/second-reviewer';
import type { ReportDecisionBody } from './report-queries.ts';

/** The lengths of a suspension in days, or `date` for a chosen date. */
export const suspensions = ['1', '3', '7', '30', 'date'] as const;
export type Suspension = (typeof suspensions)[number];

/** The reviewer's choices and note so far. */
export interface DecisionDraft {
  decision: (typeof reportDecisions)[number] | undefined;
  reason: ReportReason;
  suspension: Suspension;
  /** A calendar day such as `2026-11-30`; empty until one is chosen. */
  date: string;
  note: string;
}

/** The field because of which a decision cannot be recorded. */
export type DraftProblem = 'decision' | 'date' | 'note';

const dayMs = 86_400_000;

/**
 * Returns the time when a suspension ends: a number of days from now, or when the chosen day begins in Nairobi. Null if
 * the day is invalid or not in the future.
 * @param now ms since the epoch
 */
export function suspensionEnd({ suspension, date }: DecisionDraft, now: number): string | null {
  if (suspension !== 'date') return new Date(now + Number(suspension) * dayMs).toISOString();
  const end = Date.parse(`${date}T00:00:00+03:00`);
  return end > now ? new Date(end).toISOString() : null;
}

/** Returns the first problem of a decision; null if it can be recorded. */
export function draftProblem(draft: DecisionDraft, now: number): DraftProblem | null {
  if (draft.decision === undefined) return 'decision';
  if (draft.decision === 'dismiss') return null;
  if (draft.decision === 'suspend' && suspensionEnd(draft, now) === null) return 'date';
  return draft.note.trim() === '' ? 'note' : null;
}

/** Returns the request's body for a draft without a problem. A dismissal has no reason. */
export function bodyOf(draft: DecisionDraft, now: number): ReportDecisionBody | null {
  const { decision, reason } = draft;
  if (decision === undefined || draftProblem(draft, now) !== null) return null;
  const note = draft.note.trim();
  if (decision === 'dismiss') return { decision, note };
  const until = decision === 'suspend' ? suspensionEnd(draft, now) : null;
  return { decision, reason, note, ...(until !== null && { until }) };
}

/**
 * Returns true if another reviewer has to confirm a decision.
 * @param alone the suspensions of this member that the reviewer has decided alone
 */
export function asksSecondReviewer(
  { decision, until }: ReportDecisionBody,
  alone: readonly Suspended[],
  now: number,
): boolean {
  return needsSecondReviewer({ decision, until: until ? new Date(until) : null }, new Date(now), alone);
}
