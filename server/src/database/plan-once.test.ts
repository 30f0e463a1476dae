import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './connect.ts';
import { runPlannedOnce } from './plan-once.ts';
import { sql } from './sql.ts';

const { url } = await setUpTestDatabase();

test('a query is planned once for all lists, and statements that follow are planned as ever', async () => {
  const database = openDatabase({ url, max: 1 });
  // A plan for lists of ten seems dear beside one for lists of two.
  const text = sql`select town.value as town from unnest($1::text[]) town (value)
    cross join unnest($2::text[]) other (value) order by town.value`;
  for (let time = 0; time < 8; time += 1)
    expect(await runPlannedOnce(database, { text, values: [['Kisumu', String(time)], ['Lamu']] })).toEqual([
      { town: String(time) },
      { town: 'Kisumu' },
    ]);
  const { rows } = await database.pool.query(
    `select generic_plans::integer, custom_plans::integer from pg_prepared_statements
      where statement like '%town.value as town%' and name <> ''`,
  );
  expect(rows).toEqual([{ generic_plans: 8, custom_plans: 0 }]);
  expect((await database.pool.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
  await database.close();
});
