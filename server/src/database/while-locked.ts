import type { Database } from './connect.ts';
import { asUnavailable } from './unavailable.ts';

/**
 * Runs `work` unless another process is running it under the same lock.
 *
 * @param key any number that nothing else locks
 * @returns whether it was run
 * @throws DatabaseUnavailableError when the database cannot be reached, and whatever `work` throws
 */
export async function whileLocked(database: Database, key: number, work: () => Promise<void>): Promise<boolean> {
  const client = await database.pool.connect().catch((error: unknown) => {
    throw asUnavailable(error);
  });
  let unlocked = false;
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [key]);
    unlocked = !rows[0]?.locked;
    if (unlocked) return false;
    await work();
    return true;
  } finally {
    // A connection that is closed is seen by the server a little later only, and whoever comes next would find it locked.
    unlocked ||= await client.query('select pg_advisory_unlock($1)', [key]).then(
      () => true,
      () => false,
    );
    // Otherwise the lock ends with its connection, whatever has happened to either.
    client.release(!unlocked);
  }
}
