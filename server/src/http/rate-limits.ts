import type { RateLimitName } from '@mwanzo/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { networkOf } from './network-of.ts';

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
  stream: { key: 'member', max: 60, windowSeconds: 60, onFailure: 'open' },
  upload: { key: 'member', max: 60, windowSeconds: 3600, onFailure: 'closed' },
  verify: { key: 'member', max: 10, windowSeconds: 86_400, onFailure: 'closed' },
  photo: { key: 'address', max: 12_000, windowSeconds: 60, onFailure: 'open' },
  moderation: { key: 'member', max: 600, windowSeconds: 60, onFailure: 'closed' },
};

/**
 * Limits that hold besides those above. Signing in also has a budget for each address, whatever e-mails it names, which
 * is counted first: one sender can neither try one password on many accounts nor fill the memory of counted accounts.
 */
const furtherLimits: Partial<Record<RateLimitName, RateLimit>> = {
  sign_in: { key: 'address', max: 120, windowSeconds: 60, onFailure: 'closed' },
};

/** Keys remembered for each limit. Beyond that, the one least recently seen is forgotten. */
const keysMax = 50_000;

export interface RateLimiter {
  /**
   * Counts a request towards a rate limit.
   * @throws ApiError too_many_requests, with the seconds until the budget is renewed
   */
  count(name: RateLimitName, request: FastifyRequest): Promise<void>;
  /**
   * Refuses a request whose budget is used up, without counting it.
   * @throws ApiError too_many_requests
   */
  check(name: RateLimitName, request: FastifyRequest): Promise<void>;
}

/**
 * Creates one budget for each limit and key, shared by all routes with that limit.
 * @param relaxation the factor for all budgets
 */
export function createRateLimiter(app: FastifyInstance, relaxation: number): RateLimiter {
  const create = (limits: object) =>
    new Map(Object.entries(limits).map(([name, limit]) => [name, createLimiter(app, limit as RateLimit, relaxation)]));
  const further = create(furtherLimits);
  const limiters = create(rateLimits);
  return {
    async count(name, request) {
      for (const limiter of [further.get(name), limiters.get(name)]) {
        const count = await limiter?.(request);
        if (count && !count.isAllowed && count.isExceeded) throw tooMany(count.ttlInSeconds);
      }
    },
    async check(name, request) {
      const count = await limiters.get(name)?.(request, { increment: false });
      if (count && !count.isAllowed && count.remaining === 0) throw tooMany(count.ttlInSeconds);
    },
  };
}

function tooMany(seconds: number): ApiError {
  return new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, seconds) });
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
