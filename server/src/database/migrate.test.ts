import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

let folder: string;
let target: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-migrations-'));
  write('0001_people.sql', 'create table people (id int primary key); insert into people values (1);');
  write('0002_more.sql', 'insert into people select max(id) + 1 from people;');
  target = await createTestDatabase({ empty: true });
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await target.drop();
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

async function people(): Promise<number[]> {
  const { rows } = await target.database.pool.query<{ id: number }>('select id from people order by id');
  return rows.map(({ id }) => id);
}

test('migrations run in the order of their names, each once', async () => {
  expect(await migrate(target.url, folder)).toEqual(['0001_people.sql', '0002_more.sql']);
  write('0003_again.sql', 'insert into people values (10);');
  expect(await migrate(target.url, folder)).toEqual(['0003_again.sql']);
  expect(await people()).toEqual([1, 2, 10]);
});

test('four processes that migrate at once all succeed and each migration runs once', async () => {
  const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(target.url, folder)));
  expect(ran.flat()).toEqual(['0001_people.sql', '0002_more.sql']);
  expect(await people()).toEqual([1, 2]);
});

test('a migration that has changed since it ran is refused, and nothing else runs', async () => {
  await migrate(target.url, folder);
  write('0001_people.sql', 'create table people (id bigint primary key);');
  write('0003_again.sql', 'insert into people values (10);');
  await expect(migrate(target.url, folder)).rejects.toThrow('0001_people.sql changed');
  expect(await people()).toEqual([1, 2]);
});

test('other line endings do not count as a change', async () => {
  write('0003_lines.sql', 'insert into people\nvalues (10);\n');
  await migrate(target.url, folder);
  write('0003_lines.sql', 'insert into people\r\nvalues (10);\r\n');
  expect(await migrate(target.url, folder)).toEqual([]);
});

test('a migration that fails is named and leaves nothing, and the ones before it are kept', async () => {
  write('0003_broken.sql', 'insert into people values (10); select wrong;');
  await expect(migrate(target.url, folder)).rejects.toThrow('Migration 0003_broken.sql failed: column "wrong"');
  expect(await people()).toEqual([1, 2]);
  write('0003_broken.sql', 'insert into people values (11);');
  await migrate(target.url, folder);
  expect(await people()).toEqual([1, 2, 11]);
});

// Fails without a transaction around both. The text of one query is atomic by itself, but its record is another query.
test('a migration that succeeds and cannot be recorded leaves nothing, and the next start runs it again', async () => {
  write('0003_unrecorded.sql', 'insert into people values (10); drop table schema_migrations;');
  await expect(migrate(target.url, folder)).rejects.toThrow('Migration 0003_unrecorded.sql failed: relation');
  expect(await people()).toEqual([1, 2]);
  write('0003_unrecorded.sql', 'insert into people values (11);');
  expect(await migrate(target.url, folder)).toEqual(['0003_unrecorded.sql']);
  expect(await people()).toEqual([1, 2, 11]);
});

test('a file whose name does not fit the pattern is refused', async () => {
  write('3_people.sql', 'select 1;');
  await expect(migrate(target.url, folder)).rejects.toThrow('3_people.sql');
});

test('a migration may use extensions, generated columns and functions', async () => {
  write(
    '0003_kinds.sql',
    `create extension pg_trgm;
    create function twice(n int) returns int language sql immutable as $$ select n * 2; $$;
    alter table people add twice int generated always as (twice(id)) stored;
    create index people_twice on people (twice desc nulls last);`,
  );
  await migrate(target.url, folder);
  const { rows } = await target.database.pool.query('select twice from people where id = 2');
  expect(rows).toEqual([{ twice: 4 }]);
});

test('an unreachable server is reported as unavailable', async () => {
  const nowhere = 'postgres://app@localhost/x?host=/nowhere';
  await expect(migrate(nowhere, folder)).rejects.toThrow(DatabaseUnavailableError);
});
