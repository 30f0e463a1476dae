import type { notificationEndpoints } from '@mwanzo/contract/notices/notifications';
import type { Handlers } from '../../../http/handler.ts';
import { listNotifications } from './list-notifications.ts';
import {
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationDependencies,
} from './mark-notifications-read.ts';

export function notificationRoutes(dependencies: NotificationDependencies): Handlers<typeof notificationEndpoints> {
  return {
    listNotifications: (_input, { caller }) => listNotifications(dependencies, caller.userId),
    markNotificationRead: ({ params }, { caller }) => markNotificationRead(dependencies, caller.userId, params.id),
    markAllNotificationsRead: (_input, { caller }) => markAllNotificationsRead(dependencies, caller.userId),
  };
}
