import { expect } from 'vitest';
import type { Database } from '../database/connect.ts';

/** Creates something that the next round removes, and waits until it is gone. */
export async function awaitRound(database: Database): Promise<void> {
  await database.pool.query(
    `insert into account_tries (subject, began_at, tries) values (sha256('old'), '2020-01-01', 1)
     on conflict (subject) do nothing`,
  );
  const count = async () => (await database.pool.query('select from account_tries')).rowCount;
  await expect.poll(count).toBe(0);
}
