import { sql, type Sql } from '../../../database/sql.ts';

// Statements that stand in those of other features. All properties are SQL. The row source `from` has at most one row.
// Nothing is written when it is empty.

type Piece<Name extends string> = Readonly<Record<Name, Sql>>;

/** Statement that notifies of a message, unless one in the same conversation is unread. It returns user_id. */
export function notifyOfMessage({ recipient, actor, at, from }: Piece<'recipient' | 'actor' | 'at' | 'from'>): Sql {
  return sql`insert into notifications (user_id, kind, actor_id, created_at)
    select ${recipient}, 'message', ${actor}, ${at} from ${from} on conflict do nothing returning user_id`;
}

type NewLike = Piece<'liker' | 'liked' | 'at' | 'from'>;

/**
 * Statement that notifies both members of a new match, or the second one of a like if `isTold`, unless they have a
 * notification of this like or of another one of the Nairobi day. The row of `from` has matched_at. It returns user_id
 * and kind.
 */
export function notifyOfLike({ liker, liked, at, isTold, from }: NewLike & Piece<'isTold'>): Sql {
  return sql`insert into notifications (user_id, kind, actor_id, created_at)
    select notice.*, ${at} from ${from} cross join lateral (
      select ${liker}, 'match', ${liked} where matched_at is not null
      union all
      select ${liked}, case when matched_at is null then 'like' else 'match' end, ${liker}
        where matched_at is not null or ${isTold}
    ) notice on conflict do nothing returning user_id, kind`;
}

/** The same rule as in the index notifications_like_daily, which allows one notification of likes a day. */
const nairobiDate = (moment: Sql) => sql`(${moment} at time zone 'Africa/Nairobi')::date`;

/**
 * Statement that shows a withdrawn notification of a like again: that of the same like, or otherwise that of somebody
 * else on the same day, because a member gets only one notification of likes a day.
 */
export function renewLikeNotice({ liker, liked, at, from }: NewLike): Sql {
  return sql`update notifications set withdrawn_at = null, actor_id = ${liker} from ${from}
    where withdrawn_at is not null and kind = 'like' and user_id = ${liked} and (actor_id = ${liker}
      or ${nairobiDate(sql`created_at`)} = ${nairobiDate(at)} and not exists (
        select from notifications where kind = 'like' and user_id = ${liked} and actor_id = ${liker}))`;
}

type ConversationNotice = Piece<'reader' | 'partner' | 'at' | 'from' | 'when'>;

/**
 * Statement that marks the notification of a conversation as read, under a condition on the row of `from`. It returns
 * id if it was unread.
 */
export function readConversationNotice({ reader, partner, at, from, when }: ConversationNotice): Sql {
  return sql`update notifications set read_at = ${at} from ${from}
    where ${when} and notifications.kind = 'message' and notifications.user_id = ${reader}
      and notifications.actor_id = ${partner} and notifications.read_at is null
    returning notifications.id`;
}

/** Condition: the notification of this match is there and unread. */
export function isMatchNoticeUnread({ reader, partner }: Piece<'reader' | 'partner'>): Sql {
  return sql`exists (select from notifications notice
    where notice.kind = 'match' and notice.user_id = ${reader} and notice.actor_id = ${partner}
      and notice.read_at is null)`;
}
