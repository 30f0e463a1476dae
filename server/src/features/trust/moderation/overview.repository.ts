import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { reviewedPhotos } from '../../people/photos/index.ts';
import { listAskedSanctions, listCasesSince, listOpenAppeals, listSecondLooks, mayReview } from '../reports/index.ts';
import { listSubmissionsSince } from '../verifications/index.ts';
import type { OverviewFacts } from './overview-rules.ts';

const listItems = statement<{ moderatorId: number }, { queue: 'changes' | 'photos'; arrivedAt: Date }>(
  ({ moderatorId }) => sql`
    select 'changes' as queue, change.submitted_at as "arrivedAt" from ${waitingChanges(sql`change`)}
    where ${mayReview(sql`${moderatorId}::bigint`, sql`change.user_id`)}
    union all
    select 'photos', photo.submitted_at from ${reviewedPhotos} photo
    where ${mayReview(sql`${moderatorId}::bigint`, sql`photo.user_id`)}`,
);

/** Reads what waits for a reviewer, and what was decided since then. */
export async function readOverview(on: Database, by: { moderatorId: number; since: Date }): Promise<OverviewFacts> {
  return {
    submissions: await getRows(on, listSubmissionsSince, by),
    reports: await getRows(on, listCasesSince, by),
    items: await getRows(on, listItems, by),
    asked: await getRows(on, listAskedSanctions, by),
    appeals: await getRows(on, listOpenAppeals, by),
    secondLooks: await getRows(on, listSecondLooks, by),
  };
}
