import type { PoolClient } from 'pg';
import { expect } from 'vitest';
import type { Database } from '../database/connect.ts';

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** The number of connections of this database that wait for a lock. */
export const countAwaiting = async ({ pool }: Database): Promise<number> => (await pool.query(waiting)).rowCount ?? 0;

/** Resolves once so many connections of this database wait for a lock. */
export const isAwaited = (database: Database, byConnections: number): Promise<void> =>
  expect.poll(() => countAwaiting(database), { timeout: 10_000 }).toBe(byConnections);

/**
 * Starts `work` while a change is written but not committed, as by another process, and commits it once the work waits
 * for it, on as many connections as `awaitedBy` says. The result is that of the work.
 */
export async function commitOnceAwaited<Result>(
  database: Database,
  change: (transaction: PoolClient) => Promise<unknown>,
  work: () => Promise<Result>,
  awaitedBy = 1,
): Promise<Result> {
  const transaction = await database.pool.connect();
  try {
    await transaction.query('begin');
    await change(transaction);
    const result = work();
    await isAwaited(database, awaitedBy);
    await transaction.query('commit');
    return await result;
  } finally {
    // Otherwise work that waits for the change would never end.
    transaction.release(true);
  }
}
