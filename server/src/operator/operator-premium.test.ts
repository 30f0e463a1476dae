import { expect, test } from 'vitest';
import { addPeriod } from '../features/core/premium/index.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { runPremium } from './operator-premium.ts';

const { database } = await setUpTestDatabase();
const email = 'zawadi@mwanzo.test';
const run = (words: string) => runPremium(database, words.split(' '));

test('the receipts of all paid passes behind given days say the new times once these are taken back', async () => {
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at) values (7, $1, 'none', 'Zawadi', now())`,
    [email],
  );
  await run(`grant ${email} 30d`);
  const passes = ['week', 'day'] as const;
  for (const [at, product] of passes.entries()) {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into payment_orders (user_id, code, client_key, product, amount, state, created_at, prompted_at)
       values (7, $1, gen_random_uuid(), $2, 1, 'pending', now(), now()) returning id`,
      [`MW-2222222${at + 2}`, product],
    );
    const orderId = rows[0]?.id ?? 0;
    const { startsAt, endsAt } = await addPeriod(database, { userId: 7, product, orderId, now: new Date() });
    await database.pool.query(
      `update payment_orders set state = 'paid', paid_at = now(), starts_at = $2, ends_at = $3 where id = $1`,
      [orderId, startsAt, endsAt],
    );
  }
  expect(await run(`show ${email}`)).toMatch(/^Member 7 has Premium until /);
  expect(await run(`revoke ${email}`)).toMatch(/^Member 7 has Premium until /);
  const hoursFromNow = (column: string) => `round(extract(epoch from ${column} - now()) / 3600)::integer`;
  const { rows } = await database.pool.query(
    `select product, ${hoursFromNow('starts_at')} as starts, ${hoursFromNow('ends_at')} as ends
     from payment_orders order by id`,
  );
  expect(rows).toEqual([
    { product: 'week', starts: 0, ends: 168 },
    { product: 'day', starts: 168, ends: 192 },
  ]);
});
