import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { listNewest, markAllRead, markRead } from './notifications.repository.ts';

const { database } = await setUpTestDatabase();

test('the newest notifications are read in the order of the index, without sorting all of them', async () => {
  await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
    select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, 500) id`);
  await database.pool.query(
    `insert into notifications (user_id, kind, created_at) select 1 + n % 500, 'verification', now()
      from generate_series(1, 50000) n`,
  );
  // Many members: with only a few, reading everybody's newest ones would hardly cost more.
  await database.pool.query('analyze notifications');
  const plan = await explain(
    database,
    listNewest.text,
    valuesOf(listNewest, { reader: 1, limit: 50, now: new Date() }),
  );
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(/Limit\s+->\s+Index Scan using notifications_of_user/);
});

test('marking a notification finds it by its id', async () => {
  const plan = await explain(database, markRead.text, valuesOf(markRead, { id: 1, reader: 2, at: new Date() }));
  expect(plan).toMatch(/Index Cond: .*\(?id = '1'/);
  expect(plan).not.toContain('Seq Scan');
});

test('marking all reads only the unread ones', async () => {
  const values = valuesOf(markAllRead, { reader: 1, at: new Date() });
  expect(await explain(database, markAllRead.text, values)).toContain('notifications_unread');
});
