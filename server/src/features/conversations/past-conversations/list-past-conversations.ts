import type { PastConversation } from '@mwanzo/contract/conversations/past-conversations';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { listPast } from './past-conversations.repository.ts';

/** A member's past conversations, whose other member has left, most recently ended first. */
export async function listPastConversations(database: Database, userId: number): Promise<PastConversation[]> {
  const rows = await getRows(database, listPast, { ownerId: userId });
  return rows.map(({ id, endedAt, lastAt, lastText }) => ({
    id,
    ended_at: endedAt.toISOString(),
    last_at: lastAt.toISOString(),
    last_text: lastText,
  }));
}
