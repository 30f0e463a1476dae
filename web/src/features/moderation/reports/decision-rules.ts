import type { reportDecisions } from '@mwanzo/contract/options';
import type { ReportReason } from '@mwanzo/contract/reports';
import type { ReportDecisionBody } from './report.ts';

/** For how many days a member can be suspended, or until a date. */
export const suspensions = ['1', '3', '7', '30', 'date'] as const;
export type Suspension = (typeof suspensions)[number];

/** What a reviewer has chosen and written so far. */
export interface DecisionDraft {
  decision: (typeof reportDecisions)[number] | undefined;
  reason: ReportReason;
  suspension: Suspension;
  /** A day of the calendar, `2026-11-30`; empty until one is chosen. */
  date: string;
  note: string;
}

/** What keeps a decision from being recorded. */
export type DraftProblem = 'decision' | 'date' | 'note';

const dayMs = 86_400_000;

/**
 * When a suspension ends: so many days from now, or as the chosen day begins in Nairobi. Null for a day that is not
 * one, or is not to come.
 * @param now ms since the epoch
 */
export function suspensionEnd({ suspension, date }: DecisionDraft, now: number): string | null {
  if (suspension !== 'date') return new Date(now + Number(suspension) * dayMs).toISOString();
  const end = Date.parse(`${date}T00:00:00+03:00`);
  return end > now ? new Date(end).toISOString() : null;
}

/** What is missing of a decision; null when it can be recorded. */
export function draftProblem(draft: DecisionDraft, now: number): DraftProblem | null {
  if (draft.decision === undefined) return 'decision';
  if (draft.decision === 'dismiss') return null;
  if (draft.decision === 'suspend' && suspensionEnd(draft, now) === null) return 'date';
  return draft.note.trim() === '' ? 'note' : null;
}

/** What is sent of a draft without a problem. A dismissal has no reason. */
export function bodyOf(draft: DecisionDraft, now: number): ReportDecisionBody | null {
  const { decision, reason } = draft;
  if (decision === undefined || draftProblem(draft, now) !== null) return null;
  const note = draft.note.trim();
  if (decision === 'dismiss') return { decision, note };
  const until = decision === 'suspend' ? suspensionEnd(draft, now) : null;
  return { decision, reason, note, ...(until !== null && { until }) };
}

/** The decision of a key, counted from 1; undefined beyond the last. */
export function decisionAt(number: number): DecisionDraft['decision'] {
  return (['dismiss', 'warn', 'suspend', 'ban'] as const)[number - 1];
}
