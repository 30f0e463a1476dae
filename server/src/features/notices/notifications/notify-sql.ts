import { sql, type Sql } from '../../../database/sql.ts';

interface NewMessage {
  /** SQL for the id of the member who receives it. */
  readonly recipient: Sql;
  /** SQL for the id of the member who has sent it. */
  readonly actor: Sql;
  readonly at: Sql;
  /** The row source with at most one row. Nothing is written when it is empty. */
  readonly from: Sql;
}

/** Statement that notifies of a message, unless one in the same conversation is unread. It returns user_id. */
export function notifyOfMessage({ recipient, actor, at, from }: NewMessage): Sql {
  return sql`insert into notifications (user_id, kind, actor_id, created_at)
    select ${recipient}, 'message', ${actor}, ${at} from ${from} on conflict do nothing returning user_id`;
}

interface ConversationNotice {
  /** SQL for the id of the member who reads the conversation. */
  readonly reader: Sql;
  /** SQL for the id of their match. */
  readonly partner: Sql;
  readonly at: Sql;
  /** The row source with at most one row. Nothing is marked when it is empty. */
  readonly from: Sql;
  /** Condition on the row of `from`. */
  readonly when: Sql;
}

/** Statement that marks the notification of a conversation as read. It returns id if it was unread. */
export function readConversationNotice({ reader, partner, at, from, when }: ConversationNotice): Sql {
  return sql`update notifications set read_at = ${at} from ${from}
    where ${when} and notifications.kind = 'message' and notifications.user_id = ${reader}
      and notifications.actor_id = ${partner} and notifications.read_at is null
    returning notifications.id`;
}

/** Condition: the notification of this match is there and unread. */
export function isMatchNoticeUnread({ reader, partner }: Record<'reader' | 'partner', Sql>): Sql {
  return sql`exists (select from notifications notice
    where notice.kind = 'match' and notice.user_id = ${reader} and notice.actor_id = ${partner}
      and notice.read_at is null)`;
}
