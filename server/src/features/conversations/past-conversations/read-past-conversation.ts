import { conversationPageMax } from '@mwanzo/contract/limits';
import type { PastMessage } from '@mwanzo/contract/conversations/past-conversations';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { createPastConversationsRepository, type MessageRow } from './past-conversations.repository.ts';

interface Page {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
}

/** A number above every position. */
const fromTheEnd = 2 ** 31 - 1;

/** @throws ApiError not_found, also for somebody else's conversation */
export async function readPastConversation(
  database: Database,
  userId: number,
  id: string,
  { limit = conversationPageMax, before = fromTheEnd }: Page,
): Promise<{ ended_at: string; messages: PastMessage[] }> {
  const found = await createPastConversationsRepository(database).read(id, userId, { limit, before });
  if (!found) throw new ApiError('not_found');
  return { ended_at: found.endedAt.toISOString(), messages: found.messages.map(present) };
}

const present = ({ position, isOwn, text, sentAt }: MessageRow): PastMessage => ({
  position,
  is_own: isOwn,
  text,
  timestamp: sentAt.toISOString(),
});
