import type { Database } from './connect.ts';
import type { Transaction } from './transaction.ts';
import { asUnavailable } from './unavailable.ts';

/**
 * Runs `work` on a snapshot of the database, unaffected by later writes. It is read-only.
 *
 * @throws DatabaseUnavailableError when the database cannot be reached or is too slow
 */
export async function inSnapshot<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect().catch((error: unknown) => {
    throw asUnavailable(error);
  });
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    return await work(client);
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    await client.query('rollback').catch((error: Error) => {
      broken = error;
    });
    client.release(broken);
  }
}
