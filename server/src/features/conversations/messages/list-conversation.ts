import { conversationPageMax } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { ApiError } from '../../../errors/api-error.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { presentMessage } from './present-message.ts';

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
  const page = { ...query, limit: query.limit ?? conversationPageMax };
  const rows = await createMessagesRepository(database).listMessages(userId, partnerId, page);
  if (!rows) throw new ApiError('not_found');
  return rows.map((row) => presentMessage(row, { viewerId: userId, signMediaFor }));
}
