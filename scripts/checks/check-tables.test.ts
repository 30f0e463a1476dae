import { expect, test } from 'vitest';
import { checkTableOwners, checkTables, schema } from './check-tables.ts';
import { readSchema } from './migrated-schema.ts';
import { literalsOf } from './source-literals.ts';

const at = 'server/src/features/conversations/messages/messages.repository.ts';
const problemsOf = (source: string, place = at) => checkTables(place, source).map(({ problem }) => problem);
const inCode = (sql: string) => `const find = prepared('find', \`${sql}\`);`;

test.each([
  ['from', 'select from pairs where low_id = $1', 'pairs'],
  ['join', 'select from messages message left join daily_usage day on true', 'daily_usage'],
  ['a list', 'select from messages message, notifications n where true', 'notifications'],
  ['a list behind a subquery', 'select from (select 1) as one, deck_queues queue', 'deck_queues'],
  ['insert', 'with sent as (select 1) insert into notifications (user_id) select 1 from sent', 'notifications'],
  ['update', 'update only daily_usage set swipes = 1', 'daily_usage'],
  ['delete', 'delete from deck_queues where true', 'deck_queues'],
  ['using', 'delete from messages using pairs where true', 'pairs'],
  ['truncate', 'truncate table sessions', 'sessions'],
  ['capitals, quotes and a schema', 'SELECT FROM public."verifications"', 'verifications'],
  ['a name behind a comment', 'select from/* the */pairs', 'pairs'],
  ['a row source for another text', 'pairs pair', 'pairs'],
])('a foreign table is refused: %s', (_clause, sql, table) => {
  expect(problemsOf(inCode(sql)).join('\n')).toContain(table);
});

test('a foreign table inside an interpolation is refused', () => {
  expect(problemsOf('const text = `select ${isIt ? `exists (select from photos)` : "true"} from messages`;')).toEqual([
    'photos belongs to the feature photos: use the SQL words of its index.ts',
  ]);
});

test('names that are no tables are not mistaken for one', () => {
  const sql = `with matched as (\${matchedPair('$1', '$2')}), pair as (select 1), day as (select 2)
    select extract(epoch from day.at), pair.photos, 'profiles' from matched cross join pair join day on true
    -- It is taken from pairs elsewhere.
    where profiles is distinct from messages_max for update of matched`;
  expect(problemsOf(inCode(sql))).toEqual([]);
});

test('comments, imports and regular expressions are not read as SQL', () => {
  const source = `import { from } from 'pairs';
    // It comes from pairs, and "join pairs" it is.
    /* delete from pairs */
    const quote = /['"\`]/u, half = total / 2; const text = 'select from messages'; // update pairs
  `;
  expect(problemsOf(source)).toEqual([]);
  expect(literalsOf(source)).toEqual(['pairs', 'select from messages']);
});

test('a column of a foreign table is refused behind an alias that is passed in', () => {
  const word = 'export const isShown = (profile: string) => `${profile}.is_active`;';
  expect(problemsOf(word)).toEqual([
    'profiles.is_active belongs to the feature profiles: use the SQL words of its index.ts',
  ]);
  expect(problemsOf(word, 'server/src/features/people/profiles/profile-sql.ts')).toEqual([]);
  const badge = 'const hasBadge = (profile: string) => `${profile}.is_verified`;';
  expect(problemsOf(badge)).toHaveLength(1);
  expect(problemsOf(badge, 'server/src/features/core/members/member-sql.ts')).toEqual([]);
  expect(problemsOf('const join = `${partner}.user_id = ${message}.sender_id and ${counted}.is_counted`')).toEqual([]);
});

test('a column of a foreign table is refused without an alias too', () => {
  const hash = 'select password_hash, id from users where id = $1';
  expect(problemsOf(inCode(hash))).toEqual([
    'users.password_hash belongs to the feature members: use the SQL words of its index.ts',
  ]);
  const renamed = "select ${isShown('p')} as is_active, (select text from messages) as name from profiles p";
  expect(problemsOf(inCode(renamed))).toEqual([]);
});

