import { sql, statement, type Sql } from '../../../database/sql.ts';
import { likedAt } from '../../core/pairs/index.ts';
import type { NotifiedMember } from './publish-notified.ts';

interface Like {
  readonly liker: number;
  readonly liked: number;
  /** The moment of the like. */
  readonly at: Date;
}

const pairOf = (liker: Sql, liked: Sql, at: Sql) =>
  sql`(${likedAt(sql`${liker}::bigint`, sql`${liked}::bigint`, sql`${at}::timestamptz`)}) pair`;

/**
 * Notifies both members of a new match, or the second one of a like, unless they have a notification of this like or of
 * another one of the Nairobi day. Nothing is written when the like was not.
 */
export const notifyOfLike = statement<Like & { isTold: boolean }, NotifiedMember>(
  ({ liker, liked, at, isTold }) => sql`
    insert into notifications (user_id, kind, actor_id, created_at)
    select notice.*, ${at}::timestamptz from ${pairOf(liker, liked, at)} cross join lateral (
      select ${liker}::bigint, 'match', ${liked}::bigint where matched_at is not null
      union all
      select ${liked}, case when matched_at is null then 'like' else 'match' end, ${liker}
        where matched_at is not null or ${isTold}::boolean
    ) notice on conflict do nothing returning user_id as "userId", kind`,
);

/** The same rule as in the index notifications_like_daily, which allows one notification of likes a day. */
const nairobiDate = (moment: Sql) => sql`(${moment} at time zone 'Africa/Nairobi')::date`;

/**
 * Shows a withdrawn notification of a like again: that of the same like, or otherwise that of somebody else on the same
 * day, because a member gets only one notification of likes a day. It finds none where `notifyOfLike` has written one.
 */
export const renewLikeNotice = statement<Like>(
  ({ liker, liked, at }) => sql`
    update notifications set withdrawn_at = null, actor_id = ${liker} from ${pairOf(liker, liked, at)}
    where pair.matched_at is null and withdrawn_at is not null and kind = 'like' and user_id = ${liked}
      and (actor_id = ${liker} or ${nairobiDate(sql`created_at`)} = ${nairobiDate(sql`${at}::timestamptz`)}
        and not exists (
          select from notifications where kind = 'like' and user_id = ${liked} and actor_id = ${liker}))`,
);
