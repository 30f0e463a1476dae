import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { writeAudit } from '../audit/index.ts';
import { mayReview } from './reviewer-sql.ts';

const view = prepared<{ userId: number }>(
  'view-report-pictures',
  `with viewed as (
     select cases.id, cases.reported_id from report_cases cases
     where cases.id = $2 and cases.claimed_by = $1::bigint and cases.claimed_at > $4
       and ${mayReview('$1::bigint', 'cases.reported_id')}
   ), logged as (
     ${writeAudit({
       moderatorId: '$1::bigint',
       action: "'view_report_picture'",
       verificationId: 'null',
       caseId: 'id',
       userId: 'reported_id',
       at: '$3',
       checks: `jsonb_build_object('message', $5::bigint)`,
       from: 'viewed',
     })}
   )
   select reported_id as "userId" from viewed`,
);

export function createCasePicturesRepository(on: Database) {
  return {
    /** Records the look. Null unless the moderator holds the case. */
    async view(
      { moderatorId, caseId, messageId }: { moderatorId: number; caseId: number; messageId: number | null },
      now: Date,
      lapsedAt: Date,
    ) {
      const [row] = await runPrepared(on, view, [moderatorId, caseId, now, lapsedAt, messageId]);
      return row ?? null;
    },
  };
}
