import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../server/src/testing/test-database.ts';
import { fillDatabase } from './fill-database.ts';
import { memberId, memberIdSql } from './member-ids.ts';

const { database } = await setUpTestDatabase();

/** Keys, foreign keys, indexes and triggers, each with its definition. */
async function readSchema(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select conrelid::regclass::text as owner, conname as name, convalidated as works, pg_get_constraintdef(oid) as text
     from pg_constraint where conrelid <> 0
     union all select indrelid::regclass::text, indexrelid::regclass::text, indisvalid, pg_get_indexdef(indexrelid)
     from pg_index where indrelid::regclass::text !~ '^pg_'
     union all select tgrelid::regclass::text, tgname, tgenabled = 'O', pg_get_triggerdef(oid)
     from pg_trigger where not tgisinternal
     order by 1, 2, 4`,
  );
  return rows;
}

test('filling leaves every key, index, foreign key and trigger as the migrations made it', async () => {
  const schema = await readSchema();
  await fillDatabase(database, { profiles: 2000, swipes: 10_000, hasSwipers: false });
  expect(await readSchema()).toEqual(schema);
  const { rows } = await database.pool.query(
    `select (select count(*)::int from profiles) as profiles, (select count(*) from pairs) > 8000 as "hasPairs"`,
  );
  expect(rows).toEqual([{ profiles: 2000, hasPairs: true }]);
});

test('SQL gives a member the same id as the bench does, also above what a product of 64 bits can hold', async () => {
  const numbers = [1, 1001, 3_000_000, 3_400_000, 5_000_000, 50_000_000];
  const { rows } = await database.pool.query<{ id: number }>(
    `select ${memberIdSql('n')} as id from unnest($1::int[]) with ordinality numbers (n, place) order by place`,
    [numbers],
  );
  expect(rows.map(({ id }) => id)).toEqual(numbers.map(memberId));
});
