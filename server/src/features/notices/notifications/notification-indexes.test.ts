import { expect, test } from 'vitest';
import { sql, valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { collectForMail, countUnread, findWaitingForPush, forPush } from './due-notices.repository.ts';
import { readMatchNotices, withdrawLikeNotice } from './notices.repository.ts';
import { listNewest, markRead } from './notifications.repository.ts';
import { readConversationNotice } from './notify-sql.ts';

// Each index of the table stands here beside what needs it; a new one needs a line.

const { database } = await setUpTestDatabase();

// Nearly all have been read and told elsewhere, as in a table that has been used for months.
await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
  select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, 500) id`);
await database.pool.query(`insert into notifications
    (user_id, kind, actor_id, created_at, read_at, push_batch, mail_collected_at)
  select 1 + n % 500, 'verification', 1 + n % 499, now(), told_at, n, told_at
  from generate_series(1, 50000) n cross join lateral (select case when n % 53 > 0 then now() end as told_at) told`);
await database.pool.query('update notifications set push_batch = null where read_at is null');
await database.pool.query('analyze notifications');

const now = new Date('2026-11-24T00:00:00Z');

const readers: [index: string, need: string, statement: string, values?: unknown[]][] = [
  ['notifications_pkey', 'what a push collects', forPush.text, valuesOf(forPush, { limit: 500 })],
  [
    'notifications_of_user',
    'the newest of a member',
    listNewest.text,
    valuesOf(listNewest, { reader: 1, limit: 50, now }),
  ],
  ['notifications_unread', 'how many are unread', countUnread.text, [1]],
  ['notifications_for_push', 'what no push has told', forPush.text, valuesOf(forPush, { limit: 500 })],
  [
    'notifications_for_mail',
    'what has waited for a mail',
    collectForMail.text,
    valuesOf(collectForMail, { until: now, at: now, limit: 500 }),
  ],
  // As the foreign key of the actor does it.
  ['notifications_by_actor', 'the end of an account', 'delete from notifications where actor_id = 1'],
];

test.each(readers)('%s serves a statement: %s', async (index, _need, statement, values = []) => {
  expect(await explain(database, statement, values)).toContain(index);
});

const like = { recipient: 1, actor: 2, at: now, isByOthers: false };
const readingChat = readConversationNotice({
  reader: sql`$1::bigint`,
  partner: sql`$2::bigint`,
  at: sql`$3::timestamptz`,
  from: sql`(select) asked`,
  when: sql`true`,
});
const reading = { reader: 1, partners: [2, 3], at: now };

test.each([
  ['marking one as read', 'notifications_of_user', markRead.text, valuesOf(markRead, { id: 1, reader: 2, at: now })],
  ['whether anything waits for a push', 'notifications_for_push', findWaitingForPush.text, []],
  [
    'a like that is taken back',
    'notifications_like_daily',
    withdrawLikeNotice.text,
    valuesOf(withdrawLikeNotice, like),
  ],
  ['reading of matches', 'notifications_match_unique', readMatchNotices.text, valuesOf(readMatchNotices, reading)],
  ['reading of conversations', 'notifications_message_unique', readingChat, [1, 2, now]],
])('an index serves this too: %s', async (_need, index, statement, values) => {
  expect(await explain(database, statement, values)).toContain(index);
});

const guards: Record<string, string> = {
  notifications_match_unique: `(1, 'match', 2, '2026-11-24')`,
  notifications_message_unique: `(1, 'message', 2, '2026-11-24')`,
  notifications_like_unique: `(1, 'like', 2, '2026-11-24'), (1, 'like', 2, '2026-11-25')`,
  notifications_like_daily: `(3, 'like', 4, '2026-11-24'), (3, 'like', 5, '2026-11-24')`,
};

test.each(Object.entries(guards))('%s refuses a notification that its member has already', async (index, rows) => {
  const write = () =>
    database.pool.query(`insert into notifications (user_id, kind, actor_id, created_at) values ${rows}`);
  await expect(write().then(write)).rejects.toMatchObject({ constraint: index });
});

test('the table of notifications has no other index', async () => {
  const { rows } = await database.pool.query(`select indexname from pg_indexes where tablename = 'notifications'`);
  expect(rows.map(({ indexname }) => indexname).toSorted()).toEqual(
    [...readers.map(([index]) => index), ...Object.keys(guards)].toSorted(),
  );
});
