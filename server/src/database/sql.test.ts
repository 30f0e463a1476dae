import { expect, test } from 'vitest';
import { createMember } from '../testing/factories.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { getRow, getRows, joinSql, sql, statement, valuesOf } from './sql.ts';

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

test('statements of one text have one name, and of another text another one', () => {
  const readOne = (column: string) => statement<object, object>(() => sql`select ${column} from users`);
  expect(readOne('id').name).toBe(readOne('id').name);
  expect(readOne('id').name).not.toBe(readOne('email').name);
  expect(joinSql([sql`a`, sql`b`], sql` and `)).toBe('a and b');
});
