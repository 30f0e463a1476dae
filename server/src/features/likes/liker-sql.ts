import { unansweredLikesTo } from '../pairs/index.ts';
import { isShown, isVerified, wasHereSince } from '../profiles/index.ts';
import { hasOpenCase } from '../reports/index.ts';

/** Nobody who has not been here for so many days is counted. */
const daysAwayMax = 30;

/**
 * Condition: the owner of the profile counts among those who like somebody. Whom a report is about does not until it is
 * decided: nobody is told of the interest of a swindler. `day` is the Nairobi day, as a date.
 */
export function countsAsLiker(profile: string, day: string): string {
  return `${isShown(profile)} and ${isVerified(profile)} and ${wasHereSince(profile, `${day} - ${daysAwayMax}`)}
      and not ${hasOpenCase(`${profile}.user_id`)}`;
}

/** Query for those who like me, wait for my answer and count: user_id, liked_at. */
export function likersOf(me: string, day: string): string {
  return `select liking.user_id, liking.liked_at
    from (${unansweredLikesTo(me)}) liking join profiles liker on liker.user_id = liking.user_id
    where ${countsAsLiker('liker', day)}`;
}
