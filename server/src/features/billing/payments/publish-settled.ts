import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import type { Settled } from './settle-order.ts';

/** Tells the member that an order has changed, after the commit. */
export function publishSettled({ events }: { readonly events: EventBus }, settled: Settled): void {
  const { userId, hasMoved, notified } = settled;
  if (!hasMoved || userId === null) return;
  events.publish({ to: [userId], event: { type: 'payment' } });
  publishNotified(events, notified);
}
