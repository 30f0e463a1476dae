import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { takeTry } from './tries.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date('2026-11-23T09:00:00Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);

const counter = () => {
  const subject = randomBytes(32);
  return async (moment: Date): Promise<number> =>
    (await takeTry(database, { subject, max: 3, windowSeconds: 900, now: moment })).tries;
};

// Requests reach the database in another order than they read the clock, and each process has its own clock. In an
// earlier version each late attempt began the window again, so that more attempts were accepted.
test('tries that come in another order than their moments are counted together', async () => {
  const take = counter();
  for (const [ms, expected] of [
    [5000, 1],
    [20, 2],
    [0, 3],
    [10, 4],
  ] as const)
    expect(await take(after(ms))).toBe(expected);
});

test('a window ends as long after its first try, however many have followed', async () => {
  const take = counter();
  for (const [seconds, expected] of [
    [0, 1],
    [400, 2],
    [899, 3],
    [900, 1],
  ] as const)
    expect(await take(after(seconds * 1000))).toBe(expected);
});

test('a window that begins far in the future is none: the clock was set back', async () => {
  const take = counter();
  await take(after(600_000));
  expect(await take(now)).toBe(1);
});