test("a feature's own tables are its own, written or read", () => {
  expect(problemsOf(inCode('insert into messages select * from messages'))).toEqual([]);
});

test('the rows of a member are joined by id, and give no other column', () => {
  const sql = 'select from users member join profiles profile on profile.user_id = member.id';
  expect(problemsOf(inCode(sql))).toEqual([]);
  expect(problemsOf(inCode(`${sql} where profile.is_active and member.role = 1`))).toEqual([
    'users.role belongs to the feature members: use the SQL words of its index.ts',
    'profiles.is_active belongs to the feature profiles: use the SQL words of its index.ts',
  ]);
  expect(problemsOf(inCode('select profiles.name from profiles'))).toHaveLength(1);
});

test('the rows of a member are written by their owner alone', () => {
  expect(problemsOf(inCode('update profiles profile set active_on = $1'))).toEqual([
    'only profiles writes to profiles',
  ]);
  expect(problemsOf(inCode('delete from users where id = $1'))).toEqual(['only members writes to users']);
});

test('outside the features no table is named, except where databases are filled', () => {
  const source = inCode('select from users');
  expect(problemsOf(source, 'server/src/jobs/clean-up.ts')).toHaveLength(1);
  expect(problemsOf(source, 'server/src/operator/operator.ts')).toHaveLength(1);
  for (const place of [
    'demo/src/seed.ts',
    'server/src/testing/make.ts',
    'server/src/features/discovery/deck/a.test.ts',
  ])
    expect(problemsOf(source, place)).toEqual([]);
});

test.each([
  ['a star', 'select * from users member join profiles profile on true'],
  ['a star behind a column', 'select $1 as me, * from messages message join users member on true'],
  ['a star of the alias', 'select member.* from users member'],
  ['a row as JSON', 'select to_jsonb(member) from users member'],
  ['rows in a list', 'select array_agg(member order by member.id) from users as member'],
  ['the row itself', 'select row(users) from users'],
  ['an alias that is passed in', "${matched('member')} select ${member}.* from ${pairs}"],
  ['the row of an alias that is passed in', 'to_jsonb(${member})'],
])('the whole row of a foreign table is refused: %s', (_how, sql) => {
  expect(problemsOf(inCode(sql)).join()).toMatch(/^users\.\* belongs to|takes a whole row/);
});

test.each([
  ['a count', 'select count(*) from users member'],
  ['a star of a query around it', 'select * from (select member.id from users member) known'],
  ['a product', 'select 2 * 3, * from messages where sender_id in (select member.id from users member)'],
  ['a lock', 'select member.id from users member for no key update of member'],
  ["the feature's own row", 'select message.*, to_jsonb(${message}) from messages message'],
])('what is no whole row of a foreign table is allowed: %s', (_what, sql) => {
  expect(problemsOf(inCode(sql))).toEqual([]);
});

test('every table has an owner, and every owned table is there', () => {
  expect(checkTableOwners(schema.keys())).toEqual([]);
  const [first = '', ...others] = schema.keys();
  expect(checkTableOwners([...others, 'blocks'])).toEqual([
    'the table blocks has no owner in scripts/checks/table-owners.ts',
    `no migration creates the table ${first} of scripts/checks/table-owners.ts`,
  ]);
});

test('the schema follows from migrations however they are written', async () => {
  const migrations = [
    'create table if not exists public.Kept (id bigint, "old" text); CREATE UNLOGGED TABLE made AS SELECT 1 AS id;',
    'create table gone (id bigint); create temporary table passing (id bigint);',
    'alter table kept add column added text, add column dropped text; alter table kept rename column old to renamed;',
    'alter table only kept drop column dropped; drop table if exists gone; alter table made rename to named;',
  ];
  const found = await readSchema(migrations);
  expect([...found].map(([table, columns]) => [table, ...columns])).toEqual([
    ['kept', 'id', 'added', 'renamed'],
    ['named'],
  ]);
  await expect(readSchema(['do $$ begin create table hidden (id bigint); end $$'])).rejects.toThrow('"do" block');
});
