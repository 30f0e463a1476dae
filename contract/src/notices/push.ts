import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';

/** A P-256 point or 16 random bytes, in base64url, as browsers give them. */
const browserKey = z.string().regex(/^[\w-]{87}=?$/, 'must be a public key in base64url');
const browserSecret = z.string().regex(/^[\w-]{22}(==)?$/, 'must be 16 bytes in base64url');

/** An address of a browser's push service: ASCII letters, digits and signs only. */
const writtenEndpoint = boundedText(1000, (text) => text.trim()).regex(/^[!-~]+$/, 'must be an address');
/** `z.url` alone accepts control characters. */
const endpoint = writtenEndpoint.pipe(z.url({ protocol: /^https$/ }));

const subscriptionState = z.object({ is_subscribed: z.boolean() });
/** The key with which this browser should have subscribed. */
const subscribedState = subscriptionState.extend({ vapid_key: z.string() });

/** The service worker makes a notification from this. */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
  /** The page that a tap opens. */
  readonly link: string;
  /** For the app's icon. */
  readonly unread: number;
  /** It stays until it is tapped, and calls again when it takes the place of another: it is a call. */
  readonly rings?: boolean;
}

export const pushEndpoints = {
  getPushKey: defineEndpoint({
    method: 'GET',
    path: '/api/push/key/',
    summary: 'The public key for push subscriptions (VAPID). Null when no pushes are sent.',
    access: 'member',
    status: 200,
    response: z.object({ key: z.string().nullable() }),
    errors: [],
    limit: 'read',
  }),
  subscribeToPush: defineEndpoint({
    method: 'POST',
    path: '/api/push/subscriptions/',
    summary: 'Push notifications to this browser. Repeating it is harmless; it then belongs to the caller alone.',
    access: 'member',
    body: z.object({
      endpoint,
      keys: z.object({ p256dh: browserKey, auth: browserSecret }),
      vapid_key: browserKey.optional(),
    }),
    status: 200,
    response: subscribedState,
    errors: ['not_found'],
    limit: 'write',
  }),
  unsubscribeFromPush: defineEndpoint({
    method: 'DELETE',
    path: '/api/push/subscriptions/',
    summary: 'Push nothing more to this browser.',
    access: 'member',
    body: z.object({ endpoint: writtenEndpoint }),
    status: 200,
    response: subscriptionState,
    errors: [],
    limit: 'write',
  }),
};
