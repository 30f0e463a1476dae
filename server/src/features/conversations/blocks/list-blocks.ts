import type { Block } from '@mwanzo/contract/conversations/blocks';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { blocksListedMax } from '@mwanzo/contract/limits';
import { listBlocked } from '../../core/pairs/index.ts';

/** The people whom a member has blocked, latest first. */
export async function listBlocks(database: Database, userId: number): Promise<Block[]> {
  const rows = await getRows(database, listBlocked, { userId, limit: blocksListedMax });
  return rows.map((row) => ({ user_id: row.userId, name: row.name, blocked_at: row.blockedAt.toISOString() }));
}
