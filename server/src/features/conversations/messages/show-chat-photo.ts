import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import { showPhotoOf } from '../chat-media/index.ts';
import { isPhotoFor } from './message-rules.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';
import { readMessage } from './read-attached.ts';
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
  const mine = { me: userId, id: messageId };
  const message = await readMessage(database, mine);
  if (!message?.media || message.isDeleted || !isPhotoFor(userId, message)) throw new ApiError('not_found');
  const shown = await getRow(database, showPhotoOf, { messageId, receiver: userId, at: clock.now() });
  // It was uncovered before, or its sender has deleted it in the meantime.
  const row = shown ? { ...message, media: { ...message.media, isShown: true } } : await readMessage(database, mine);
  if (!row || row.isDeleted) throw new ApiError('not_found');
  if (shown) publishMessage({ events, signMediaFor }, 'message_changed', row);
  return presentMessage(row, { viewerId: userId, signMediaFor });
}
