import type { MessageRow } from './message-columns.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';

/** Tells both members of a new or changed message, on all their devices; each is shown it as they may see it. */
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
