import type { Block } from '@mwanzo/contract/conversations/blocks';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { listBlocked } from './separations.repository.ts';

/** The people whom a member has blocked, latest first. */
export async function listBlocks(database: Database, userId: number): Promise<Block[]> {
  const rows = await getRows(database, listBlocked, { userId });
  return rows.map((row) => ({ user_id: row.userId, name: row.name, blocked_at: row.blockedAt.toISOString() }));
}
