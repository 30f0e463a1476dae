import { conversationPageMax } from '@mwanzo/contract/limits';
import type { PastMessage } from '@mwanzo/contract/conversations/past-conversations';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { readPast, type MessageRow } from './past-conversations.repository.ts';

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
  const rows = await getRows(database, readPast, { id, ownerId: userId, before, limit });
  const [first] = rows;
  if (!first) throw new ApiError('not_found');
  const messages = rows.filter((row): row is typeof row & MessageRow => row.position !== null);
  return { ended_at: first.endedAt.toISOString(), messages: messages.map(present) };
}

const present = ({ position, isOwn, text, sentAt }: MessageRow): PastMessage => ({
  position,
  is_own: isOwn,
  text,
  timestamp: sentAt.toISOString(),
});
