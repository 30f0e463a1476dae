import type { RateLimitName } from '@mwanzo/contract/limits';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { RateCounts } from '../gateways/rate-counts.ts';
import { networkOf } from './network-of.ts';

export interface RateLimit {
  /**
   * The sender that has a budget: the network address, the member, a device that has signed in before (any other device
   * counts by its address), or a session by its refresh token.
   */
  readonly key: 'address' | 'member' | 'device' | 'token';
  readonly max: number;
  readonly windowSeconds: number;
  /** When the limiter itself fails, requests are refused (closed) or accepted (open). */
  readonly onFailure: 'closed' | 'open';
}

/**
 * `malformed` counts the requests that the limits of `countedWhenParsed` do not count: long bodies, and short ones that
 * are not valid.
 */
type LimitName = Exclude<RateLimitName, 'none'> | 'malformed';

/**
 * All rate limits. They are generous, because many members share the address of one mobile carrier. Budgets are per
 * process, or shared by all processes that use one Redis. While Redis is down, they are per process again. Outside
 * production they are multiplied by `rateLimitRelaxation` (config.ts).
 */
export const rateLimits: Record<LimitName, RateLimit> = {
  // Only against floods. How often passwords are checked is in features/people/accounts/try-rules.ts.
  sign_in: { key: 'device', max: 600, windowSeconds: 60, onFailure: 'closed' },
  // This limit only stops floods. features/people/accounts/sign-up-waves.ts limits the accepted sign-ups.
  sign_up: { key: 'address', max: 1200, windowSeconds: 60, onFailure: 'closed' },
  refresh: { key: 'token', max: 60, windowSeconds: 300, onFailure: 'closed' },
  malformed: { key: 'address', max: 600, windowSeconds: 60, onFailure: 'open' },
  // Checks of the current password.
  password: { key: 'member', max: 30, windowSeconds: 900, onFailure: 'closed' },
  // features/people/recovery limits how many of these requests send a mail.
  password_reset: { key: 'device', max: 15, windowSeconds: 3600, onFailure: 'closed' },
  // Tokens cannot be guessed. This limits the work that a right one causes.
  account_link: { key: 'address', max: 120, windowSeconds: 3600, onFailure: 'closed' },
  // The request can send a mail to somebody who is no member, and it checks the current password.
  account_mail: { key: 'member', max: 10, windowSeconds: 3600, onFailure: 'closed' },
  read: { key: 'member', max: 600, windowSeconds: 60, onFailure: 'open' },
  write: { key: 'member', max: 300, windowSeconds: 60, onFailure: 'closed' },
  deck: { key: 'member', max: 120, windowSeconds: 60, onFailure: 'closed' },
  swipe: { key: 'member', max: 180, windowSeconds: 60, onFailure: 'closed' },
  rewind: { key: 'member', max: 60, windowSeconds: 60, onFailure: 'closed' },
  // A failing limiter never stops a block.
  block: { key: 'member', max: 300, windowSeconds: 60, onFailure: 'open' },
  keep: { key: 'member', max: 120, windowSeconds: 60, onFailure: 'closed' },
  report: { key: 'member', max: 20, windowSeconds: 86_400, onFailure: 'open' },
  appeal: { key: 'address', max: 30, windowSeconds: 3600, onFailure: 'closed' },
  message: { key: 'member', max: 120, windowSeconds: 60, onFailure: 'open' },
  // A plan can send a mail to somebody who is no member.
  date_plan: { key: 'member', max: 10, windowSeconds: 86_400, onFailure: 'closed' },
  // features/billing/payments limits the prompts to a phone.
  payment: { key: 'member', max: 30, windowSeconds: 3600, onFailure: 'closed' },
  // Every callback comes from the few addresses of the payment service. One without a right token costs a look-up.
  callback: { key: 'address', max: 60_000, windowSeconds: 60, onFailure: 'open' },
  call: { key: 'member', max: 60, windowSeconds: 300, onFailure: 'closed' },
  // Signals between two devices during a call, and their signs of life.
  call_signal: { key: 'member', max: 300, windowSeconds: 60, onFailure: 'open' },
  stream: { key: 'member', max: 60, windowSeconds: 60, onFailure: 'open' },
  upload: { key: 'member', max: 60, windowSeconds: 3600, onFailure: 'closed' },
  verify: { key: 'member', max: 10, windowSeconds: 86_400, onFailure: 'closed' },
  photo: { key: 'address', max: 12_000, windowSeconds: 60, onFailure: 'open' },
  moderation: { key: 'member', max: 600, windowSeconds: 60, onFailure: 'closed' },
};

/**
 * Requests by strangers that count only after their input was found valid. Otherwise a neighbour at the same address
 * could use up everybody's budget with empty bodies. Every other request counts before its body is read.
 */
const countedWhenParsed: readonly RateLimitName[] = [
  'sign_in',
  'sign_up',
  'refresh',
  'password_reset',
  'account_link',
  'appeal',
];

/**
 * The longest body of a stranger that is parsed in any case, in bytes. Parsing it costs no more than receiving it. All
 * forms that strangers send are shorter.
 */
export const shortBodyBytes = 8 * 1024;

/**
 * These limits hold besides those above and are counted first, so that one sender cannot present any number of invented
 * tokens.
 */
