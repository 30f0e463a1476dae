import { DatabaseError } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from './connect.ts';
import { prepared, runPrepared } from './prepared.ts';
import { inTransaction, retryLostRaces, type Transaction } from './transaction.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);
await database.pool.query('create table counters (id int primary key, value int not null)');

const add = prepared('transaction-test-add', 'update counters set value = value + 1 where id = $1');
const values = prepared<{ value: number }>('transaction-test-values', 'select value from counters order by id');

const readValues = async () => (await runPrepared(database, values, [])).map((row) => row.value);

beforeEach(async () => {
  await database.pool.query('truncate counters');
  await database.pool.query('insert into counters values (1, 0), (2, 0)');
});

test('the writes of a transaction are kept when it returns', async () => {
  const result = await inTransaction(database, async (transaction) => {
    await runPrepared(transaction, add, [1]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await readValues()).toEqual([1, 0]);
});

test('no write of a transaction is kept when it throws, and its connection stays usable', async () => {
  const failing = inTransaction(database, async (transaction) => {
    await runPrepared(transaction, add, [1]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await readValues()).toEqual([0, 0]);
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});

test('a transaction that ignores a failed statement fails', async () => {
  const hiding = inTransaction(database, async (transaction) => {
    await transaction.query('insert into counters values (1, 7)').catch(() => {});
  });
  await expect(hiding).rejects.toThrow('rolled back');
});

test('two transactions in a deadlock both succeed', async () => {
  let arrived = 0;
  const bothArrived = Promise.withResolvers<void>();
  const addBoth = (first: number, second: number) => async (transaction: Transaction) => {
    await runPrepared(transaction, add, [first]);
    arrived += 1;
    if (arrived === 2) bothArrived.resolve();
    await bothArrived.promise;
    await runPrepared(transaction, add, [second]);
  };
  await Promise.all([inTransaction(database, addBoth(1, 2)), inTransaction(database, addBoth(2, 1))]);
  expect(await readValues()).toEqual([2, 2]);
  expect(arrived).toBeGreaterThan(2);
});

test.each([
  ['40001', 3],
  ['40P01', 3],
  ['23505', 1],
  ['57014', 1],
])('what fails with %s is tried %i times in all', async (code, times) => {
  let tries = 0;
  const failing = () => {
    tries += 1;
    return Promise.reject(Object.assign(new DatabaseError('lost', 4, 'error'), { code }));
  };
  await expect(retryLostRaces(failing)).rejects.toThrow('lost');
  expect(tries).toBe(times);
});

test('a connection whose rollback fails is not used again, and any other one is', async () => {
  const released: unknown[] = [];
  const databaseOf = (broken: boolean) =>
    ({
      pool: {
        connect: async () => ({
          query: async (text: string) => {
            if (broken && text === 'rollback') throw new Error('gone');
            return { command: text.toUpperCase() };
          },
          release: (error?: Error) => released.push(error?.message),
        }),
      },
    }) as unknown as Database;
  const fail = () => Promise.reject(new Error('a mistake'));
  for (const broken of [true, false])
    await expect(inTransaction(databaseOf(broken), fail)).rejects.toThrow('a mistake');
  await inTransaction(databaseOf(false), async () => 1);
  expect(released).toEqual(['gone', undefined, undefined]);
});
