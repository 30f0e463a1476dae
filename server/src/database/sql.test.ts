import { expect, test } from 'vitest';
import { createMember } from '../testing/factories.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { getRow, getRows, joinSql, sql, statement, valuesOf, type Sql } from './sql.ts';

const testApp = await buildTestApp();
const { database } = testApp;

const findInRole = statement<{ id: number; roles: readonly string[] }, { role: string }>(
  ({ id, roles }) => sql`select role from users where id = ${id} and role = any(${roles}) and ${id} > 0`,
);

test('a value that stands in a statement twice is one parameter', () => {
  expect(findInRole.text).toBe('select role from users where id = $1 and role = any($2) and $1 > 0');
  expect(valuesOf(findInRole, { roles: ['member'], id: 7 })).toEqual([7, ['member']]);
});

test('a statement finds its rows, and null in place of the first one where there is none', async () => {
  const { id } = await createMember(testApp);
  expect(await getRows(database, findInRole, { id, roles: ['member'] })).toEqual([{ role: 'member' }]);
  expect(await getRow(database, findInRole, { id, roles: [] })).toBeNull();
});

test('what an input lacks is null', async () => {
  const readNote = statement<{ note?: string }, { note: string | null }>(
    ({ note }) => sql`select ${note}::text as note`,
  );
  expect(await getRow(database, readNote, {})).toEqual({ note: null });
});

test('neither a value nor a text from elsewhere is a piece of SQL', () => {
  const [name, order]: [string, 'asc' | 'desc'] = ['x', 'asc'];
  // @ts-expect-error A string may hold anything, so it does not compile.
  expect(sql`where name = ${name}`).toBe('where name = x');
  // @ts-expect-error Nor does a list of strings.
  expect(joinSql([name], sql`, `)).toBe('x');
  expect(sql`order by id ${order} limit ${20}`).toBe('order by id asc limit 20');
});

test('statements of one text have one name, and of another text another one', () => {
  const readOne = (column: Sql) => statement<object, object>(() => sql`select ${column} from users`);
  expect(readOne(sql`id`).name).toBe(readOne(sql`id`).name);
  expect(readOne(sql`id`).name).not.toBe(readOne(sql`email`).name);
  expect(joinSql([sql`a`, sql`b`], sql` and `)).toBe('a and b');
});

test('a list of whole numbers is one text, and any other list stays one', () => {
  const ofList = statement<{ list: readonly unknown[] | string }>(({ list }) => sql`select ${list}`);
  const valueOf = (list: readonly unknown[] | string) => valuesOf(ofList, { list })[0];
  expect([[1, 2, -3], [], [7]].map(valueOf)).toEqual(['{1,2,-3}', '{}', '{7}']);
  for (const list of [[1, null], [1.5], ['1'], [2 ** 53], [new Date(0)], '1,2']) expect(valueOf(list)).toBe(list);
});
