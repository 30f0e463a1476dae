import { sql, statement } from '../../../database/sql.ts';
import { matchToTeach, type TogetherLesson } from '../../core/pairs/index.ts';

/** Plans are few, so there is time to find them after a failure. */
const madeWithinSeconds = 24 * 60 * 60;

const lowId = sql`least(dated.user_id, dated.partner_id)`;
const highId = sql`greatest(dated.user_id, dated.partner_id)`;

/**
 * The first plans for a date of matches who have not taught the ranking with one yet, among the plans of the last day
 * that are still there. Ids are microseconds of the database's clock. The earliest come first.
 */
export const listMadePlans = statement<{ limit: number }, TogetherLesson>(
  ({ limit }) => sql`
    select match.low_id as "lowId", match.high_id as "highId", min(dated.created_at) as at
    from date_plans dated
    cross join lateral ${matchToTeach('datePlan', lowId, highId)} match
    where dated.id > ((extract(epoch from now()) - ${madeWithinSeconds}) * 1000000)::bigint
    group by match.low_id, match.high_id order by at, match.low_id, match.high_id limit ${limit}`,
);
