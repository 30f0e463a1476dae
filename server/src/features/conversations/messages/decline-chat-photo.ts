import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import { isPhotoFor, waitsForReceiver } from './message-rules.ts';
import { eraseMessage } from './erase-message.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';
import { readMessage } from './read-attached.ts';

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
  const { database, clock, signMediaFor } = dependencies;
  const message = await readMessage(database, { me: userId, id: messageId });
  if (!message || !isPhotoFor(userId, message)) throw new ApiError('not_found');
  if (!message.isDeleted && !waitsForReceiver(message)) throw new ApiError('not_found');
  const row = message.isDeleted ? message : await eraseMessage(dependencies, { me: userId, at: clock.now() }, message);
  return presentMessage(row, { viewerId: userId, signMediaFor });
}
