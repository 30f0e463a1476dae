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
  const { outages, check: checkAgain } = createChecks();
  const told: unknown[] = [];
  outages.onChange(({ outage, error }) => told.push([outage, String(error)]));
  await checkAgain(499_999_999);
  expect(told).toEqual([['disk', 'Error: 499 MB of the disk with DATA_DIR are free']]);
});

test('a database that lacks a migration of this release is named until it has it', async () => {
  const { outages, check } = createChecks();
  const told: unknown[] = [];
  outages.onChange(({ error }) => told.push(error));
  const { rows } = await database.pool.query(
    `delete from schema_migrations where name = (select max(name) from schema_migrations) returning *`,
  );
  expect(await check(diskFreeMin)).toEqual(['migrations']);
  expect(String(told[0])).toBe(`Error: The database lacks ${rows[0].name}`);
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

test('a disk that cannot be read keeps the database from no check', async () => {
  const outages = createOutages(() => 10_000_000);
  const queries: unknown[] = [];
  const query = async (...given: unknown[]) => {
    queries.push(given);
    throw new Error('away');
  };
  const away = { pool: { query } } as unknown as Database;
  outages.note('database', new Error('away'));
  const freeBytes = async () => Promise.reject(new Error('no disk'));
  await checkConditions({ config: { dataDir: '.' }, database: away, outages, freeBytes });
  expect([queries[0], outages.current()]).toEqual([['select 1'], ['database']]);
});

test('the database is asked each second of an outage, otherwise never, and not after the watch', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queries: string[] = [];
  const state = { isAway: true };
  const query = async (text: string) => {
    queries.push(text);
    if (state.isAway) throw new Error('still away');
    return { rows: [] };
  };
  const outages = createOutages(() => Date.now());
  const told: unknown[] = [];
  outages.onChange(({ outage, error, failures }) => told.push([outage, error && String(error), failures]));
  const watch = watchConditions({
    config: { dataDir: '.' },
    database: { pool: { query } } as unknown as Database,
    outages,
    freeBytes: async () => diskFreeMin,
  });
  onTestFinished(() => watch.stop());
  await vi.advanceTimersByTimeAsync(5000);
  expect(queries).toEqual([]);
  outages.note('database', new Error('away'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(queries).toEqual(['select 1', 'select 1', 'select 1']);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(4999);
  expect(outages.current()).toEqual(['database']);
  await vi.advanceTimersByTimeAsync(1);
  expect(outages.current()).toEqual([]);
  expect(told).toEqual([
    ['database', 'Error: away', 1],
    ['database', null, 4],
  ]);
  queries.length = 0;
  watch.stop();
  outages.note('database', new Error('away'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queries).toEqual([]);
});
