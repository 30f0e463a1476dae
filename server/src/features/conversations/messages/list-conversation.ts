import { conversationPageMax } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import { listMessages } from './conversation.repository.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { presentWith } from './present-message.ts';
import { readAttached } from './read-attached.ts';

interface ConversationQuery {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * The messages with a match, oldest first; the newest 1,000 at most, and at most 300,000 characters.
 * @throws ApiError not_found unless the two members are a match
 */
export async function listConversation(
  { database, signMediaFor }: Pick<MessageDependencies, 'database' | 'signMediaFor'>,
  userId: number,
  partnerId: number,
  query: ConversationQuery,
): Promise<Message[]> {
  const talkers = { me: userId, them: partnerId };
  const rows = await listMessages(database, talkers, { ...query, limit: query.limit ?? conversationPageMax });
  if (!rows) throw new ApiError('not_found');
  const attachedOf = await readAttached(database, talkers, rows);
  const viewer = { viewerId: userId, signMediaFor };
  return rows.map((row) => presentWith(row, attachedOf(row), viewer));
}
