import { expect, test } from 'vitest';
import './app.ts';
import { listPrepared } from './database/prepared.ts';
import { setUpTestDatabase } from './testing/test-database.ts';

const { database } = await setUpTestDatabase();

test('PostgreSQL accepts every named statement of the server', async () => {
  const client = await database.pool.connect();
  const refused: string[] = [];
  for (const [name, text] of listPrepared())
    await client
      .query(`prepare "${name}" as ${text}`)
      .catch((error: unknown) => refused.push(`${name}: ${String(error)}`));
  client.release(true);
  expect(listPrepared().size).toBeGreaterThan(200);
  expect(refused).toEqual([]);
});
