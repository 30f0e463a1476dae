import { ApiError } from '@mwanzo/contract/api-error';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import { createNotificationsRepository } from './notifications.repository.ts';

export interface NotificationDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Marks a notification as read; repeating it is harmless.
 * @throws ApiError not_found when it does not exist or is another member's
 */
export async function markNotificationRead({ database, clock }: NotificationDependencies, userId: number, id: number) {
  const isFound = await createNotificationsRepository(database).markRead(id, userId, clock.now());
  if (!isFound) throw new ApiError('not_found');
  return { id, is_read: true };
}

/** Marks all notifications of a member as read and returns how many were unread. */
export async function markAllNotificationsRead({ database, clock }: NotificationDependencies, userId: number) {
  return { marked: await createNotificationsRepository(database).markAllRead(userId, clock.now()) };
}
