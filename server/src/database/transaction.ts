import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, type PoolClient } from 'pg';
import type { Database } from './connect.ts';
import { asUnavailable } from './unavailable.ts';

/** A connection inside a transaction. */
export type Transaction = Pick<PoolClient, 'query'>;

// serialization_failure and deadlock_detected: the loser of a race, who wins it the next time.
const lostRaces = new Set(['40001', '40P01']);
const triesMax = 3;
const pauseMsMax = 50;

/**
 * Runs `work` in a transaction: committed when it returns, rolled back when it throws. After a lost race (serialization
 * failure or deadlock) it runs again, so it must have no effect outside the database.
 *
 * @throws DatabaseUnavailableError when the database cannot be reached or is too slow
 */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return retryLostRaces(() => attempt(database, work));
}

/** Runs again what another locked out, for a statement or transaction that has then done nothing. */
export async function retryLostRaces<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isLostRace(error) || tries === triesMax) throw asUnavailable(error);
      // At once it could take its first lock before the winner has woken up, and lock the winner out again.
      await wait(Math.random() * pauseMsMax);
    }
  }
}

async function attempt<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    const { command } = await client.query('commit');
    // PostgreSQL answers so when a statement failed and `work` went on as if it had not.
    if (command === 'ROLLBACK') throw new Error('A statement failed, so the transaction was rolled back');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

function isLostRace(error: unknown): boolean {
  return error instanceof DatabaseError && lostRaces.has(error.code ?? '');
}
