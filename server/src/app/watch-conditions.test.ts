import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createOutages } from '../errors/outages.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { checkConditions, diskFreeMin, watchConditions } from './watch-conditions.ts';

const { database } = await setUpTestDatabase();

/** It refuses every query. */
const lost = { pool: { query: () => Promise.reject(new Error('away')) } } as unknown as Database;

/** Checks the conditions with these free bytes. */
function createChecks() {
  const outages = createOutages();
  const check = async (free: number) => {
    await checkConditions({ config: { dataDir: '.' }, database, outages, freeBytes: async () => free });
    return outages.current();
  };
  return { outages, check };
}

test('a disk with little space is an outage until there is room again', async () => {
  const { check } = createChecks();
  expect(await check(diskFreeMin)).toEqual([]);
  expect(await check(diskFreeMin - 1)).toEqual(['disk']);
  expect(await check(diskFreeMin)).toEqual([]);
});

test('a database that lacks a migration of this release is named until it has it', async () => {
  const { outages, check } = createChecks();
  const told: unknown[] = [];
  outages.onChange(({ error }) => told.push(error));
  const { rows } = await database.pool.query(
    `delete from schema_migrations where name = (select max(name) from schema_migrations) returning *`,
  );
  expect(await check(diskFreeMin)).toEqual(['migrations']);
  expect(String(told[0])).toContain(rows[0].name);
  await database.pool.query(
    'insert into schema_migrations select * from json_populate_record(null::schema_migrations, $1)',
    [JSON.stringify(rows[0])],
  );
  expect(await check(diskFreeMin)).toEqual([]);
});

test('an outage of the database ends with a query that succeeds, and not right after a failure', async () => {
  let now = 0;
  const outages = createOutages(() => now);
  const check = () =>
    checkConditions({ config: { dataDir: '.' }, database, outages, freeBytes: async () => diskFreeMin });
  outages.note('database', new Error('away'));
  await check();
  expect(outages.current()).toEqual(['database']);
  now = 10_000;
  await check();
  expect(outages.current()).toEqual([]);
});

test('a check that waits is not started a second time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let looks = 0;
  const freeBytes = () => {
    looks += 1;
    return new Promise<number>(() => {});
  };
  const watch = watchConditions({ config: { dataDir: '.' }, database, outages: createOutages(), freeBytes });
  onTestFinished(() => watch.stop());
  vi.advanceTimersByTime(120_000);
  expect(looks).toBe(1);
});

test('once a check is over the next one starts, also after one that failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let looks = 0;
  const freeBytes = async () => {
    looks += 1;
    if (looks === 1) throw new Error('no disk');
    return diskFreeMin - 1;
  };
  const outages = createOutages();
  const watch = watchConditions({ config: { dataDir: '.' }, database: lost, outages, freeBytes });
  onTestFinished(() => watch.stop());
  await vi.advanceTimersByTimeAsync(30_000);
  expect([looks, outages.current()]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([looks, outages.current()]).toEqual([2, ['disk']]);
});
