import { sql, type Sql } from '../../../database/sql.ts';

// Statements that stand in those of other features. All properties are SQL. The row source `from` has at most one row.
// Nothing is written when it is empty.

type Piece<Name extends string> = Readonly<Record<Name, Sql>>;

/** Statement that notifies of a message, unless one in the same conversation is unread. It returns user_id. */
export function notifyOfMessage({ recipient, actor, at, from }: Piece<'recipient' | 'actor' | 'at' | 'from'>): Sql {
  return sql`insert into notifications (user_id, kind, actor_id, created_at)
    select ${recipient}, 'message', ${actor}, ${at} from ${from} on conflict do nothing returning user_id`;
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
