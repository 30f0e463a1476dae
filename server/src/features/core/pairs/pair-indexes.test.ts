import { sql } from '../../../database/sql.ts';
import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { answeredBy, likesTo, matchesOf } from './pair-sql.ts';
import { members } from '../members/index.ts';
import { maySwipe } from './relation-sql.ts';
import { findLastToLearn, takeAnswers } from './lessons.repository.ts';
import { listBlocked } from './separations.repository.ts';

// Each index of the table stands here beside what needs it; a new one needs a line.

const { database } = await setUpTestDatabase();

// A member with a thousand answers, of which few are open likes, matches or blocks: on an empty table
// all indexes are alike.
const me = 1001;
await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
  select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, 2001) id`);
await database.pool.query(
  `insert into pairs (low_id, high_id, low_liked, high_liked, matched_at, low_blocked_at, high_blocked_at)
  select least($1, id), greatest($1, id), case when id % 100 <> 1 and (id < $1 or id % 100 <> 2) then id % 100 = 3 end,
    case when id % 100 <> 1 and (id > $1 or id % 100 <> 2) then id % 100 = 3 or id % 100 = 2 end,
    case when id % 100 = 3 then now() end,
    case when id % 100 = 1 and id > $1 then now() end, case when id % 100 = 1 and id < $1 then now() end
  from generate_series(1, 2001) id where id <> $1`,
  [me],
);
await database.pool.query('analyze pairs');

const answered = answeredBy(sql`$1::bigint`);
const likes = likesTo(sql`$1::bigint`);
const matches = matchesOf(sql`$1::bigint`);
const separated = sql`select other.id from ${members} other where ${maySwipe(sql`$1::bigint`, sql`other`)}`;
const blocked = listBlocked.text;
const pending = findLastToLearn.text;

const readers: [index: string, need: string, statement: string][] = [
  ['pairs_pkey', 'one row for two members, and whom a member has answered', answered],
  ['pairs_by_high', 'whom a member has answered, and the end of an account', answered],
  ['pairs_likes_to_low', 'who likes a member', likes],
  ['pairs_likes_to_high', 'who likes a member', likes],
  ['pairs_matches_of_low', 'the matches of a member', matches],
  ['pairs_matches_of_high', 'the matches of a member', matches],
  ['pairs_parted_of_low', 'from whom a member is separated, in every deck', separated],
  ['pairs_parted_of_high', 'from whom a member is separated, in every deck', separated],
  ['pairs_blocked_by_low', 'whom a member has blocked, the latest first', blocked],
  ['pairs_blocked_by_high', 'whom a member has blocked, the latest first', blocked],
  ['pairs_low_to_learn', 'the answers that have not taught yet', pending],
  ['pairs_high_to_learn', 'the answers that have not taught yet', pending],
];

test.each(readers)('%s serves a statement: %s', async (index, _need, statement) => {
  const values = statement === pending ? [50] : statement === blocked ? [me, 50] : [me];
  expect(await explain(database, statement, values)).toContain(index);
});

test.each(['low', 'high'] as const)(
  'answers of the %s side are taken by the index of those that wait',
  async (side) => {
    expect(await explain(database, takeAnswers[side].text, ['2026-11-27'])).toContain(`pairs_${side}_to_learn`);
  },
);

test('the table of pairs has no other index', async () => {
  const { rows } = await database.pool.query(`select indexname from pg_indexes where tablename = 'pairs'`);
  expect(rows.map(({ indexname }) => indexname).toSorted()).toEqual(readers.map(([index]) => index).toSorted());
});
