import { sql, type Sql } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import { likesTo } from '../../core/pairs/index.ts';
import { hasOpenCase } from '../../trust/reports/index.ts';

/** Members who have not used the app for this many days are not counted. */
const daysAwayMax = 30;

/**
 * Condition: the row `liker` of `members` counts among those who like somebody. A member with an open report does not
 * count, because nobody should be told about the interest of a swindler. `day` is the Nairobi day, as a date.
 */
export const likerCounts = (day: Sql): Sql =>
  sql`liker.is_shown and liker.is_verified and liker.active_on >= ${day} - ${daysAwayMax}
      and not ${hasOpenCase(sql`liker.id`)}`;

/**
 * Query for the counted members who like me and whom I have not answered: user_id, liked_at. With `atStart`, as if I
 * had liked and passed nobody on this day.
 */
export function likersOf(me: Sql, day: Sql, { atStart = false } = {}): Sql {
  const start = sql`${day}::timestamp at time zone 'Africa/Nairobi'`;
  return sql`select liking.user_id, liking.liked_at
    from (${likesTo(me, atStart ? start : undefined)}) liking join ${members} liker on liker.id = liking.user_id
    where ${likerCounts(day)}`;
}
