import { afterAll, expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createTestDatabase, setUpTestDatabase } from '../../testing/test-database.ts';
import type { JobKind } from './job-queue.ts';
import { openPgBossQueue } from './pg-boss-queue.ts';

const { url, database } = await setUpTestDatabase();
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

test('when a kind is tried again is kept, and follows a release that changes it', async () => {
  const slow: JobKind = { name: 'slow', atOnce: 2, retrySeconds: 10, retrySecondsMax: 900, secondsMax: 60 };
  const settings = async () => {
    const { rows } = await database.pool.query(
      `select retry_delay, retry_delay_max, retry_backoff, expire_seconds, policy, retry_limit, deletion_seconds
       from pgboss.queue where name = 'slow'`,
    );
    return rows;
  };
  const times = { retry_delay: 10, retry_delay_max: 900, retry_backoff: true, expire_seconds: 60 };
  // A job is tried a thousand times, and is kept for an hour after its end.
  const kept = { ...times, policy: 'exclusive', retry_limit: 1000, deletion_seconds: 3600 };
  const [first, second] = queues;
  await first?.work(slow, async () => {});
  expect(await settings()).toEqual([kept]);
  await second?.work({ ...slow, retrySeconds: 20, retrySecondsMax: 300, secondsMax: 90 }, async () => {});
  expect(await settings()).toEqual([{ ...kept, retry_delay: 20, retry_delay_max: 300, expire_seconds: 90 }]);
});

test('a process does not wait for its next look to begin the jobs that it has added', async () => {
  const queue = await openPgBossQueue({ url: new Secret(url), onError: () => {}, pollSeconds: 600 });
  onTestFinished(() => queue.close());
  const ran: number[] = [];
  const own = { ...kind, name: 'own' };
  await queue.work(own, async (key) => void ran.push(key));
  for (const key of [1, 2]) {
    await queue.add(own, [key]);
    await expect.poll(() => ran, { timeout: 10_000 }).toContain(key);
  }
});

test('a queue opens as many connections as it may, and no more', async () => {
  const own = await createTestDatabase();
  onTestFinished(own.drop);
  const options = { url: new Secret(own.url), onError: () => {}, pollSeconds: 600, connections: 2 };
  const queue = await openPgBossQueue(options);
  onTestFinished(() => queue.close());
  await queue.work(kind, async () => {});
  await Promise.all(Array.from({ length: 12 }, (_, key) => queue.add(kind, [key])));
  const { rows } = await own.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where application_name = 'mwanzo-jobs' and datname = current_database()`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('of a job that failed the reason is kept, and it is one job until it has ended well', async () => {
  const [queue] = queues;
  const failing = { ...kind, name: 'failing', retrySeconds: 600, retrySecondsMax: 600 };
  const failures = [new Error('no disk'), 'a text'];
  await queue?.work(failing, async (key) => {
    throw failures[key - 1];
  });
  await queue?.add(failing, []);
  await queue?.add(failing, [1, 2, 1]);
  const readJobs = async () => {
    const { rows } = await database.pool.query(
      `select singleton_key as key, data, state, output -> 'problem' as problem, retry_count
       from pgboss.job where name = 'failing' order by 1`,
    );
    return rows;
  };
  const job = (key: number, problem: string) => ({
    key: String(key),
    data: { key },
    state: 'retry',
    problem,
    retry_count: 0,
  });
  const failed = [job(1, 'no disk'), job(2, 'unknown')];
  await expect.poll(readJobs, { timeout: 20_000 }).toEqual(failed);
  await queue?.add(failing, [2]);
  expect(await readJobs()).toEqual(failed);
});
