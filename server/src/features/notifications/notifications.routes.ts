import type { notificationEndpoints } from '@mwanzo/contract/notifications';
import type { Handlers } from '../../http/handler.ts';
import { listNotifications } from './list-notifications.ts';
import { markAllNotificationsRead, markNotificationRead, type NotificationParts } from './mark-notifications-read.ts';

export function notificationRoutes(parts: NotificationParts): Handlers<typeof notificationEndpoints> {
  return {
    listNotifications: (_input, { caller }) => listNotifications(parts.database, caller.userId),
    markNotificationRead: ({ params }, { caller }) => markNotificationRead(parts, caller.userId, params.id),
    markAllNotificationsRead: (_input, { caller }) => markAllNotificationsRead(parts, caller.userId),
  };
}
