import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../testing/test-database.ts';

const { database } = await setUpTestDatabase();
const draw = async (count: number): Promise<number[]> => {
  const { rows } = await database.pool.query<{ id: number }>(
    'select next_moment_id() as id from generate_series(1, $1) order by 1',
    [count],
  );
  return rows.map(({ id }) => id);
};
/** The database's clock, in microseconds since 1970. */
const readClock = async (): Promise<number> => {
  const { rows } = await database.pool.query('select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now');
  return Number(rows[0].now);
};
/** An id is behind the clock by at most this, in microseconds. */
const lagMax = 10_000;

// Fails with a sequence that counts by one: the difference would show how many rows others have written.
test('between two ids of a member is the time that passed, however much others write', async () => {
  for (const others of [0, 1, 500]) {
    await draw(others);
    const before = await readClock();
    const [id = 0] = await draw(1);
    const after = await readClock();
    expect(id).toBeGreaterThanOrEqual(before - lagMax);
    expect(id).toBeLessThanOrEqual(after);
  }
});

test('connections that draw ids at the same time get different ones, and each gets rising ones', async () => {
  const drawn = await Promise.all(Array.from({ length: 12 }, async () => [...(await draw(200)), ...(await draw(200))]));
  for (const ids of drawn) expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(new Set(drawn.flat()).size).toBe(12 * 400);
});

test('a clock that is set back stops nothing: ids go on by one', async () => {
  const [last = 0] = await draw(1);
  const ahead = last + 3_600_000_000;
  await database.pool.query(`select setval('moment_ids', $1)`, [ahead]);
  expect(await draw(3)).toEqual([ahead + 1, ahead + 2, ahead + 3]);
});

test('messages, notifications and date plans have such ids', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `select table_name as "table" from information_schema.columns
     where column_name = 'id' and column_default = 'next_moment_id()' order by 1`,
  );
  expect(rows.map(({ table }) => table)).toEqual(['date_plans', 'messages', 'notifications']);
});
