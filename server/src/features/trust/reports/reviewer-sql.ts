import { sql, type Sql } from '../../../database/sql.ts';
import { isModerator } from '../../people/accounts/index.ts';
import { everMatched } from '../../core/pairs/index.ts';

/** Query for the members whom this one has reported, at any time: reported_id. */
function reportedBy(reporterId: string): Sql {
  return sql`select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
      where filed.reporter_id = ${reporterId}`;
}

/**
 * Condition: the first member is a moderator now and may see, claim and decide what concerns the second. Nobody reviews
 * themselves, a member whom they have reported, or one with whom they are or were a match. Every queue of reviewers,
 * and every count of what waits for them, takes its condition from here.
 */
export function mayReview(moderatorId: string, memberId: string): Sql {
  return sql`(${memberId} <> ${moderatorId} and ${isModerator(moderatorId)}
    and ${memberId} not in (${reportedBy(moderatorId)}) and not (${everMatched(moderatorId, memberId)}))`;
}
