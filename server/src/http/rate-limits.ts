import type { RateLimitName } from '@mwanzo/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { RateCounts } from '../gateways/rate-counts.ts';
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
 * Budgets are per process, or shared by all that use one Redis; while it is away, per process again. Outside production they are multiplied by `rateLimitRelaxation` (config.ts).
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

interface Budget {
  /** What is left of it; negative when this request exceeds it. */
  readonly left: number;
  readonly seconds: number;
}

/** Counts a request, or with 0 only looks. */
type CountRequest = (request: FastifyRequest, more: 0 | 1) => Promise<Budget>;

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

export interface RateLimitOptions {
  /** The factor for all budgets. */
  readonly relaxation: number;
  /** Null when each process counts for itself. */
  readonly shared: RateCounts | null;
}

/** Creates one budget for each limit and key, shared by all routes with that limit. */
export function createRateLimiter(app: FastifyInstance, options: RateLimitOptions): RateLimiter {
  const create = (limits: object, prefix: string) =>
    new Map(
      Object.entries(limits).map(([name, limit]) => [
        name,
        createLimiter(app, `${prefix}${name}`, limit as RateLimit, options),
      ]),
    );
  const further = create(furtherLimits, 'further-');
  const limiters = create(rateLimits, '');
  return {
    async count(name, request) {
      for (const limiter of [further.get(name), limiters.get(name)]) {
        const budget = await limiter?.(request, 1);
        if (budget && budget.left < 0) throw tooMany(budget.seconds);
      }
    },
    async check(name, request) {
      const budget = await limiters.get(name)?.(request, 0);
      if (budget && budget.left <= 0) throw tooMany(budget.seconds);
    },
  };
}

function tooMany(seconds: number): ApiError {
  return new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, seconds) });
}

function createLimiter(
  app: FastifyInstance,
  name: string,
  limit: RateLimit,
  { relaxation, shared }: RateLimitOptions,
): CountRequest {
  const max = limit.max * relaxation;
  const windowMs = limit.windowSeconds * 1000;
  const own = app.createRateLimit({
    max,
    timeWindow: windowMs,
    skipOnError: limit.onFailure === 'open',
    // A valid option that the plugin's types lack (@fastify/rate-limit 11).
    cache: keysMax,
    keyGenerator: (request: FastifyRequest) => keyOf(limit, request),
  } as Parameters<FastifyInstance['createRateLimit']>[0]);
  return async (request, more) => {
    const counted = await shared?.count(`${name}:${keyOf(limit, request)}`, windowMs, more);
    if (counted) return { left: max - counted.count, seconds: Math.ceil(counted.leftMs / 1000) };
    const count = await own(request, { increment: more === 1 });
    if (count.isAllowed) return { left: max, seconds: 0 };
    return { left: count.isExceeded ? -1 : count.remaining, seconds: count.ttlInSeconds };
  };
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
