import { beforeEach, expect, test } from 'vitest';
import { addPeriod } from '../features/core/premium/index.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { runPremium } from './operator-premium.ts';
import { runOperator, settled } from './run-operator.fixture.ts';

const { database, url } = await setUpTestDatabase();
const email = 'zawadi@mwanzo.test';
const insertMember = `insert into users (id, email, password_hash, full_name, created_at)
  values (7, '${email}', 'none', 'Zawadi', now())`;
const insertOther = insertMember.replace('7', '8').replace(email, 'other@mwanzo.test');
const rowsOf = async (text: string) => (await database.pool.query(text)).rows;
beforeEach(() => database.pool.query('delete from premium_periods; delete from users'));
const run = (words: string) => runPremium(database, words.split(' '));

test('the receipts of all paid passes behind given days say the new times once these are taken back', async () => {
  await database.pool.query(insertMember);
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

test('the operator gives a member Premium by days, sees it and takes it back', async () => {
  await database.pool.query(insertMember);
  const premium = (...words: string[]) => runOperator(['premium', ...words], { DATABASE_URL: url });
  for (const wrong of [
    ['grant', email],
    ['grant', email, '30'],
    ['grant', email, '0d'],
    ['grant', email, '367d'],
    ['gift', email],
  ])
    expect(await premium(...wrong), wrong.join(' ')).toMatchObject({ code: 2 });
  const unknown = await premium('grant', 'nobody@mwanzo.test', '30d');
  expect(unknown).toMatchObject({ code: 1, stderr: 'There is no member nobody@mwanzo.test.\n' });
  expect(await rowsOf('select from premium_periods')).toEqual([]);
  expect((await premium('show', email)).stdout).toBe('Member 7 is on the Basic plan.\n');
  expect(await premium('show', email, 'now')).toMatchObject({ code: 2 });
  expect(await premium('revoke', email, '30d')).toMatchObject({ code: 2 });
  expect(await premium('grant', email, '30d', 'now')).toMatchObject({ code: 2 });
  await database.pool.query(insertOther);
  await premium('grant', 'other@mwanzo.test', '366d');
  const granted = settled((await premium('grant', email, '30d')).stdout);
  expect(granted).toBe('Member 7 has Premium from MOMENT UTC until MOMENT UTC.\n');
  expect(
    await rowsOf(
      `select user_id::int as id, source, extract(epoch from ends_at - starts_at)::int / 86400 as days
        from premium_periods order by user_id`,
    ),
  ).toEqual([
    { id: 7, source: 'operator', days: 30 },
    { id: 8, source: 'operator', days: 366 },
  ]);
  expect(settled((await premium('show', email)).stdout)).toBe('Member 7 has Premium until MOMENT UTC.\n');
  expect((await premium('revoke', email)).stdout).toBe('Member 7 is on the Basic plan.\n');
  expect((await premium('revoke', email)).stdout).toBe(
    'Member 7 had no given days. The member is on the Basic plan.\n',
  );
  expect(settled((await premium('show', 'other@mwanzo.test')).stdout)).toBe('Member 8 has Premium until MOMENT UTC.\n');
});

test('a single day is the least, and the moments are those that are stored', async () => {
  await database.pool.query(insertMember);
  const told = await run(`grant ${email} 1d`);
  const [{ starts, ends, days } = {}] = await rowsOf(
    `select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as starts,
       to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as ends,
       extract(epoch from ends_at - starts_at)::int / 86400.0 as days from premium_periods`,
  );
  expect([told, Number(days)]).toEqual([`Member 7 has Premium from ${starts} UTC until ${ends} UTC.`, 1]);
  for (const [length, message] of [
    ['0d', 'Say for how many days, from 1d to 366d, such as 30d.'],
    ['1000d', 'Say for how many days, from 1d to 366d, such as 30d.'],
  ])
    await expect(run(`grant ${email} ${length}`)).rejects.toMatchObject({ message, exitCode: 2 });
  for (const words of ['grant', 'show', 'revoke', `take ${email}`, `show ${email} 1d`, `grant ${email} 1d x`])
    expect(await run(words), words).toBeNull();
});
