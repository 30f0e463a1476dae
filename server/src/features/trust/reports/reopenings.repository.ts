import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { writeAudit } from '../../people/audit/index.ts';
import { withdrawNotices } from '../../notices/notifications/index.ts';
import { mayReview } from './reviewer-sql.ts';

/** A decision that its reviewer takes back. */
export interface TakenBack {
  readonly by: number;
  readonly at: Date;
}

const logged = writeAudit({
  moderatorId: '$2::bigint',
  action: "'take_back'",
  verificationId: 'null',
  caseId: 'id',
  userId: 'reported_id',
  at: '$4',
  from: 'reopened',
});

const withdrawn = (recipients: string, kind: string) =>
  withdrawNotices({ recipients, kind: `'${kind}'`, writtenAt: '$3', at: '$4' });

const reopenCase = prepared<{ userId: number; isUrgent: boolean }>(
  'reopen-report-case',
  `with reopened as (
     update report_cases cases
       set decision = null, reason = null, note = null, until = null, decided_by = null, decided_at = null,
       ban_asked_at = null, asked_until = null, asked_told_at = null
     where cases.id = $1 and cases.decided_by = $2::bigint and cases.decided_at = $3
       and cases.ban_answer is null and cases.appealed_at is null
       and ${mayReview('$2::bigint', 'cases.reported_id')}
       and not exists (
         select from report_cases open where open.reported_id = cases.reported_id and open.decided_at is null
       )
     returning cases.id, cases.reported_id, cases.is_urgent
   ), told_member as (
     ${withdrawn('select reported_id from reopened', 'safety')}
   ), told_reporters as (
     ${withdrawn(
       `select report.reporter_id from reports report join reopened on reopened.id = report.case_id
         where report.reporter_id is not null`,
       'report',
     )}
   ), logged as (
     ${logged}
   )
   select reported_id as "userId", is_urgent as "isUrgent" from reopened`,
);

const reopenAppeal = prepared<{ userId: number }>(
  'reopen-appeal',
  `with reopened as (
     update report_cases cases
       set appeal_outcome = null, appeal_note = null, appeal_decided_by = null, appeal_decided_at = null
     where cases.id = $1 and cases.appeal_decided_by = $2::bigint and cases.appeal_decided_at = $3
       and cases.appeal_outcome = 'uphold' and ${mayReview('$2::bigint', 'cases.reported_id')}
     returning cases.id, cases.reported_id
   ), told as (
     ${withdrawn('select reported_id from reopened', 'safety')}
   ), logged as (
     ${logged}
   )
   select reported_id as "userId" from reopened`,
);

/** Statements that undo a decision of that time. Each returns null if something else has happened since. */
export function createReopeningsRepository(on: Transaction) {
  return {
    async reopenCase(caseId: number, { by, at }: TakenBack, now: Date) {
      const [row] = await runPrepared(on, reopenCase, [caseId, by, at, now]);
      return row ?? null;
    },

    async reopenAppeal(caseId: number, { by, at }: TakenBack, now: Date): Promise<number | null> {
      const [row] = await runPrepared(on, reopenAppeal, [caseId, by, at, now]);
      return row?.userId ?? null;
    },
  };
}
