import type { NotificationKind } from '@mwanzo/contract/notifications';

/** A member who has been sent a notification, to be told of it at once after the commit. */
export interface NotifiedMember {
  readonly userId: number;
  readonly kind: NotificationKind;
}

interface NewNotification {
  /** SQL for the id of the member who receives it. */
  readonly recipient: string;
  readonly kind: string;
  /** SQL for the id of the member whom it is about. */
  readonly actor?: string;
  /** SQL for a jsonb object with what the notification says beside its kind. */
  readonly details?: string;
  readonly at: string;
  /** Where the notifications come from, with their conditions: `rows where …`. */
  readonly from: string;
}

/**
 * Statement that writes notifications and returns those written: user_id, kind. One that the recipient has already (a
 * match or like of the same person, an unread message in the same conversation) is not written again.
 */
export function notify({ recipient, kind, actor, details, at, from }: NewNotification): string {
  const columns = ['user_id', 'kind', actor && 'actor_id', details && 'details', 'created_at'].filter(Boolean);
  const values = [recipient, kind, actor, details, at].filter(Boolean);
  return `insert into notifications (${columns.join(', ')})
    select ${values.join(', ')} from ${from}
    on conflict do nothing
    returning user_id, kind`;
}

/** Column of NotifiedMember[], given the name of a CTE that is a `notify` statement. */
export function notifiedMembers(notified: string): string {
  return `(select coalesce(json_agg(json_build_object('userId', user_id, 'kind', kind)), '[]'::json) from ${notified})`;
}
