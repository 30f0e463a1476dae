import type { Secret } from '../../config/secret.ts';
import type { RateCounts } from '../rate-counts.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { createRedisRateCounts } from '../redis/redis-rate-counts.ts';
import type { BusProblem, EventBus } from './event-bus.ts';
import { createListeners } from './listeners.ts';
import { createLocalEventBus } from './local-event-bus.ts';
import { createRedisEventBus } from './redis-event-bus.ts';

/**
 * Opens the event bus and the shared rate counts: through Redis, or without its address only within this process.
 * Closing the bus closes both.
 */
export function openEventBus(redisUrl: Secret | null): { events: EventBus; rateCounts: RateCounts | null } {
  if (redisUrl === null) return { events: createLocalEventBus(), rateCounts: null };
  const problems = createListeners<BusProblem>(() => {});
  const connect = () => connectRedis(redisUrl, (problem, error) => problems.tell({ problem, error }));
  const publisher = connect();
  return {
    events: createRedisEventBus({ publisher, subscriber: connect(), problems }),
    rateCounts: createRedisRateCounts(publisher),
  };
}
