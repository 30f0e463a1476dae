import { expect, test } from 'vitest';
import { readSteps } from './migration-steps.ts';
import { asRole } from './server-role.ts';
import { setupSteps } from './setup-statements.ts';

test('a migration without the mark is one transaction, and one with it has each of its statements', () => {
  expect([readSteps('update users set a = 1;'), readSteps(' -- in steps\nselect 1;')]).toEqual([null, null]);
  const text = `-- in steps
    -- It may be long; it ends here.
    create unique index concurrently users_email on users (email);
    update users set note = 'a;b' where id in (select id from users where note is null limit 500);
    alter table users validate constraint users_email_check;
    drop index concurrently if exists users_old ;
  `;
  expect(readSteps(text)).toEqual([
    'create unique index concurrently users_email on users (email)',
    `update users set note = 'a;b' where id in (select id from users where note is null limit 500)`,
    'alter table users validate constraint users_email_check',
    'drop index concurrently if exists users_old',
  ]);
  expect(readSteps('-- in steps\n')).toEqual([]);
});

test.each<[statement: string, mayRunAgain: boolean]>([
  ['create index concurrently one on users (id)', true],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS one ON users (id)', true],
  ['create index one on users (id)', false],
  ['create index concurrently on users (id)', false],
  ['drop index concurrently if exists one', true],
  ['drop index concurrently one', false],
  ['drop index if exists one', false],
  ['alter table users validate constraint one', true],
  ['alter table users add column one int', false],
  ['with old as (select id from users limit 5) delete from users using old where users.id = old.id', true],
  ['insert into ones select id from users limit 9', true],
  ['update users set a = 1', false],
  ['delete from users', false],
  ['select 1 limit 1', false],
])('in steps, "%s" may run again: %s', (statement, mayRunAgain) => {
  const read = () => readSteps(`-- in steps\n${statement};`);
  if (mayRunAgain) expect(read()).toEqual([statement]);
  else expect(read).toThrow(`could not run this again, so that it needs a transaction: ${statement}`);
});

test('a database is set up with an owner and a server that may only connect, without a plain password', async () => {
  const steps = setupSteps({
    name: 'Mwanzo "one"',
    owner: { role: "own'er", password: null },
    server: { role: 'server', password: 'pass;word' },
  });
  const lines = steps.map(({ statement, exists }) =>
    `${statement}\n  unless ${exists}`.replaceAll(/\s*\n\s*/g, '\n  '),
  );
  const text = lines.join('\n').replace(/\$4096:[^']+/, '$4096:salt$keys');
  await expect(`${text}\n`).toMatchFileSnapshot('in-words/setup-steps.txt');
});

test('another role has the same database, and no password of the first', () => {
  expect(asRole('postgres://own%40er:secret@db.test:5433/one?sslmode=require', 'mwanzo_server')).toBe(
    'postgres://mwanzo_server@db.test:5433/one?sslmode=require',
  );
});
