import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './connect.ts';
import { getRow, sql, statement } from './sql.ts';
import { callOf, getRowsTogether } from './together.ts';
import { inTransaction } from './transaction.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

const { database } = await setUpTestDatabase();
await database.pool.query('create table boxes (id integer primary key, content jsonb)');

type Box = { id: number; content: object | null };
const put = statement<Box, { id: number }>(
  ({ id, content }) => sql`insert into boxes values (${id}, ${content}) returning id`,
);
const find = statement<{ id: number }, Box>(({ id }) => sql`select id, content from boxes where id = ${id}`);
const halve = statement<{ id: number; by: number }, { half: number }>(
  ({ id, by }) => sql`select id / ${by}::integer as half from boxes where id = ${id}`,
);
const empty = statement<{ id: number }>(({ id }) => sql`delete from boxes where id = ${id}`);

const isThere = async (id: number) => (await getRow(database, find, { id })) !== null;

test('each statement sees what those before it have written, and has its own rows', async () => {
  const box = { id: 1, content: { a: 1 } };
  const rows = await getRowsTogether(database, callOf(put, box), callOf(find, box), callOf(find, { id: 99 }));
  expect(rows).toEqual([[{ id: 1 }], [box], []]);
  expect(await getRowsTogether(database, callOf(empty, box), callOf(find, box), callOf(put, box))).toEqual([
    [],
    [],
    [{ id: 1 }],
  ]);
});

test('when one fails, nothing is written, and those after it do not run', async () => {
  const [first, third] = [
    { id: 10, content: null },
    { id: 11, content: null },
  ];
  for (let time = 0; time < 3; time += 1)
    await expect(
      getRowsTogether(database, callOf(put, first), callOf(halve, { id: 10, by: 0 }), callOf(put, third)),
    ).rejects.toMatchObject({ code: '22012' });
  expect([await isThere(10), await isThere(11)]).toEqual([false, false]);
});

test('after an error a connection goes on, with what it had parsed and what it had not', async () => {
  const fresh = statement<{ id: number }, { twice: number }>(({ id }) => sql`select ${id}::integer * 2 as twice`);
  const other = statement<{ id: number }, { more: number }>(({ id }) => sql`select ${id}::integer + 1 as more`);
  const box = { id: 20, content: null };
  await inTransaction(database, async (transaction) => {
    await getRowsTogether(transaction, callOf(put, box));
    await transaction.query('savepoint before');
    const failing = getRowsTogether(
      transaction,
      callOf(fresh, { id: 1 }),
      callOf(halve, { id: 20, by: 0 }),
      callOf(other, { id: 1 }),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await transaction.query('rollback to before');
    const again = [callOf(fresh, { id: 2 }), callOf(halve, { id: 20, by: 2 }), callOf(other, { id: 2 })] as const;
    for (let time = 0; time < 2; time += 1)
      expect(await getRowsTogether(transaction, ...again)).toEqual([[{ twice: 4 }], [{ half: 10 }], [{ more: 3 }]]);
  });
  expect(await isThere(20)).toBe(true);
});

test('in a transaction they are a part of it', async () => {
  const work = inTransaction(database, async (transaction) => {
    await getRowsTogether(transaction, callOf(put, { id: 30, content: null }), callOf(find, { id: 30 }));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await isThere(30)).toBe(false);
});

test('a value that cannot be sent stops all of them, and the pool goes on', async () => {
  const loop: { self?: object } = {};
  loop.self = loop;
  const both = [callOf(put, { id: 40, content: null }), callOf(put, { id: 41, content: loop })] as const;
  await expect(getRowsTogether(database, ...both)).rejects.toThrow('circular');
  expect([await isThere(40), await isThere(41)]).toEqual([false, false]);
});

test('a slow one is stopped by the timeout, and nothing is written', async () => {
  const { connectionString } = database.pool.options;
  const hurried = openDatabase({ url: connectionString ?? '', statementTimeoutMs: 50 });
  const sleep = statement<{ seconds: number }, object>(({ seconds }) => sql`select pg_sleep(${seconds}::integer)`);
  const both = [callOf(put, { id: 50, content: null }), callOf(sleep, { seconds: 30 })] as const;
  await expect(getRowsTogether(hurried, ...both)).rejects.toThrow(DatabaseUnavailableError);
  await hurried.close();
  expect(await isThere(50)).toBe(false);
});
