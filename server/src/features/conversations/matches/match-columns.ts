import { sql, type Sql } from '../../../database/sql.ts';
import { seenAt, unreadCount } from '../messages/index.ts';
import { isMatchNoticeUnread } from '../../notices/notifications/index.ts';
import { firstPhotoColumn, shownPhotoColumn } from '../../people/photos/index.ts';
import { presenceOf } from '../../people/presence/index.ts';

interface Viewing {
  /** SQL for the id of the member who looks at the match. */
  readonly me: Sql;
  /** SQL for the ids of the pair. */
  readonly low: Sql;
  readonly high: Sql;
  /** SQL for the time of the match. */
  readonly matchedAt: Sql;
  readonly now: Sql;
  /** SQL for the Nairobi day of `now`, as a date. */
  readonly day: Sql;
}

/**
 * SQL for a MatchRow without `matchedAt`. The partner's row of `members` has the alias `partner`, and `lastMessageOf`
 * has the alias `last`.
 */
export function matchColumns({ me, low, high, matchedAt, now, day }: Viewing): Sql {
  const them = sql`partner.id`;
  return sql`${them} as id, partner.name, partner.age, partner.birthday, partner.is_verified as "isVerified",
  ${firstPhotoColumn(them)} as photo,
  ${unreadCount({ low, high }, me)} as "unreadCount", exists (
    select from opened_matches opened
    where opened.low_id = ${low} and opened.high_id = ${high} and opened.user_id = ${me}
  ) as "isOpened",
  (coalesce(last.created_at < ${matchedAt}, true)
    and ${isMatchNoticeUnread({ reader: me, partner: them })}) as "isNoticeUnread",
  ${presenceOf({ me, them, now, day })} as presence,
  last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId", last.created_at as "lastSentAt",
  last.is_deleted as "lastIsDeleted", last.media_kind as "lastMediaKind",
  case when last.sender_id = ${me} then ${seenAt(sql`last`, { sender: me, receiver: them })} end as "lastSeenAt"`;
}

const commentOrder = sql`order by comment.created_at, comment.author_id`;

/** SQL for the comments of a MatchRow, with their photos, from a query like `commentsOf`. */
export function commentsColumn(comments: Sql): Sql {
  return sql`(select coalesce(json_agg(json_build_array(comment.author_id, comment.text, comment.prompt_id,
      comment.answer, comment.photo_id, ${shownPhotoColumn(sql`comment.partner_id`, sql`comment.photo_id`)})
      ${commentOrder}), '[]'::json)
    from (${comments}) comment) as comments`;
}

/**
 * SQL for the comments of a ListedMatchRow, from a query like `commentsOf`. Most matches have none: looking first costs
 * less than an empty list.
 */
export function listedCommentsColumn(comments: Sql): Sql {
  return sql`case when exists (${comments}) then (
    select json_agg(json_build_array(comment.author_id, comment.text, comment.prompt_id, comment.answer,
      comment.photo_id) ${commentOrder}) from (${comments}) comment
  ) end as comments`;
}
