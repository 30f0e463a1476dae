import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { blockMember, endMatch, unblock } from '../../core/pairs/index.ts';
import { fillAnswers, worldEnds } from './answered-world.fixture.ts';
import { checkLessons } from './model/lesson-table.ts';
import { readLessons } from './read-lessons.ts';

const { database } = await setUpTestDatabase();
const change = (text: string) => database.pool.query(text);
const [low, high] = [20, 21];
const matchedAt = '2026-11-20T12:00:00Z';

beforeAll(() => fillAnswers(database, 60));
beforeEach(async () => {
  await change('delete from member_settings; update users set restriction = null, restriction_case_id = null');
  await change(`update profiles set is_verified = true; delete from pairs where low_id = ${low} and high_id = ${high}`);
  await change(`insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, matched_at,
    taught) values (${low}, ${high}, true, true, '${matchedAt}', '${matchedAt}', '${matchedAt}', 3)`);
});

const block = (me: number, them: number, at = '2026-11-20T14:00:00Z') =>
  inTransaction(database, (on) => blockMember(on, { me, them, at: new Date(at) }));
const unmatch = (me: number, them: number, at: string) => getRows(database, endMatch, { me, them, at: new Date(at) });

/** The lessons of the two members about each other. */
async function learned() {
  const table = await readLessons(database, worldEnds);
  checkLessons(table);
  const idOf = (place = 0) => table.memberIds[place] ?? 0;
  const rows = [...table.viewers.keys()].map((at) => ({
    from: idOf(table.viewers[at]),
    to: idOf(table.candidates[at]),
    weight: table.weights[at],
    like: table.likes[at],
    ofPairAlone: table.ofPairAlone[at],
  }));
  return rows
    .filter(({ from, to }) => (from === low && to === high) || (from === high && to === low))
    .toSorted((one, other) => one.from - other.from);
}

const no = (from: number, to: number) => ({ from, to, weight: 2, like: 0, ofPairAlone: 1 });
const yes = (from: number, to: number) => ({ from, to, weight: 1, like: 1, ofPairAlone: 0 });

test('a block is a no about the pair alone, and its end leaves nothing', async () => {
  expect(await learned()).toEqual([yes(low, high), yes(high, low)]);
  await block(high, low);
  expect(await learned()).toEqual([no(high, low)]);
  await block(high, low, '2026-11-20T15:00:00Z');
  await block(low, high);
  expect(await learned()).toEqual([no(low, high), no(high, low)]);
  await inTransaction(database, (on) => unblock(on, { me: high, them: low }));
  expect(await learned()).toEqual([no(low, high)]);
  await inTransaction(database, (on) => unblock(on, { me: low, them: high }));
  expect(await learned()).toEqual([]);
});

test.each([
  ['less than a day after the match is a no of the one who ended it', '2026-11-21T11:59:59Z', [no(low, high)]],
  ['a day after it teaches nothing', '2026-11-21T12:00:00Z', []],
])('an unmatch %s', async (_, at, wanted) => {
  await unmatch(low, high, at);
  expect(await learned()).toEqual(wanted);
});

test('whoever ends a match within a day and blocks as well says no once', async () => {
  await unmatch(low, high, '2026-11-20T13:00:00Z');
  await unmatch(high, low, '2026-11-20T13:30:00Z');
  await block(low, high);
  expect(await learned()).toEqual([no(low, high)]);
});

test('the end of a match of which one is no person teaches nothing', async () => {
  await change(`update pairs set taught = 8 where low_id = ${low} and high_id = ${high}`);
  await unmatch(low, high, '2026-11-20T13:00:00Z');
  expect(await learned()).toEqual([]);
});

test('no more endings of a day teach than answers', async () => {
  await change(`insert into users (id, email, password_hash, full_name, created_at)
    select n, n || '@mwanzo.test', 'none', 'Amina', now() from generate_series(1001, 1250) n`);
  await change(`insert into profiles (user_id, name, birthday, age, active_on, is_verified)
    select id, 'Amina', '1996-05-05', 30, '2026-11-20', true from users where id > 1000`);
  await change(`insert into pairs (low_id, high_id, low_blocked_at)
    select 19, id, '2026-11-20 12:00:00Z' from users where id > 1000`);
  const { ofPairAlone } = await readLessons(database, worldEnds);
  expect(ofPairAlone.reduce((sum, each) => sum + each, 0)).toBe(200);
  await change('delete from users where id > 1000');
});

test.each([
  [
    'who blocks has stopped the learning',
    `insert into member_settings (user_id, stopped_learning_at) values (20, now())`,
  ],
  ['who is blocked has stopped it', `insert into member_settings (user_id, stopped_learning_at) values (21, now())`],
  ['who is blocked is banned', `update users set restriction = 'banned', restriction_case_id = 2 where id = 21`],
  ['who blocks is not verified', 'update profiles set is_verified = false where user_id = 20'],
])('a block teaches nothing if the one %s', async (_, text) => {
  await block(low, high);
  expect(await learned()).toEqual([no(low, high)]);
  await change(text);
  expect(await learned()).toEqual([]);
});
