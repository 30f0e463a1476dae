import { deletableMinutes } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import { removeGoneMedia } from '../chat-media/index.ts';
import { createMessageChangesRepository } from './message-changes.repository.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentMessage } from './present-message.ts';
import { publishMessage } from './publish-message.ts';

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
  const { database, clock, events, signMediaFor } = dependencies;
  const now = clock.now();
  const since = new Date(now.getTime() - deletableMinutes * 60_000);
  const row = await createMessageChangesRepository(database).deleteMessage(userId, messageId, now, since);
  if (!row) throw new ApiError('not_found');
  if (!row.isChanged && !row.isDeleted && row.sentAt < since) throw new ApiError('too_late_to_delete');
  if (row.isChanged) {
    await removeGoneMedia(dependencies);
    publishMessage({ events, signMediaFor }, 'message_changed', { ...row, isDeleted: true });
  }
  // Without a change, another request has deleted it after this one had read it.
  return presentMessage({ ...row, isDeleted: true }, { viewerId: userId, signMediaFor });
}
