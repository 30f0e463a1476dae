import { expect, test } from 'vitest';
import { sql, statement } from '../../database/sql.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { listKeys } from './named-files.ts';

const { database } = await setUpTestDatabase();
const count = 5001;

/** The keys of more files than are read at once. */
const keys = statement<{ after: string; limit: number }, { storageKey: string }>(
  ({ after, limit }) => sql`
    select named.key as "storageKey" from (
      select lpad(to_hex(file), 32, '0') as key from generate_series(1, ${count}::integer) file
    ) named where named.key > ${after} order by named.key limit ${limit}`,
);

test('every file that a row names is listed once, however many there are', async () => {
  const listed: string[] = [];
  const kind = { folder: 'media', keys, read: async () => [], mayBeLost: false };
  for await (const key of listKeys(database, kind)) listed.push(key);
  expect(listed).toHaveLength(count);
  expect(new Set(listed).size).toBe(count);
});
