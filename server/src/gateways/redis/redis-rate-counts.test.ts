import { createHash } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RedisConnection } from './connect-redis.ts';
import { createRedisRateCounts } from './redis-rate-counts.ts';

/** A Redis that notes its commands and gives these replies. */
function createRedis(replies: () => Promise<unknown[]>) {
  const commands: unknown[][] = [];
  const batch = {
    set: (...given: unknown[]) => note('set', given),
    incrBy: (...given: unknown[]) => note('incrBy', given),
    pTTL: (...given: unknown[]) => note('pTTL', given),
    exec: replies,
  };
  function note(name: string, given: unknown[]) {
    commands.push([name, ...given]);
    return batch;
  }
  const redis = { isReady: true, multi: () => batch };
  return { redis, commands, counts: createRedisRateCounts(redis as unknown as RedisConnection) };
}

const nameOf = (key: string) => `mwanzo:rate:${createHash('sha256').update(key).digest('base64url')}`;

test('a count is added in one transaction that also sets its end, under a name that hides its key', async () => {
  const { commands, counts } = createRedis(async () => ['OK', 7, 1500]);
  expect(await counts.count('sign_in:amina@example.com', 60_000, 1)).toEqual({ count: 7, leftMs: 1500 });
  const name = nameOf('sign_in:amina@example.com');
  expect(commands).toEqual([
    ['set', name, '0', { condition: 'NX', expiration: { type: 'PX', value: 60_000 } }],
    ['incrBy', name, 1],
    ['pTTL', name],
  ]);
});

test('a count that ends this moment has no time left, and a look adds nothing', async () => {
  const { commands, counts } = createRedis(async () => ['OK', 7, -2]);
  expect(await counts.count('key', 60_000, 0)).toEqual({ count: 7, leftMs: 0 });
  expect(commands[1]).toEqual(['incrBy', nameOf('key'), 0]);
});

test('a Redis that is away, fails or takes longer than a quarter of a second counts nothing', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failing = createRedis(() => Promise.reject(new Error('away')));
  expect(await failing.counts.count('key', 60_000, 1)).toBeNull();
  failing.redis.isReady = false;
  expect([await failing.counts.count('key', 60_000, 1), failing.counts.countSoon('key', 60_000)]).toEqual([null, null]);
  expect(failing.commands).toHaveLength(3);
  const late = createRedis(() => new Promise(() => {}));
  let counted: unknown = 'waiting';
  void late.counts.count('key', 60_000, 1).then((count) => (counted = count));
  await vi.advanceTimersByTimeAsync(249);
  expect(counted).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(counted).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('counts of flood limits are told together, a tenth of a second later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { commands, counts } = createRedis(async () => ['OK', 12, 30_000, 'OK', 20, 40_000]);
  for (const key of ['one', 'one', 'two']) counts.countSoon(key, 60_000);
  expect(commands).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(commands.filter(([name]) => name === 'incrBy')).toEqual([
    ['incrBy', nameOf('one'), 2],
    ['incrBy', nameOf('two'), 1],
  ]);
  expect([counts.countSoon('one', 60_000), counts.countSoon('two', 60_000)]).toMatchObject([
    { count: 13, leftMs: 30_000 },
    { count: 21, leftMs: 40_000 },
  ]);
});
