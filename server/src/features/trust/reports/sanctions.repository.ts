import type { ReportReason, Sanction } from '@mwanzo/contract/trust/reports';
import { sql, statement } from '../../../database/sql.ts';
import type { CaseState, ReportDecision } from './case-rules.ts';
import type { SanctionAnswer } from './decided-cases.repository.ts';

/** A decision against a member with its appeal. */
export interface SanctionRow extends Pick<CaseState, 'userId' | 'until' | 'appealedAt' | 'appealOutcome'> {
  readonly id: number;
  readonly decision: Sanction;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly decidedAt: Date;
  readonly decidedBy: number;
  /** The time of the second reviewer's answer, if one was asked for. */
  readonly answeredAt: Date | null;
  readonly appealText: string | null;
}

/** The members whose reports a case has. */
export const listReporters = statement<{ caseId: number }, { id: number }>(
  ({ caseId }) => sql`
    select distinct report.reporter_id as id from reports report
    where report.case_id = ${caseId} and report.reporter_id is not null`,
);

/** An open case that hides the member's profile until it is decided. */
export const findUrgentCase = statement<{ userId: number }, { id: number }>(
  ({ userId }) => sql`
    select open.id from report_cases open
    where open.reported_id = ${userId} and open.is_urgent and open.decided_at is null`,
);

export const sanctionColumns = sql`cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
  cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
  cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
  cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome"`;

export const listDecisionsAgainst = statement<{ userId: number }, SanctionRow>(
  ({ userId }) => sql`
   select ${sanctionColumns} from report_cases cases
   where cases.reported_id = ${userId} and cases.decision <> 'dismiss' order by cases.id desc limit 100`,
);

type EarlierRow = Omit<SanctionRow, 'decision'> & { decision: ReportDecision; answer: SanctionAnswer['answer'] | null };
/** The decisions of the other cases about the same member, the latest first. */
export const listEarlierDecisions = statement<{ caseId: number }, EarlierRow>(
  ({ caseId }) => sql`
   select ${sanctionColumns}, cases.ban_answer as answer from report_cases cases
   where cases.reported_id = (select about.reported_id from report_cases about where about.id = ${caseId})
     and cases.decided_at is not null and cases.id <> ${caseId} order by cases.id desc limit 100`,
);

export const findDecision = statement<{ caseId: number }, SanctionRow>(
  ({ caseId }) =>
    sql`select ${sanctionColumns} from report_cases cases where cases.id = ${caseId} and cases.decision <> 'dismiss'`,
);
