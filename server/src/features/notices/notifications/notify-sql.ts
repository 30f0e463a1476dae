import { sql, type Sql } from '../../../database/sql.ts';

interface NewNotification {
  /** SQL for the id of the member who receives it. */
  readonly recipient: string;
  readonly kind: string;
  /** SQL for the id of the member whom it is about. */
  readonly actor?: string;
  /** SQL for a jsonb object with the details of the notification. */
  readonly details?: string;
  readonly at: string;
  /** The source of the notifications, with their conditions: `rows where …`. */
  readonly from: string;
}

/**
 * Statement that writes notifications and returns user_id, kind of each. A notification that the recipient already has
 * (a match with or like from the same member, another like of the same Nairobi day, an unread message in the same
 * conversation) is not written again.
 */
export function notify({ recipient, kind, actor, details, at, from }: NewNotification): Sql {
  const columns = ['user_id', 'kind', actor && 'actor_id', details && 'details', 'created_at'].filter(Boolean);
  const values = [recipient, kind, actor, details, at].filter(Boolean);
  return sql`insert into notifications (${columns.join(', ')})
    select ${values.join(', ')} from ${from}
    on conflict do nothing
    returning user_id, kind`;
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
