import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { countReceipts, countUnsettled } from './orders.repository.ts';

const dayMs = 24 * 3_600_000;

/** Counts orders that are open or need a person, by state, and the payments of the last 24 hours as `received`. */
export async function countPayments(database: Database, now: Date): Promise<{ state: string; count: number }[]> {
  const since = new Date(now.getTime() - dayMs);
  const received = await getRow(database, countReceipts, { since });
  return [...(await getRows(database, countUnsettled, {})), { state: 'received', count: received?.count ?? 0 }];
}
