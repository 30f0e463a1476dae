import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import { deletableSince } from './message-rules.ts';
import { eraseMessage } from './erase-message.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';
import { readMessage } from './read-attached.ts';

/**
 * Deletes a member's own message for both members. Its text is kept for a report and shown to nobody. Its photo or
 * voice note is deleted, unless it was reported before.
 *
 * @throws ApiError not_found unless it is the member's own message to a match, too_late_to_delete
 */
export async function deleteMessage(
  dependencies: MessageDependencies,
  userId: number,
  messageId: number,
): Promise<Message> {
  const { database, clock, signMediaFor } = dependencies;
  const at = clock.now();
  const message = await readMessage(database, { me: userId, id: messageId });
  if (message?.senderId !== userId) throw new ApiError('not_found');
  if (!message.isDeleted && message.sentAt < deletableSince(at)) throw new ApiError('too_late_to_delete');
  const row = message.isDeleted ? message : await eraseMessage(dependencies, { me: userId, at }, message);
  return presentMessage(row, { viewerId: userId, signMediaFor });
}
