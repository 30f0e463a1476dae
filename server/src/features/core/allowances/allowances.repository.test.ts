import { expect, test } from 'vitest';
import { getRows, valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { firstKeptDay } from './allowance-rules.ts';
import {
  forgetNetworks,
  giveBackLastSwipe,
  giveBackSwipe,
  lockLastSwipe,
  recordServed,
} from './allowances.repository.ts';

const { database } = await setUpTestDatabase();

test.each([
  ['a count that is taken back', giveBackSwipe],
  ['the last swipe before it is taken back', lockLastSwipe],
  ['the last swipe that is taken back', giveBackLastSwipe],
])('%s is found by its member and day', async (_, statement) => {
  const values = valuesOf(statement, { userId: 1, day: '2026-11-21', swipedId: 2 });
  expect(await explain(database, statement.text, values)).toContain('daily_usage_pkey');
});

test.each([
  ['in the last second of a day', '2026-11-21T20:59:59Z', ['2026-11-21']],
  ['in the first second of the next one, when UTC still has the day before', '2026-11-21T21:00:00Z', ['2026-11-22']],
])('what a network saw today stays when the earlier days are forgotten: %s', async (_, now, kept) => {
  await database.pool.query('delete from network_usage');
  await database.pool.query(
    `insert into network_usage (network, day, dealt_ids)
     select sha256(day::bytea), day::date, '{7}' from unnest('{2026-11-20,2026-11-21,2026-11-22}'::text[]) day
     where day <= $1`,
    [kept[0]],
  );
  await getRows(database, forgetNetworks, { kept: firstKeptDay('network', new Date(now)) });
  const { rows } = await database.pool.query('select day::text, dealt_ids as dealt from network_usage order by day');
  expect(rows.map(({ day }) => day)).toEqual(kept);
});

test('of the profiles that are served, the first are recorded up to the limit, and each once', async () => {
  const [of, day, limit] = ['network', '2026-11-21', 4] as const;
  const record = (network: number, ids: number[]) =>
    recordServed(database, { of, key: Buffer.alloc(32, network), day, ids, limit });
  expect(await record(1, [5, 3, 8, 2, 9])).toEqual([5, 3, 8, 2]);
  expect(await record(2, [5, 3])).toEqual([5, 3]);
  expect(await record(2, [3, 9, 5, 1, 8])).toEqual([3, 9, 5, 1]);
  expect(await record(2, [8, 9])).toEqual([9]);
  const read = 'select dealt_ids::int[] as dealt from network_usage where network = $1';
  const { rows } = await database.pool.query(read, [Buffer.alloc(32, 2)]);
  expect(rows).toEqual([{ dealt: [5, 3, 9, 1] }]);
});

test('nothing is recorded, and nobody may be served, when the account is deleted', async () => {
  expect(await recordServed(database, { of: 'member', key: 1, day: '2026-11-21', ids: [2], limit: 4 })).toEqual([]);
});
