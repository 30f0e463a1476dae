import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import { createNotificationsRepository } from './notifications.repository.ts';

export interface NotificationParts {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Marks one as read; once more is fine.
 * @throws ApiError not_found when it is not there or somebody else's
 */
export async function markNotificationRead({ database, clock }: NotificationParts, userId: number, id: number) {
  const isFound = await createNotificationsRepository(database).markRead(id, userId, clock.now());
  if (!isFound) throw new ApiError('not_found');
  return { id, is_read: true };
}

/** Marks all of a member's as read and tells how many were not. */
export async function markAllNotificationsRead({ database, clock }: NotificationParts, userId: number) {
  return { marked: await createNotificationsRepository(database).markAllRead(userId, clock.now()) };
}
