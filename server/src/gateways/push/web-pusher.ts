import { lookup } from 'node:dns';
import { Agent, request, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { VapidConfig } from '../../config/config.ts';
import { publicVapidKey } from '../../config/vapid-keys.ts';
import { isPublicAddress } from './public-address.ts';
import { isPushAddress } from './push-address.ts';
import { PushError, type Push, type Pusher, type PushOutcome, type PushTarget } from './pusher.ts';

interface WebPusherOptions {
  /** The time limit for a push service, in ms. */
  readonly timeoutMs?: number;
  /**
   * Tests replace this, because their push service is on this machine: the check of addresses, and the authority that
   * signs the service's certificate.
   */
  readonly mayReach?: (address: string) => boolean;
  readonly ca?: string;
  readonly resolve?: typeof lookup;
}

/** The longest time that a push service may ask us to wait, in seconds. */
const waitMax = 24 * 60 * 60;
const waitDefault = 60;

/**
 * Sends encrypted pushes (RFC 8291) signed with VAPID (RFC 8292). A member names the address, so internal addresses are
 * never reached: the connection checks the address to which a name resolves, redirects are not followed, and the
 * response's body is not read.
 */
export function createWebPusher(vapid: VapidConfig, options: WebPusherOptions = {}): Pusher {
  const { timeoutMs = 10_000, mayReach = isPublicAddress, ca, resolve = lookup } = options;
  const agent = new Agent({
    lookup: lookUpAllowed(mayReach, resolve),
    keepAlive: true,
    maxSockets: 16,
    ...(ca && { ca }),
  });
  const mayPushTo = (endpoint: string) => isPushAddress(endpoint, mayReach);
  const pairs = vapid.privateKey.each().map((key) => pairOf(key.reveal()));
  return {
    publicKey: vapid.publicKey,
    mayPushTo,
    async send(target, push) {
      // A name is checked when it is resolved, an address here.
      if (!mayPushTo(target.endpoint)) return 'refused';
      let outcome: PushOutcome = 'refused';
      for (const pair of pairsFor(target, pairs)) {
        const { headers, body } = encrypt(target, push, { ...pair, subject: vapid.subject });
        outcome = await post(target.endpoint, { method: 'POST', headers, agent, timeout: timeoutMs }, body, timeoutMs);
        if (outcome !== 'refused') break;
      }
      return outcome;
    },
    close: () => agent.destroy(),
  };
}

interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

const pairOf = (privateKey: string): KeyPair => ({ publicKey: publicVapidKey(privateKey), privateKey });

/**
 * A push service takes pushes only with the key with which the browser has subscribed. If that is not known, the
 * browser has subscribed long ago, so the earlier keys are tried first.
 */
function pairsFor({ vapidKey = null }: PushTarget, pairs: readonly KeyPair[]): readonly KeyPair[] {
  const [current, ...others] = pairs;
  if (vapidKey === null) return current ? [...others, current] : [];
  return pairs.filter(({ publicKey }) => publicKey === vapidKey);
}

function encrypt(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, topic, ttlSeconds, isUrgent }: Push,
  vapidDetails: KeyPair & { readonly subject: string },
) {
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: ttlSeconds,
    topic,
    urgency: isUrgent ? 'high' : 'normal',
    contentEncoding: 'aes128gcm',
    vapidDetails,
  });
  return { headers: details.headers as Record<string, string | number>, body: details.body };
}

/** Resolves a name, and fails if any of its addresses is forbidden. */
function lookUpAllowed(mayReach: (address: string) => boolean, resolve: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const isAllowed = addresses.length > 0 && addresses.every(({ address }) => mayReach(address));
      if (!isAllowed) return callback(Object.assign(new Error('inside'), { code: 'EINSIDE' }), []);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family ?? 4);
    });
  };
}

function post(endpoint: string, options: RequestOptions, body: Buffer | null, timeoutMs: number): Promise<PushOutcome> {
  const { promise, resolve: done, reject } = Promise.withResolvers<PushOutcome>();
  const sending = request(endpoint, { ...options, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
    // The push service's further output is not read, because it may never end.
    response.on('error', () => {});
    response.destroy();
    const { statusCode = 0 } = response;
    const outcome = outcomeOf(statusCode, response.headers['retry-after']);
    if (outcome) done(outcome);
    else reject(new PushError(`The push service responded with ${statusCode}`));
  });
  sending.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EINSIDE') done('refused');
    else reject(new PushError(error.code ?? error.name));
  });
  sending.end(body);
  return promise;
}

/** Null for a failure that may be temporary. */
function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome | null {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return { retryAfterSeconds: secondsOf(retryAfter) };
  return status >= 300 && status < 500 ? 'refused' : null;
}

/** Retry-After is in seconds, or a date. */
function secondsOf(retryAfter = ''): number {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), waitMax) : waitDefault;
}
