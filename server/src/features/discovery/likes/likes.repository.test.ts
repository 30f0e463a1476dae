import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { countDay, countLikes, findLikesFacts, findUnrevealed, listShownLikers } from './likes.repository.ts';

const { database } = await setUpTestDatabase();

// A member whom a thousand others have liked or passed, and who has answered most of them.
await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
  select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, 2001) id`);
await database.pool.query(`insert into pairs (low_id, high_id, low_liked, high_liked)
  select least(1001, id), greatest(1001, id), case when id > 1001 and id % 100 = 0 then null else true end,
    case when id < 1001 and id % 100 = 0 then null else true end
  from generate_series(1, 2001) id where id <> 1001`);
await database.pool.query(
  `insert into profiles (user_id, name, age, birthday, location, town, is_verified, saved_at, active_on)
   select id, 'Member', 30, '1996-05-05', 'Nairobi', 'Nairobi', true, now(), '2026-11-21'
   from generate_series(1, 2001) id`,
);
await database.pool.query('analyze pairs, profiles');

const look = {
  userId: 1001,
  now: new Date(),
  day: '2026-11-21',
  week: '2026-11-20',
  countMax: 10,
  plan: 'basic' as const,
  limit: 70,
};
const likes = ['pairs_likes_to_low', 'pairs_likes_to_high', 'profiles_pkey', 'report_cases_one_open'];

test.each([
  ['what a list depends on', findLikesFacts, ['like_reveals_pkey', 'like_visits_pkey', 'premium_periods_live']],
  ['the one who is revealed', findUnrevealed, [...likes, 'like_reveals_pkey']],
  ['the number of the day', countDay, [...likes, 'like_reveals_pkey']],
  ['the list itself', listShownLikers, [...likes, 'like_reveals_pkey', 'like_comments_pkey', 'photos_position_unique']],
] as const)('%s is read by indexes of open likes, and no other pairs are', async (_, statement, indexes) => {
  const plan = await explain(database, statement.text, valuesOf(statement, look));
  expect(plan).not.toContain('Seq Scan');
  for (const index of indexes) expect(plan).toContain(index);
});

test('of two counts of one day the first stays, and the next day has its own', async () => {
  const count = (day: string) => countLikes(database, { ...look, day, countMax: 50 });
  expect(await count('2026-11-21')).toEqual({ count: 20, stillToCome: 20 });
  await database.pool.query('delete from pairs where low_id = 1001');
  expect(await count('2026-11-21')).toEqual({ count: 20, stillToCome: 20 });
  expect(await count('2026-11-22')).toEqual({ count: 10, stillToCome: 10 });
  // A server whose clock is behind does not make the next one count the day again.
  await count('2026-11-21');
  const { rows } = await database.pool.query('select day::text from like_counts');
  expect(rows).toEqual([{ day: '2026-11-22' }]);
});
