import { DatabaseError } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { brokenConstraint } from './broken-constraint.ts';
import type { Database } from './connect.ts';
import { inSnapshot } from './in-snapshot.ts';
import { isLockedOut, lockPatience, withPatience } from './lock-patience.ts';
import { prepared, runPrepared } from './prepared.ts';
import { inTransaction, retryLostRaces, type Transaction } from './transaction.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

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

test('a snapshot shows one moment, can write nothing, and gives its connection back', async () => {
  const seen = await inSnapshot(database, async (snapshot) => {
    const before = await runPrepared(snapshot, values, []);
    await runPrepared(database, add, [1]);
    await snapshot.query('savepoint one');
    await expect(snapshot.query('insert into counters values (3, 0)')).rejects.toThrow('read-only');
    await snapshot.query('rollback to one');
    return [before, await runPrepared(snapshot, values, [])];
  });
  const old = [{ value: 0 }, { value: 0 }];
  expect([seen, await readValues()]).toEqual([
    [old, old],
    [1, 0],
  ]);
  await expect(inSnapshot(database, () => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});

test('a snapshot of a database that is away is unavailable, and a broken connection is not used again', async () => {
  const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  const nowhere = { pool: { connect: () => Promise.reject(gone) } } as unknown as Database;
  await expect(inSnapshot(nowhere, async () => 1)).rejects.toThrow(DatabaseUnavailableError);
  const released: unknown[] = [];
  const client = {
    query: (text: string) => (text === 'rollback' ? Promise.reject(gone) : Promise.resolve({ rows: [] })),
    release: (error?: Error) => released.push(error),
  };
  const broken = { pool: { connect: async () => client } } as unknown as Database;
  expect(await inSnapshot(broken, async () => 1)).toBe(1);
  await expect(inSnapshot(broken, () => Promise.reject(gone))).rejects.toThrow(DatabaseUnavailableError);
  expect(released).toEqual([gone, gone]);
});

test.each([
  ['55P03', 5],
  ['40P01', 5],
  ['42601', 1],
  [undefined, 1],
])('a migration that fails with %s is tried %i times', async (code, tries) => {
  const failure = Object.assign(code ? new DatabaseError('locked', 6, 'error') : new Error('locked'), { code });
  let tried = 0;
  const attempt = async (fails = Infinity) => {
    tried += 1;
    if (tried <= fails) throw failure;
    return 7;
  };
  const patience = { waitMs: 1, pauseMs: 1, tries: 5 };
  await expect(withPatience(patience, attempt)).rejects.toBe(failure);
  expect([tried, isLockedOut(failure)]).toEqual([tries, tries > 1]);
  tried = 0;
  const lucky = withPatience(patience, () => attempt(4));
  if (tries > 1) expect(await lucky).toBe(7);
  else await expect(lucky).rejects.toBe(failure);
  expect(lockPatience).toEqual({ waitMs: 2000, pauseMs: 3000, tries: 5 });
});

test('only what a database says names the constraint that was broken', () => {
  const error = Object.assign(new DatabaseError('twice', 5, 'error'), { constraint: 'users_pkey' });
  expect([error, new Error('twice'), { constraint: 'users_pkey' }, null].map(brokenConstraint)).toEqual([
    'users_pkey',
    undefined,
    undefined,
    undefined,
  ]);
});
