import { sql, type Sql } from '../../../database/sql.ts';

// SQL about messages with a warning. All arguments are SQL.

/** A repeat offender has sent such messages to at least this many members. */
const receiversMin = 3;

/**
 * Query for the members who have sent such messages to several others since a given time, with the most receivers
 * first: user_id, receivers, sent (counts), kinds (text[]), last_sent_at. It is for the moderators' queue.
 */
export function repeatOffenders({ since }: { since: Sql }): Sql {
  return sql`select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
      array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
    from message_warnings where last_sent_at >= ${since}
    group by sender_id having count(distinct receiver_id) >= ${receiversMin}
    order by receivers desc, last_sent_at desc`;
}
