import { expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';
import { storedMediaOf } from '../conversations/chat-media/index.ts';
import { personalTables } from './personal-tables.ts';

const { database, ...testApp } = await buildTestApp();
const members = [];
for (let count = 0; count < 3; count += 1) members.push((await createMember({ database, ...testApp })).id);
const [low = 0, high = 0, other = 0] = members.toSorted((one, another) => one - another);
const [first, second] = [new Date('2026-11-01T09:00:00Z'), new Date('2026-11-02T09:00:00Z')];

/** Reads the rows of a table as the download of a member has them. */
async function exportedTo(id: number, table: string): Promise<unknown[]> {
  const exported = personalTables[table]?.exported;
  if (!exported || !('rows' in exported)) throw new Error(`${table} is not exported`);
  return (await database.pool.query(exported.rows(sql`$1::bigint`), [id])).rows;
}
const bothRead = async (table: string) => [await exportedTo(low, table), await exportedTo(high, table)];

await database.pool.query(
  `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, matched_at)
   values ($1, $2, true, true, $4, $5, $5), ($1, $3, true, false, $4, $5, null), ($2, $3, false, true, $5, $4, null)`,
  [low, high, other, first, second],
);

test('each of two reads whether and when they liked the other themselves', async () => {
  const answered = (i_liked: boolean, i_answered_at: Date) => ({ i_liked, i_answered_at });
  expect(await bothRead('pairs')).toMatchObject([
    [answered(true, first), answered(true, first)],
    [answered(true, second), answered(false, second)],
  ]);
});

test('each of two reads what they taught together, without a plan that only one of them knows of', async () => {
  const learned = async (taught: number) => {
    await database.pool.query('update pairs set taught = $1 where low_id = $2 and high_id = $3', [taught, low, high]);
    const [of] = await exportedTo(low, 'pairs');
    return (of as { may_have_taught_the_order: string | null }).may_have_taught_the_order;
  };
  expect(await learned(3)).toBe('your conversation, a call');
  for (const nothingSaid of [4, 8, 0]) expect(await learned(nothingSaid)).toBeNull();
});

test('of a separated pair only the one who has blocked reads of it, and that it may have taught', async () => {
  const one = (await createMember({ database, ...testApp })).id;
  const [blocker, blocked] = [Math.min(low, one), Math.max(low, one)];
  await database.pool.query('insert into pairs (low_id, high_id, low_blocked_at, taught) values ($1, $2, $3, 16)', [
    blocker,
    blocked,
    second,
  ]);
  const taught = 'your block';
  expect(await exportedTo(blocker, 'pairs')).toContainEqual(
    expect.objectContaining({ i_blocked_at: second, may_have_taught_the_order: taught }),
  );
  expect(JSON.stringify(await exportedTo(blocked, 'pairs'))).not.toContain(taught);
  // Of two who have blocked each other neither reads of it, as in the list of those whom they have blocked.
  await database.pool.query('update pairs set high_blocked_at = $3 where low_id = $1 and high_id = $2', [
    blocker,
    blocked,
    second,
  ]);
  for (const both of [blocker, blocked])
    expect(await exportedTo(both, 'pairs')).not.toContainEqual(expect.objectContaining({ i_blocked_at: second }));
  await database.pool.query('delete from users where id = $1', [one]);
});

test('each of two reads which of the messages and reactions are their own', async () => {
  await database.pool.query(
    `insert into messages (low_id, high_id, sender_id, text, created_at, low_reaction, high_reaction)
     values ($1, $2, $1, 'Karibu', $3, '❤️', '😂')`,
    [low, high, first],
  );
  expect(await bothRead('messages')).toMatchObject([
    [{ match_id: high, is_mine: true, my_reaction: '❤️', their_reaction: '😂' }],
    [{ match_id: low, is_mine: false, my_reaction: '😂', their_reaction: '❤️' }],
  ]);
});

test('each of two reads which of the calls and ratings are their own', async () => {
  await database.pool.query(
    `insert into calls (id, client_id, caller_id, callee_id, caller_device, callee_device, started_at, rings_until,
       answered_at, caller_seen_at, callee_seen_at, ended_at, reason, caller_rating, callee_rating)
     select gen_random_uuid(), gen_random_uuid(), $1, $2, gen_random_uuid(), gen_random_uuid(), at, at, at, at, at, at,
       'user_hangup', 'good', 'not_really' from (values ($3::timestamptz)) given (at)`,
    [high, low, first],
  );
  expect(await bothRead('calls')).toMatchObject([
    [{ match_id: high, is_mine: false, rating: 'not_really' }],
    [{ match_id: low, is_mine: true, rating: 'good' }],
  ]);
});

test('each of two reads when they read and opened themselves, and what they said about calls', async () => {
  const { pool } = database;
  await pool.query(
    `insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
     values ($1, $2, $1, 1, $3, true), ($1, $2, $2, 1, $4, false)`,
    [low, high, first, second],
  );
  await pool.query('insert into opened_matches (low_id, high_id, user_id) values ($1, $2, $2), ($1, $3, $1)', [
    low,
    high,
    other,
  ]);
  await pool.query(
    `insert into call_talks (member_id, partner_id, says_yes, said_at) values ($1, $2, true, $3), ($2, $1, false, $3)`,
    [low, high, first],
  );
  expect(await bothRead('conversation_reads')).toEqual([
    [{ match_id: high, read_at: first, is_receipt: true }],
    [{ match_id: low, read_at: second, is_receipt: false }],
  ]);
  expect(await bothRead('opened_matches')).toEqual([[], [{ match_id: low }]]);
  expect(await bothRead('call_talks')).toMatchObject([
    [{ match_id: high, says_yes: true }],
    [{ match_id: low, says_yes: false }],
  ]);
});

test('what only one of two may read is not in the archive of the other', async () => {
  const { pool } = database;
  await pool.query(
    `insert into messages (low_id, high_id, sender_id, text, created_at, deleted_at)
     values ($1, $2, $1, 'Futa', $3, $3)`,
    [low, high, second],
  );
  const deletedAt = async (id: number) =>
    ((await exportedTo(id, 'messages')) as { deleted_at: Date | null }[]).map((message) => message.deleted_at);
  expect([await deletedAt(low), await deletedAt(high)]).toEqual([[null, second], [null]]);
  await pool.query(
    `insert into message_warnings (sender_id, receiver_id, kind, sent, last_sent_at)
     values ($1, $2, 'money', 2, $4), ($1, $3, 'money', 1, $4)`,
    [low, high, other, first],
  );
  expect(await bothRead('message_warnings')).toMatchObject([[{ kind: 'money', sent: 3 }], []]);
  await pool.query(
    `insert into message_media (id, storage_key, kind, owner_id, partner_id, created_at, bytes, duration_ms, waveform,
       gone_at)
     select row_number() over (), md5(random()::text), 'voice', $1, $2, $3, 1, 1000,
       decode(repeat('01', 44), 'hex'), gone
     from (values (null), ($3::timestamptz)) given (gone)`,
    [low, high, first],
  );
  expect(await bothRead('message_media')).toMatchObject([[{ match_id: high, duration_ms: 1000 }], []]);
  const filesOf = async (id: number) => (await pool.query(storedMediaOf(sql`$1::bigint`), [id])).rows.length;
  expect([await filesOf(low), await filesOf(high)]).toEqual([1, 0]);
  await pool.query(
    `insert into notifications (user_id, kind, actor_id, created_at, withdrawn_at)
     values ($1, 'like', $2, $3, $3), ($1, 'match', $2, $3, null)`,
    [low, high, first],
  );
  expect(await bothRead('notifications')).toMatchObject([[{ kind: 'match' }], []]);
});

test('each of two reads their own comments and those of a match, and none of somebody who likes them', async () => {
  await database.pool.query(
    `insert into like_comments (low_id, high_id, author_id, text, created_at)
     values ($1, $2, $1, 'To a match', $4), ($1, $3, $1, 'To nobody yet', $5), ($2, $3, $3, 'A secret', $4)`,
    [low, high, other, first, second],
  );
  const unanswered = { match_id: null, is_mine: true, text: 'To nobody yet' };
  expect(await bothRead('like_comments')).toMatchObject([
    [{ match_id: high, is_mine: true, text: 'To a match' }, unanswered],
    [{ match_id: low, is_mine: false, text: 'To a match' }],
  ]);
  expect(await exportedTo(other, 'like_comments')).toMatchObject([{ match_id: null, text: 'A secret' }]);
  await database.pool.query(
    `update pairs set low_liked = null, high_liked = null, matched_at = null, high_blocked_at = $3
     where low_id = $1 and high_id = $2`,
    [low, high, second],
  );
  expect(await bothRead('like_comments')).toMatchObject([[unanswered], []]);
});
