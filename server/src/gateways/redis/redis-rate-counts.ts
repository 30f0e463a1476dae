import { hash } from 'node:crypto';
import type { RateCounts } from '../rate-counts.ts';
import type { RedisConnection } from './connect-redis.ts';

/** A request does not wait longer than this for its count, in ms. */
const patienceMs = 250;

/** Counts in Redis. Keys are hashed, because some contain an e-mail address. */
export function createRedisRateCounts(redis: RedisConnection): RateCounts {
  async function ask(key: string, windowMs: number, more: 0 | 1) {
    const name = `mwanzo:rate:${hash('sha256', key, 'base64url')}`;
    // One script makes this atomic, so that a count without an end cannot be left behind.
    const [, count, leftMs] = await redis
      .multi()
      .set(name, '0', { condition: 'NX', expiration: { type: 'PX', value: windowMs } })
      .incrBy(name, more)
      .pTTL(name)
      .exec();
    return { count: Number(count), leftMs: Math.max(0, Number(leftMs)) };
  }

  return {
    async count(key, windowMs, more) {
      if (!redis.isReady) return null;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), patienceMs);
      });
      const asked = ask(key, windowMs, more).catch(() => null);
      return Promise.race([asked, late]).finally(() => clearTimeout(timer));
    },
  };
}
