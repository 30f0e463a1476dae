import type { Database } from './connect.ts';
import { asUnavailable } from './unavailable.ts';

/**
 * Runs `work` unless another process is running it under the same lock.
 *
 * @param key an advisory lock key that nothing else uses
 * @returns true if `work` ran
 * @throws DatabaseUnavailableError when the database cannot be reached, or any error of `work`
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
    // Closing the connection would release the lock too, but a little later, and the next caller could find it locked.
    unlocked ||= await client.query('select pg_advisory_unlock($1)', [key]).then(
      () => true,
      () => false,
    );
    // If the lock could not be released, closing the connection releases it.
    client.release(!unlocked);
  }
}
