import type { PoolClient } from 'pg';
import { expect } from 'vitest';
import type { Database } from '../database/connect.ts';

/**
 * Starts `work` while a change is written but not committed, as by another process, and commits it once the work waits
 * for it, on as many connections as `awaitedBy` says. The result is that of the work.
 */
export async function commitOnceAwaited<Result>(
  { pool }: Database,
  change: (transaction: PoolClient) => Promise<unknown>,
  work: () => Promise<Result>,
  awaitedBy = 1,
): Promise<Result> {
  const transaction = await pool.connect();
  const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  try {
    await transaction.query('begin');
    await change(transaction);
    const result = work();
    await expect.poll(async () => (await pool.query(isWaiting)).rowCount, { timeout: 5000 }).toBe(awaitedBy);
    await transaction.query('commit');
    return await result;
  } finally {
    // Otherwise work that waits for the change would never end.
    transaction.release(true);
  }
}
