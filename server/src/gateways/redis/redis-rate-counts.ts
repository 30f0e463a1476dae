import { hash } from 'node:crypto';
import type { RateCount, RateCounts } from '../rate-counts.ts';
import type { RedisConnection } from './connect-redis.ts';
import { createGatheredCounts, type Addition } from './gathered-counts.ts';

/** A request does not wait longer than this for its count, in ms. */
const patienceMs = 250;

/** Counts in Redis. Keys are hashed, because some contain an e-mail address. */
export function createRedisRateCounts(redis: RedisConnection): RateCounts {
  async function tell(additions: readonly Addition[]): Promise<RateCount[]> {
    const batch = redis.multi();
    for (const { key, windowMs, more } of additions) {
      const name = `mwanzo:rate:${hash('sha256', key, 'base64url')}`;
      // One transaction makes this atomic, so that a count without an end cannot be left behind.
      batch.set(name, '0', { condition: 'NX', expiration: { type: 'PX', value: windowMs } });
      batch.incrBy(name, more).pTTL(name);
    }
    const replies = (await batch.exec()) as unknown[];
    return additions.map((_, at) => ({
      count: Number(replies[at * 3 + 1]),
      leftMs: Math.max(0, Number(replies[at * 3 + 2])),
    }));
  }
  const gathered = createGatheredCounts(tell);

  return {
    async count(key, windowMs, more) {
      if (!redis.isReady) return null;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), patienceMs);
      });
      const asked = tell([{ key, windowMs, more }]).then(
        ([count = null]) => count,
        () => null,
      );
      return Promise.race([asked, late]).finally(() => clearTimeout(timer));
    },
    countSoon: (key, windowMs) => (redis.isReady ? gathered.add(key, windowMs) : null),
  };
}
