import { isIPv6 } from 'node:net';
import type { RateLimitName } from '@mwanzo/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';

interface RateLimit {
  /**
   * What has a budget: the sender's network address, the member, or the account of a sign-in together with the address.
   */
  readonly key: 'address' | 'member' | 'account';
  readonly max: number;
  readonly windowSeconds: number;
  /** When the limiter itself fails, requests are refused (closed) or accepted (open). */
  readonly onFailure: 'closed' | 'open';
}

/**
 * All rate limits. They are generous, because many members share the address of one mobile carrier.
 * Budgets are per process. Outside production they are multiplied by `rateLimitRelaxation` (config.ts).
 */
const rateLimits: Record<Exclude<RateLimitName, 'none'>, RateLimit> = {
  sign_in: { key: 'account', max: 30, windowSeconds: 900, onFailure: 'closed' },
  sign_up: { key: 'address', max: 200, windowSeconds: 3600, onFailure: 'closed' },
  refresh: { key: 'address', max: 3000, windowSeconds: 300, onFailure: 'closed' },
  read: { key: 'member', max: 600, windowSeconds: 60, onFailure: 'open' },
  write: { key: 'member', max: 300, windowSeconds: 60, onFailure: 'closed' },
  deck: { key: 'member', max: 120, windowSeconds: 60, onFailure: 'closed' },
  swipe: { key: 'member', max: 180, windowSeconds: 60, onFailure: 'closed' },
  rewind: { key: 'member', max: 60, windowSeconds: 60, onFailure: 'closed' },
  message: { key: 'member', max: 120, windowSeconds: 60, onFailure: 'open' },
  upload: { key: 'member', max: 60, windowSeconds: 3600, onFailure: 'closed' },
  verify: { key: 'member', max: 10, windowSeconds: 86_400, onFailure: 'closed' },
  photo: { key: 'address', max: 12_000, windowSeconds: 60, onFailure: 'open' },
  moderation: { key: 'member', max: 600, windowSeconds: 60, onFailure: 'closed' },
};

/** Keys remembered for each limit. Beyond that, the one least recently seen is forgotten. */
const keysMax = 50_000;

/**
 * Counts a request towards a rate limit.
 * @throws ApiError too_many_requests, with the seconds until the budget is renewed
 */
export type RateLimiter = (name: RateLimitName, request: FastifyRequest) => Promise<void>;

/**
 * Creates one budget for each limit and key, shared by all routes with that limit.
 * @param relaxation the factor for all budgets
 */
export function createRateLimiter(app: FastifyInstance, relaxation: number): RateLimiter {
  const limiters = new Map(
    Object.entries(rateLimits).map(([name, limit]) => [name, createLimiter(app, limit, relaxation)]),
  );
  return async (name, request) => {
    const count = await limiters.get(name)?.(request);
    if (count && !count.isAllowed && count.isExceeded)
      throw new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, count.ttlInSeconds) });
  };
}

function createLimiter(app: FastifyInstance, limit: RateLimit, relaxation: number) {
  const options = {
    max: limit.max * relaxation,
    timeWindow: limit.windowSeconds * 1000,
    skipOnError: limit.onFailure === 'open',
    // A valid option that the plugin's types lack (@fastify/rate-limit 11).
    cache: keysMax,
    keyGenerator: (request: FastifyRequest) => keyOf(limit, request),
  };
  return app.createRateLimit(options);
}

function keyOf(limit: RateLimit, request: FastifyRequest): string {
  const network = networkOf(request.ip);
  if (limit.key === 'member' && request.caller) return `member:${request.caller.userId}`;
  if (limit.key === 'account') {
    const email = (request.body as { email?: unknown } | null | undefined)?.email;
    if (typeof email === 'string') return `account:${network}:${email.trim().toLowerCase().slice(0, 254)}`;
  }
  return `address:${network}`;
}

/**
 * The network of an address: the /64 of IPv6, because one subscriber has all of its addresses and would have as many
 * budgets.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
