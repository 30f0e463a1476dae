import { expect, test } from 'vitest';
import { findMigrationFaults } from './migration-faults.ts';

const file = (text: string, number = 1) => ({ name: `000${number}`, text });
const steps = (sql: string, number = 1) => file(`-- in steps\n${sql}\n`, number);

async function problems(...migrations: { name: string; text: string }[]): Promise<string[]> {
  const found = await findMigrationFaults(migrations);
  return found.map((fault) => fault.replace(/^\d{4}: | \(to excuse it.*/g, ''));
}

test.each([
  ['drop table a', 'drops the table a'],
  ['drop view a', 'drops the view a'],
  ['drop function f(int)', 'drops the function f'],
  ['truncate a', 'empties a table'],
  ['alter table a rename to b', 'renames a to b'],
  ['alter table a rename column b to c', 'renames b to c'],
  ['alter table a rename constraint b to c', 'renames b to c'],
  ['alter table a drop column b', 'drops the column a.b'],
  ['alter table a drop constraint b', 'drops the constraint b and adds none of its name'],
  ['alter table a add column b int not null', 'adds a.b as "not null" without a default'],
  ['do $$ begin drop table a; end $$', 'runs a block of code, which nothing can check'],
])('%s: it takes away what the last release reads or writes', async (sql, problem) => {
  expect(await problems(file(sql))).toEqual([problem]);
});

test.each([
  ['create index i on a (b)', 'builds i under a lock: write "create index concurrently" in steps'],
  ['drop index i', 'drops i under a lock: write "concurrently" in steps'],
  ['lock table a', 'locks a table'],
  ['commit', 'ends the transaction that it runs in'],
  ['update a set b = 1', 'changes rows of a at once: write a migration in steps'],
  ['delete from a', 'changes rows of a at once: write a migration in steps'],
  ['with b as (delete from a returning *) select from b', 'changes rows of a at once: write a migration in steps'],
  [
    'alter table a alter column b set not null',
    'reads all of a for "not null": validate a check (b is not null) in a migration before',
  ],
  [
    'alter table a add constraint c check (b > 0)',
    'reads all of a for c: add it "not valid", and validate it in a migration in steps',
  ],
  [
    'alter table a add constraint c foreign key (b) references d',
    'reads all of a for c: add it "not valid", and validate it in a migration in steps',
  ],
  [
    'alter table a add column b int constraint c check (b > 0)',
    'reads all of a for c: add it "not valid", and validate it in a migration in steps',
  ],
  [
    'alter table a add constraint c unique (b)',
    'builds the index of c under a lock: build it concurrently, then add it "using index"',
  ],
  ['alter table a validate constraint c', 'validates c under the locks of its transaction: write a migration in steps'],
  ['alter table a add column b uuid default gen_random_uuid()', 'rewrites a, to compute b for each row'],
  ['alter table a add column b int generated always as (c) stored', 'rewrites a, to compute b for each row'],
])('%s: members would wait for it', async (sql, problem) => {
  expect(await problems(file(sql))).toEqual([problem]);
});

test('another type of a column is another for the last release, and rewrites the table', async () => {
  const found = await problems(file('alter table a alter column b type bigint'));
  expect(found).toEqual(['changes the type of a.b', 'rewrites a']);
});

test('what adds and takes no long lock passes', async () => {
  const found = await problems(
    file(`alter table a add column b int, add column d text not null default '', add column e timestamptz default now();
      alter table a add constraint c check (b is not null) not valid;
      alter table a drop constraint k, add constraint k check (b > 0) not valid;
      insert into a (b) values (1);`),
    steps(
      `update a set b = 1 where id in (select id from a where b is null limit 1000);
      alter table a validate constraint c;
      create unique index concurrently i on a (b);
      drop index concurrently if exists j;`,
      2,
    ),
    file('alter table a alter column b set not null, add constraint u unique using index i', 3),
  );
  expect(found).toEqual([]);
});

test('what the last release does not have may be changed and dropped', async () => {
  const found = await problems(
    file('create table n (id int); create index m on n (id); alter table a add column b int;'),
    file('update n set id = 1; drop index m; alter table n rename to o; alter table a drop column b; drop table n;', 2),
  );
  expect(found).toEqual([]);
});

test('a check that was not validated does not make "not null" cheap', async () => {
  const found = await problems(
    file('alter table a add constraint c check (b is not null) not valid; alter table a alter column b set not null;'),
  );
  expect(found).toHaveLength(1);
});

test('a statement that could not run twice is refused in steps', async () => {
  const found = await problems(steps('alter table a add column b int;'));
  expect(found).toEqual([expect.stringContaining('a start that was killed could not run this again')]);
});

test('a reason above a statement excuses it, for its kind of fault, and for no other statement', async () => {
  expect(await problems(file('-- contract: unread since 0.1.0\ndrop table a;'))).toEqual([]);
  expect(await problems(file('-- lock: five rows\ndrop table a;'))).toEqual(['drops the table a']);
  expect(await problems(file('-- contract:\ndrop table a;'))).toEqual(['drops the table a']);
  expect(await problems(file('-- contract: unread since 0.1.0\ndrop table a;\ndrop table b;'))).toEqual([
    'drops the table b',
  ]);
});
