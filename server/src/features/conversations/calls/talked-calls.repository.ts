import { sql, statement } from '../../../database/sql.ts';
import { matchToTeach, type TogetherLesson } from '../../core/pairs/index.ts';
import { talkedWithin } from '../messages/index.ts';

/** A shorter call says nothing: it broke off, or somebody was disturbed. */
const talkedSecondsMin = 30;

/**
 * The first calls of matches who have talked, and which have not taught the ranking yet: calls that are going on, and
 * earlier ones of matches with a message of the last seconds. So no index of all calls by their time is needed. The
 * earliest come first.
 */
export const listTalkedCalls = statement<{ withinSeconds: number; now: Date; limit: number }, TogetherLesson>(
  ({ withinSeconds, now, limit }) => sql`
    select match.low_id as "lowId", match.high_id as "highId", call.answered_at as at
    from (
      select least(live.caller_id, live.callee_id) as low_id, greatest(live.caller_id, live.callee_id) as high_id
      from calls live where live.ended_at is null
      union
      ${talkedWithin(withinSeconds)}
    ) talked
    cross join lateral ${matchToTeach('call', sql`talked.low_id`, sql`talked.high_id`)} match
    cross join lateral (
      select earlier.answered_at from calls earlier
      where least(earlier.caller_id, earlier.callee_id) = match.low_id
        and greatest(earlier.caller_id, earlier.callee_id) = match.high_id
        and earlier.answered_at + interval '${talkedSecondsMin} seconds'
          <= coalesce(earlier.ended_at, ${now}::timestamptz)
      order by earlier.started_at limit 1
    ) call
    order by at, match.low_id, match.high_id limit ${limit}`,
);
