import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let folder: string;
let target: TestDatabase;
/** A member's session, or a long one of an operator. */
let other: Client;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-migrations-'));
  write('0001_people.sql', 'create table people (id int primary key, town text);');
  write('0002_some.sql', "insert into people select id, 'Voi' from generate_series(1, 5) id;");
  target = await createTestDatabase({ empty: true });
  await migrate(target.url, folder);
  other = new Client({ connectionString: target.url });
  await other.connect();
});

afterEach(async () => {
  await other.end();
  rmSync(folder, { recursive: true });
  await target.drop();
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const addAge = () => write('0003_age.sql', 'alter table people add column age int;');
const buildIndex = () =>
  write('0003_index.sql', '-- in steps\n-- For searches.\ncreate index concurrently people_town on people (town);\n');

async function ask<Value>(sql: string): Promise<Value | undefined> {
  const { rows } = await target.database.pool.query<{ value: Value }>(sql);
  return rows[0]?.value;
}

const migrating = "application_name = 'mwanzo-migrate' and datname = current_database()";
const until = (isSo: () => Promise<unknown>) => vi.waitUntil(isSo, { timeout: 15_000, interval: 10 });
const isMigrating = () => ask<boolean>(`select true as value from pg_stat_activity where ${migrating}`);
const waitsForLock = () =>
  ask<boolean>(`select true as value from pg_stat_activity where ${migrating} and wait_event_type = 'Lock'`);
const isValid = () =>
  ask<boolean>("select indisvalid as value from pg_index where indexrelid = 'people_town'::regclass");

test('members read a table while a migration cannot get its lock, and it goes through once it can', async () => {
  addAge();
  await other.query('begin; select from people;');
  const migration = migrate(target.url, folder, { waitMs: 100, pauseMs: 20, tries: 10_000 });
  await until(waitsForLock);
  // The migration would have it wait until the other session ends.
  expect(await ask<number>('select count(*) as value from people')).toBe(5);
  await other.query('commit');
  expect(await migration).toEqual(['0003_age.sql']);
});

test('a migration that never gets its lock leaves nothing and says so, and the next start applies it', async () => {
  addAge();
  await other.query('begin; select from people;');
  await expect(migrate(target.url, folder, { waitMs: 20, pauseMs: 1, tries: 3 })).rejects.toThrow(
    'Migration 0003_age.sql failed: canceling statement due to lock timeout. Other sessions hold what it needs.',
  );
  await other.query('commit');
  expect(await migrate(target.url, folder)).toEqual(['0003_age.sql']);
});

test('members write while an index is built, and a start that is killed then is completed by the next', async () => {
  buildIndex();
  await other.query('begin isolation level repeatable read; select from people;');
  const killed = migrate(target.url, folder).catch((error: unknown) => error);
  await until(waitsForLock);
  await target.database.pool.query("insert into people values (6, 'Taita')");
  await target.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${migrating}`);
  expect(await killed).toBeInstanceOf(Error);
  await until(async () => !(await isMigrating()));
  expect(await isValid()).toBe(false);
  await other.query('commit');
  expect(await migrate(target.url, folder)).toEqual(['0003_index.sql']);
  expect(await isValid()).toBe(true);
});

test('an index that was built by a start which could not record it is kept', async () => {
  buildIndex();
  await migrate(target.url, folder);
  const built = await ask("select 'people_town'::regclass::oid as value");
  await target.database.pool.query("delete from schema_migrations where name = '0003_index.sql'");
  expect(await migrate(target.url, folder)).toEqual(['0003_index.sql']);
  expect(await ask("select 'people_town'::regclass::oid as value")).toBe(built);
});

test('of four processes that start at once, one builds the index, and the others do not hold it up', async () => {
  buildIndex();
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(target.url, folder)));
  expect(ran.flat()).toEqual(['0003_index.sql']);
});

test('a statement with a limit is repeated until it changes no row, and each batch is committed', async () => {
  const some = "select id from people where town <> 'Mombasa' limit 2";
  const batch = `update people set town = 'Mombasa' where id in (${some});`;
  write('0003_towns.sql', `-- in steps\n${batch}\n`);
  await migrate(target.url, folder);
  expect(await ask("select count(*) as value from people where town = 'Mombasa'")).toBe(5);
  expect(await ask('select count(distinct xmin::text) as value from people')).toBe(3);
});

test('a statement that cannot run twice is refused in a migration in steps, and nothing runs', async () => {
  addAge();
  write('0004_steps.sql', '-- in steps\nalter table people add column size int;\n');
  await expect(migrate(target.url, folder)).rejects.toThrow(
    /^0004_steps\.sql: .* alter table people add column size int$/,
  );
  expect(await ask("select count(*) as value from schema_migrations where name > '0003'")).toBe(0);
});
