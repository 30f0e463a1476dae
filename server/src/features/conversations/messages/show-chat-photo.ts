import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import { createMessageChangesRepository } from './message-changes.repository.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';
import { publishMessage } from './publish-message.ts';

/**
 * Uncovers a photo for its receiver, on all their devices.
 *
 * @throws ApiError not_found unless it is a photo that a match has sent them
 */
export async function showChatPhoto(
  { database, clock, events, signMediaFor }: MessageDependencies,
  userId: number,
  messageId: number,
): Promise<Message> {
  const found = await createMessageChangesRepository(database).showPhoto(userId, messageId, clock.now());
  if (!found?.media) throw new ApiError('not_found');
  const row = { ...found, media: { ...found.media, isShown: true } };
  if (row.isChanged) publishMessage({ events, signMediaFor }, 'message_changed', row);
  return presentMessage(row, { viewerId: userId, signMediaFor });
}
