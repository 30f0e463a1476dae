import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, type PoolClient } from 'pg';
import type { Database } from './connect.ts';
import { asUnavailable } from './unavailable.ts';

/** A connection inside a transaction. */
export type Transaction = Pick<PoolClient, 'query'>;

// serialization_failure and deadlock_detected: the transaction lost a race, and another attempt can succeed.
const lostRaces = new Set(['40001', '40P01']);
const triesMax = 3;
const pauseMsMax = 50;

/**
 * Runs `work` in a transaction, which is committed when it returns and rolled back when it throws. After a lost race
 * (serialization failure or deadlock) `work` runs again, so it must not have effects outside the database.
 *
 * @throws DatabaseUnavailableError when the database cannot be reached or is too slow
 */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return retryLostRaces(() => attempt(database, work));
}

/** Runs a statement or a transaction again, at most three times, if it lost a race and was rolled back. */
export async function retryLostRaces<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isLostRace(error) || tries === triesMax) throw asUnavailable(error);
      // Without a pause, it could take its first lock again before the winner wakes up, and deadlock again.
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
    // PostgreSQL rolls back on commit when a statement has failed and `work` has ignored the error.
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
