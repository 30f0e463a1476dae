import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { whileLocked } from './while-locked.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const key = 4_711;
const nothing = async (): Promise<void> => {};

test('the next caller after the work is done finds it unlocked', async () => {
  for (let round = 0; round < 50; round += 1) expect(await whileLocked(database, key, nothing)).toBe(true);
});

test('a caller is turned away while the work runs', async () => {
  const inside = await whileLocked(database, key, async () => {
    expect(await whileLocked(database, key, nothing)).toBe(false);
  });
  expect(inside).toBe(true);
});

test('work that throws, or whose connection breaks, leaves no lock', async () => {
  const broken = whileLocked(database, key, async () => {
    throw new Error('disk on fire');
  });
  await expect(broken).rejects.toThrow('disk on fire');
  expect(await whileLocked(database, key, nothing)).toBe(true);

  await whileLocked(database, key, async () => {
    await database.pool.query(
      "select pg_terminate_backend(pid, 10000) from pg_locks where locktype = 'advisory' and objid = $1",
      [key],
    );
  });
  expect(await whileLocked(database, key, nothing)).toBe(true);
});
