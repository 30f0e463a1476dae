import type { MessageRow } from './message-rules.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';

/** Tells all devices of both members about a new or changed message. Each member gets their own version of it. */
export function publishMessage(
  { events, signMediaFor }: Pick<MessageDependencies, 'events' | 'signMediaFor'>,
  type: 'message' | 'message_changed',
  row: MessageRow,
): void {
  const { senderId, receiverId } = row;
  const told = [
    { viewer: receiverId, partner: senderId },
    { viewer: senderId, partner: receiverId },
  ];
  for (const { viewer, partner } of told) {
    events.publish({
      to: [viewer],
      event: { type, partner, message: presentMessage(row, { viewerId: viewer, signMediaFor }) },
    });
  }
}
