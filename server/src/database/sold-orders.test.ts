import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const order = `insert into payment_orders (code, user_id, client_key, product, amount, state, created_at, paid_at)
  values`;
const paid = (code: string, product: string) =>
  `('MW-${code}', 1, gen_random_uuid(), '${product}', 50, 'paid', '2026-11-01Z', '2026-11-01T10:00:00Z')`;

/** A database as the last release left it, with three paid orders that do not say what was sold. */
async function openOldDatabase() {
  const old = await createTestDatabase({ empty: true });
  onTestFinished(old.drop);
  await migrate(old.url, undefined, undefined, '0083_matching_versions.sql');
  const { pool } = old.database;
  await pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
     values (1, 'asha@mwanzo.test', 'x', 'Asha', now())`,
  );
  await pool.query(`${order} ${paid('22222222', 'day')}, ${paid('33333333', 'week')}, ${paid('44444444', 'month')}`);
  await pool.query(
    `insert into premium_periods (user_id, source, order_id, product, starts_at, ends_at, stops_at, created_at)
     values (1, 'paid', 2, 'week', '2026-11-02Z', '2026-11-09Z', '2026-11-10Z', now())`,
  );
  return old;
}

test('old paid orders get the end of their period or, without one, that of what was sold', async () => {
  const { url, database } = await openOldDatabase();
  await migrate(url);
  const { rows } = await database.pool.query('select starts_at, ends_at from payment_orders order by id');
  expect(rows).toEqual([
    { starts_at: new Date('2026-11-01T10:00:00Z'), ends_at: new Date('2026-11-02T10:00:00Z') },
    { starts_at: new Date('2026-11-02Z'), ends_at: new Date('2026-11-09Z') },
    { starts_at: new Date('2026-11-01T10:00:00Z'), ends_at: new Date('2026-12-01T10:00:00Z') },
  ]);
  const { rows: checks } = await database.pool.query(
    "select convalidated as valid from pg_constraint where conname = 'payment_orders_sold'",
  );
  expect(checks).toEqual([{ valid: true }]);
});