export const furtherLimits: Partial<Record<LimitName, RateLimit>> = {
  refresh: { key: 'device', max: 3000, windowSeconds: 300, onFailure: 'closed' },
};

interface Budget {
  /** The rest of the budget; negative when this request exceeds it. */
  readonly left: number;
  readonly seconds: number;
}

/** Counts a request. With 0 it only reads the counter. */
type CountRequest = (request: FastifyRequest, more: 0 | 1) => Promise<Budget>;

/** The number of keys that are remembered for each limit. Beyond it, the least recently seen key is forgotten. */
const keysMax = 50_000;

export interface RateLimiter {
  /**
   * Counts a request towards a rate limit.
   *
   * @throws ApiError too_many_requests, with the seconds until the budget is renewed
   */
  count(name: RateLimitName | 'malformed', request: FastifyRequest): Promise<void>;
  /**
   * Refuses a request whose budget is used up, without counting it.
   * @throws ApiError too_many_requests
   */
  check(name: RateLimitName, request: FastifyRequest): Promise<void>;
  /**
   * Counts a request before its body is read. A long body of a stranger counts as `malformed`, a short one not yet.
   *
   * @throws ApiError too_many_requests
   */
  countUnread(name: RateLimitName, request: FastifyRequest): Promise<void>;
  /**
   * Parses the input of a request that `countUnread` has accepted. Counts a stranger's request: towards its limit, or
   * as `malformed` if it is not valid.
   *
   * @throws ApiError too_many_requests, or the error of `parse`
   */
  countParsed<T>(name: RateLimitName, request: FastifyRequest, parse: () => T): Promise<T>;
}

export interface RateLimitOptions {
  /** The factor for all budgets. */
  readonly relaxation: number;
  /** Null when each process counts by itself. */
  readonly shared: RateCounts | null;
  /**
   * The id of the device that sends a request, if it has signed in before. For a sign-in, it must have signed in to the
   * account that the request names.
   */
  readonly knownDeviceOf: (request: FastifyRequest) => string | null;
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
  async function count(name: string, request: FastifyRequest): Promise<void> {
    for (const limiter of [further.get(name), limiters.get(name)]) {
      const budget = await limiter?.(request, 1);
      if (budget && budget.left < 0) throw tooMany(budget.seconds);
    }
  }
  return {
    count,
    async countUnread(name, request) {
      if (!countedWhenParsed.includes(name)) await count(name, request);
      else if (hasLongBody(request)) await count('malformed', request);
    },
    async countParsed(name, request, parse) {
      if (!countedWhenParsed.includes(name)) return parse();
      const isCounted = hasLongBody(request);
      const parsed = await parseOrCount(parse, async () => (isCounted ? undefined : count('malformed', request)));
      await count(name, request);
      return parsed;
    },
    async check(name, request) {
      const budget = await limiters.get(name)?.(request, 0);
      if (budget && budget.left <= 0) throw tooMany(budget.seconds);
    },
  };
}

/** Returns true if the body is long, or if its length is unknown. */
function hasLongBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > shortBodyBytes;
}

async function parseOrCount<T>(parse: () => T, count: () => Promise<void>): Promise<T> {
  try {
    return parse();
  } catch (error) {
    await count();
    throw error;
  }
}

function tooMany(seconds: number): ApiError {
  return new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, seconds) });
}

function createLimiter(
  app: FastifyInstance,
  name: string,
  limit: RateLimit,
  { relaxation, shared, knownDeviceOf }: RateLimitOptions,
): CountRequest {
  const max = limit.max * relaxation;
  const windowMs = limit.windowSeconds * 1000;
  const own = app.createRateLimit({
    max,
    timeWindow: windowMs,
    skipOnError: limit.onFailure === 'open',
    // This option is valid, but the plugin's types lack it (@fastify/rate-limit 11).
    cache: keysMax,
    keyGenerator: (request: FastifyRequest) => keyOf(limit, request, knownDeviceOf),
  } as Parameters<FastifyInstance['createRateLimit']>[0]);
  // Such a limit of a minute only stops floods, and nearly every request has one.
  const isSoon = limit.windowSeconds <= 60 && (limit.key === 'member' || limit.onFailure === 'open');
  return async (request, more) => {
    const key = `${name}:${keyOf(limit, request, knownDeviceOf)}`;
    const counted = isSoon && more === 1 ? shared?.countSoon(key, windowMs) : await shared?.count(key, windowMs, more);
    if (counted) return { left: max - counted.count, seconds: Math.ceil(counted.leftMs / 1000) };
    const count = await own(request, { increment: more === 1 });
    if (count.isAllowed) return { left: max, seconds: 0 };
    return { left: count.isExceeded ? -1 : count.remaining, seconds: count.ttlInSeconds };
  };
}

function keyOf(limit: RateLimit, request: FastifyRequest, knownDeviceOf: RateLimitOptions['knownDeviceOf']): string {
  if (limit.key === 'member' && request.caller) return `member:${request.caller.userId}`;
  if (limit.key === 'token') {
    const { refresh } = request.body as { refresh: string };
    return `token:${createHash('sha256').update(refresh).digest('base64url')}`;
  }
  const device = limit.key === 'device' ? knownDeviceOf(request) : null;
  if (device !== null) return `device:${device}`;
  return `address:${networkOf(request.ip)}`;
}
