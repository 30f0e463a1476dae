import type { Message } from '@mwanzo/contract/conversations/messages';
import type { ReactionEmoji } from '@mwanzo/contract/conversations/reactions';
import { ApiError } from '../../../errors/api-error.ts';
import { getRow } from '../../../database/sql.ts';
import { writeReaction } from './message-changes.repository.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';
import { readMessage } from './read-attached.ts';
import { publishMessage } from './publish-message.ts';

/**
 * Sets or changes a member's reaction to a message, or removes it (null). Repeating it changes nothing.
 *
 * @throws ApiError not_found unless the message is from or to a match, message_deleted
 */
export async function reactToMessage(
  { database, events, signMediaFor }: MessageDependencies,
  userId: number,
  messageId: number,
  emoji: ReactionEmoji | null,
): Promise<Message> {
  const mine = { me: userId, id: messageId };
  const message = await readMessage(database, mine);
  if (!message) throw new ApiError('not_found');
  if (message.isDeleted) throw new ApiError('message_deleted');
  const isChanged = await getRow(database, writeReaction, { ...mine, emoji });
  // It is read again, because either may have reacted, or the sender may have deleted it, in the meantime.
  const row = await readMessage(database, mine);
  if (!row) throw new ApiError('not_found');
  if (row.isDeleted) throw new ApiError('message_deleted');
  if (isChanged) publishMessage({ events, signMediaFor }, 'message_changed', row);
  return presentMessage(row, { viewerId: userId, signMediaFor });
}
