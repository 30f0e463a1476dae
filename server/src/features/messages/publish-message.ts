import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import type { MessageRow } from './message-columns.ts';
import { presentMessage } from './present-message.ts';

/** Tells both members of a new or changed message, on all their devices; each is shown it as they may see it. */
export function publishMessage(events: EventBus, type: 'message' | 'message_changed', row: MessageRow): void {
  const { senderId, receiverId } = row;
  const told = [
    { viewer: receiverId, partner: senderId },
    { viewer: senderId, partner: receiverId },
  ];
  for (const { viewer, partner } of told) {
    events.publish({ to: [viewer], event: { type, partner, message: presentMessage(row, viewer) } });
  }
}
