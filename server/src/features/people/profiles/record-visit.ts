import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { updateVisit } from './profiles.repository.ts';
import { rankKeyOn } from './rank-rules.ts';

/**
 * Records the first visit of a member on a Nairobi day. The first one of a week moves them forward in the decks of
 * others.
 */
export async function recordVisit(database: Database, userId: number, day: string): Promise<void> {
  await getRows(database, updateVisit, { userId, day, rankKey: rankKeyOn(userId, day) });
}
