import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';

/** A member who got a notification. After the commit they can be told at once. */
export interface NotifiedMember {
  readonly userId: number;
  readonly kind: NotificationKind;
}

/** Tells members about their new notifications, after the commit. */
export function publishNotified(events: EventBus, notified: readonly NotifiedMember[]): void {
  for (const { userId, kind } of notified) events.publish({ to: [userId], event: { type: 'notification', kind } });
}
