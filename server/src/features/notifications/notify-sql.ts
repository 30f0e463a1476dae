import type { NotificationKind } from '@mwanzo/contract/notifications';

/** A member who got a notification; after the commit they can be told at once. */
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
  /** SQL for a jsonb object with the details of the notification. */
  readonly details?: string;
  readonly at: string;
  /** Where the notifications come from, with their conditions: `rows where …`. */
  readonly from: string;
}

/**
 * Statement that writes notifications and returns user_id, kind of each. A notification that the recipient already has
 * (a match with or like from the same member, an unread message in the same conversation) is not written again.
 */
export function notify({ recipient, kind, actor, details, at, from }: NewNotification): string {
  const columns = ['user_id', 'kind', actor && 'actor_id', details && 'details', 'created_at'].filter(Boolean);
  const values = [recipient, kind, actor, details, at].filter(Boolean);
  return `insert into notifications (${columns.join(', ')})
    select ${values.join(', ')} from ${from}
    on conflict do nothing
    returning user_id, kind`;
}

/** Column of type NotifiedMember[]; `notified` is the name of the CTE with the `notify` statement. */
export function notifiedMembers(notified: string): string {
  return `array(select json_build_object('userId', user_id, 'kind', kind) from ${notified})`;
}
