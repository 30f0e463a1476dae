import { afterAll, expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import type { JobKind } from './job-queue.ts';
import { openPgBossQueue } from './pg-boss-queue.ts';

const { url } = await setUpTestDatabase();
const kind: JobKind = { name: 'tests', atOnce: 4, retrySeconds: 0, retrySecondsMax: 1, secondsMax: 30 };
const open = () => openPgBossQueue({ url: new Secret(url), onError: () => {}, pollSeconds: 0.5 });
const queues = await Promise.all([open(), open()]);
afterAll(() => Promise.all(queues.map((queue) => queue.close())));

test('two processes share the jobs, each is run once, and a failed one again', async () => {
  const runs: number[] = [];
  // A key that is done may be added again, so no job ends before both processes have added theirs.
  const added = Promise.withResolvers<void>();
  const work = async (key: number): Promise<void> => {
    await added.promise;
    runs.push(key);
    if (key === 3 && runs.filter((each) => each === 3).length < 3) throw new Error('not yet');
  };
  for (const queue of queues) await queue.work(kind, work);
  const keys = Array.from({ length: 12 }, (_, index) => index);
  await Promise.all(queues.map((queue) => queue.add(kind, keys)));
  added.resolve();
  await expect.poll(() => runs.filter((key) => key === 3).length, { timeout: 20_000 }).toBe(3);
  await expect.poll(() => new Set(runs).size, { timeout: 20_000 }).toBe(12);
  expect(runs.toSorted((a, b) => a - b)).toEqual([...keys, 3, 3].toSorted((a, b) => a - b));
});
