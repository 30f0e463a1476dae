import { sql, type Sql } from '../../../database/sql.ts';
import { likesAnsweredSince, unansweredLikesTo } from '../../core/pairs/index.ts';
import { isShown, isVerified, wasHereSince } from '../../people/profiles/index.ts';
import { hasOpenCase } from '../../trust/reports/index.ts';

/** Members who have not used the app for this many days are not counted. */
const daysAwayMax = 30;

/**
 * Condition: the owner of the profile counts among those who like somebody. A member with an open report does not
 * count, because nobody should be told about the interest of a swindler. `day` is the Nairobi day, as a date.
 */
export function countsAsLiker(profile: string, day: string): Sql {
  return sql`${isShown(profile)} and ${isVerified(profile)} and ${wasHereSince(profile, `${day} - ${daysAwayMax}`)}
      and not ${hasOpenCase(`${profile}.user_id`)}`;
}

/** Query for the counted members who like me and whom I have not answered: user_id, liked_at. */
export function likersOf(me: string, day: string): Sql {
  return countedOf(unansweredLikesTo(me), day);
}

/** Like `likersOf`, as if I had liked and passed nobody on this day. */
export function likersAtStartOf(me: string, day: string): Sql {
  const start = sql`${day}::timestamp at time zone 'Africa/Nairobi'`;
  return countedOf(sql`${unansweredLikesTo(me)} union all ${likesAnsweredSince(me, start)}`, day);
}

function countedOf(likes: string, day: string): Sql {
  return sql`select liking.user_id, liking.liked_at
    from (${likes}) liking join profiles liker on liker.user_id = liking.user_id
    where ${countsAsLiker('liker', day)}`;
}
