import { sql, statement } from '../../../database/sql.ts';
import { mayReview } from './reviewer-sql.ts';

/** A decision that its reviewer takes back. */
export interface TakenBack {
  readonly by: number;
  readonly at: Date;
}

interface Reopening extends TakenBack {
  readonly caseId: number;
}

/** Undoes a decision of that time. No row if something else has happened since. */
export const undoDecision = statement<Reopening, { userId: number; isUrgent: boolean }>(
  (input) => sql`
    update report_cases cases
    set decision = null, reason = null, note = null, until = null, decided_by = null, decided_at = null,
      ban_asked_at = null, asked_until = null, asked_told_at = null
    where cases.id = ${input.caseId} and cases.decided_by = ${input.by}::bigint and cases.decided_at = ${input.at}
      and cases.ban_answer is null and cases.appealed_at is null
      and ${mayReview(sql`${input.by}::bigint`, 'cases.reported_id')}
      and not exists (
        select from report_cases open where open.reported_id = cases.reported_id and open.decided_at is null
      )
    returning cases.reported_id as "userId", cases.is_urgent as "isUrgent"`,
);

/** Undoes the outcome of that time of an appeal. No row if something else has happened since. */
export const undoAppeal = statement<Reopening, { userId: number }>(
  (input) => sql`
    update report_cases cases
    set appeal_outcome = null, appeal_note = null, appeal_decided_by = null, appeal_decided_at = null
    where cases.id = ${input.caseId} and cases.appeal_decided_by = ${input.by}::bigint
      and cases.appeal_decided_at = ${input.at} and cases.appeal_outcome = 'uphold'
      and ${mayReview(sql`${input.by}::bigint`, 'cases.reported_id')}
    returning cases.reported_id as "userId"`,
);
