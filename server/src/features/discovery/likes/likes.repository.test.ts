import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { likeStatements } from './likes.repository.ts';

const { database } = await setUpTestDatabase();

// A member whom a thousand others have liked or passed, and who has answered most of them.
await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
  select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, 2001) id`);
await database.pool.query(`insert into pairs (low_id, high_id, low_liked, high_liked)
  select least(1001, id), greatest(1001, id), case when id > 1001 and id % 100 = 0 then null else true end,
    case when id < 1001 and id % 100 = 0 then null else true end
  from generate_series(1, 2001) id where id <> 1001`);
await database.pool.query('analyze pairs');

test('who likes a member is read by the partial indexes of open likes, and no other pairs are', async () => {
  const plan = await explain(database, likeStatements.listLikers.text, [
    1001,
    new Date(),
    '2026-11-21',
    '2026-11-20',
    10,
    60,
  ]);
  expect(plan).not.toContain('Seq Scan');
  for (const index of [
    'pairs_likes_to_low',
    'pairs_likes_to_high',
    'profiles_pkey',
    'report_cases_one_open',
    'like_reveals_pkey',
    'like_visits_pkey',
    'premium_periods_live',
    'photos_position_unique',
  ]) {
    expect(plan).toContain(index);
  }
});
