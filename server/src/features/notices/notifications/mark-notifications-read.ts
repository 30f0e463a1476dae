import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { markAllRead, markRead } from './notifications.repository.ts';

export interface NotificationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Marks a notification as read; repeating it is harmless. The member's other tabs and devices are told.
 * @throws ApiError not_found when it does not exist or is another member's
 */
export async function markNotificationRead(
  { database, clock, events }: NotificationDependencies,
  userId: number,
  id: number,
) {
  const marked = await getRow(database, markRead, { id, reader: userId, at: clock.now() });
  if (!marked) throw new ApiError('not_found');
  if (marked.wasUnread) publishRead(events, userId);
  return { id, is_read: true };
}

/** Marks all notifications of a member as read and returns how many were unread. */
export async function markAllNotificationsRead({ database, clock, events }: NotificationDependencies, userId: number) {
  const { length: marked } = await getRows(database, markAllRead, { reader: userId, at: clock.now() });
  if (marked > 0) publishRead(events, userId);
  return { marked };
}

function publishRead(events: EventBus, userId: number): void {
  events.publish({ to: [userId], event: { type: 'notifications_read' } });
}
