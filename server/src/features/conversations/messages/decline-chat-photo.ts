import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import { removeGoneMedia } from '../chat-media/index.ts';
import { createMessageChangesRepository } from './message-changes.repository.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';
import { publishMessage } from './publish-message.ts';

/**
 * Deletes a covered photo for both members, unseen, when its receiver asks for it.
 *
 * @throws ApiError not_found unless it is a covered photo that a match has sent them
 */
export async function declineChatPhoto(
  dependencies: MessageDependencies,
  userId: number,
  messageId: number,
): Promise<Message> {
  const { database, clock } = dependencies;
  const found = await createMessageChangesRepository(database).declinePhoto(userId, messageId, clock.now());
  if (!found) throw new ApiError('not_found');
  const row = { ...found, isDeleted: true };
  if (row.isChanged) {
    await removeGoneMedia(dependencies);
    publishMessage(dependencies, 'message_changed', row);
  }
  return presentMessage(row, { viewerId: userId, signMediaFor: dependencies.signMediaFor });
}
