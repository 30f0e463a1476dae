import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { NotifiedMember } from './notify-sql.ts';

/** Tells members about their new notifications, after the commit. */
export function publishNotified(events: EventBus, notified: readonly NotifiedMember[]): void {
  for (const { userId, kind } of notified) events.publish({ to: [userId], event: { type: 'notification', kind } });
}
