import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { CaseState, ReportDecision } from './case-rules.ts';
import { hasOpenCase, mayReview } from './reviewer-sql.ts';

// All writes follow `lockCase` in the same transaction.

const lock = statement<{ caseId: number }, CaseState>(
  ({ caseId }) => sql`
    select cases.reported_id as "userId", cases.is_urgent as "isUrgent", cases.decision, cases.reason, cases.until,
      cases.decided_by as "decidedBy", cases.decided_at as "decidedAt", cases.ban_asked_at as "banAskedAt",
      cases.asked_until as "askedUntil", cases.ban_answered_by as "answeredBy", cases.appealed_at as "appealedAt",
      cases.appeal_outcome as "appealOutcome", cases.appeal_decided_by as "appealDecidedBy",
      cases.appeal_decided_at as "appealDecidedAt", ${hasOpenCase(sql`cases.reported_id`)} as "hasOpenCase"
    from report_cases cases where cases.id = ${caseId} for no key update`,
);

const findReviewer = statement<{ moderatorId: number; userId: number }, { may: boolean }>(
  ({ moderatorId, userId }) => sql`select ${mayReview(sql`${moderatorId}::bigint`, sql`${userId}::bigint`)} as may`,
);

/** Resolves to true if this moderator may review the member; see `ruleOfReviewing`. */
export const mayReviewNow = async (on: Database | Transaction, ids: { moderatorId: number; userId: number }) =>
  (await getRow(on, findReviewer, ids))?.may ?? false;

/** The case as it is until the transaction ends, and the reviewer who acts on it. Null when there is no such case. */
export async function lockCase(on: Transaction, { caseId, moderatorId }: { caseId: number; moderatorId: number }) {
  const state = await getRow(on, lock, { caseId });
  if (!state) return null;
  return { state, reviewer: { id: moderatorId, mayReview: await mayReviewNow(on, { moderatorId, ...state }) } };
}

export interface CaseDecision {
  readonly caseId: number;
  readonly moderatorId: number;
  readonly decision: ReportDecision;
  readonly reason: CaseState['reason'];
  readonly note: string;
  readonly until: Date | null;
  /** The ban or the long suspension that a second reviewer has to confirm; null if there is none. */
  readonly asks: { readonly decision: 'ban' | 'suspend'; readonly until: Date | null } | null;
}

type WrittenDecision = Omit<CaseDecision, 'asks'> & { askedUntil: Date | null; askedAt: Date | null; now: Date };
type Undone<Written> = { [Key in keyof Written]: Key extends 'caseId' ? number : null };

/** Writes a decision, or takes it back. `askedAt` is its time if it asks for a second reviewer; otherwise null. */
export const writeDecision = statement<WrittenDecision | Undone<WrittenDecision>>(
  (input) => sql`
    update report_cases set decision = ${input.decision}, reason = ${input.reason}, note = nullif(${input.note}, ''),
      until = ${input.until}, decided_by = ${input.moderatorId}, decided_at = ${input.now},
      ban_asked_at = ${input.askedAt}, asked_until = ${input.askedUntil}
    where id = ${input.caseId}`,
);

/** A second reviewer's answer to a requested ban or long suspension. */
export type SanctionAnswer = { caseId: number; moderatorId: number; answer: 'confirm' | 'decline'; note: string };
type WrittenAnswer = Omit<SanctionAnswer, 'note'> & Pick<CaseState, 'decision' | 'until'> & { now: Date };

export const writeAnswer = statement<WrittenAnswer>(
  (input) => sql`
    update report_cases set ban_answer = ${input.answer}, ban_answered_by = ${input.moderatorId},
      ban_answered_at = ${input.now}, decision = ${input.decision}, until = ${input.until}
    where id = ${input.caseId}`,
);

type Appealed = Pick<CaseDecision, 'caseId' | 'moderatorId' | 'note'>;
type AppealDecision = Appealed & { outcome: 'uphold' | 'lift'; now: Date };

/** Writes a decision on an appeal, or takes it back. */
export const writeAppealDecision = statement<AppealDecision | Undone<AppealDecision>>(
  (input) => sql`
    update report_cases set appeal_outcome = ${input.outcome}, appeal_note = ${input.note},
      appeal_decided_by = ${input.moderatorId}, appeal_decided_at = ${input.now}
    where id = ${input.caseId}`,
);
