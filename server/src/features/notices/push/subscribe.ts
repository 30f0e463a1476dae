import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { Pusher } from '../../../gateways/push/pusher.ts';
import { drawBatch } from '../notifications/index.ts';
import { keepSubscription, removeSurplus } from './subscriptions.repository.ts';

export interface SubscribeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Null when no push is sent. */
  readonly pusher: Pusher | null;
}

interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The server's public key with which the browser has subscribed, unless an earlier web app asks. */
  readonly vapid_key?: string | undefined;
}

/** The most browsers of one member. One more replaces the oldest. */
const subscriptionsMax = 10;

/**
 * Pushes news to a browser from now on. A browser belongs to the member who subscribed last, so two people who share a
 * phone never see each other's pushes.
 *
 * @returns the key with which the browser should have subscribed: if it is another one, it subscribes again
 * @throws ApiError not_found when no pushes are sent, and invalid_input for an internal address
 */
export async function subscribe(
  { database, clock, pusher }: SubscribeDependencies,
  me: number,
  { endpoint, keys, vapid_key }: BrowserSubscription,
): Promise<{ is_subscribed: boolean; vapid_key: string }> {
  if (!pusher) throw new ApiError('not_found');
  if (!pusher.mayPushTo(endpoint)) {
    const problem = 'must be the address of a push service';
    throw new ApiError('invalid_input', { detail: `endpoint: ${problem}`, fields: { endpoint: [problem] } });
  }
  await inTransaction(database, async (tx) => {
    const toldBatch = (await getRow(tx, drawBatch, {}))?.batch ?? 0;
    await getRows(tx, keepSubscription, {
      me,
      endpoint,
      ...keys,
      vapidKey: vapid_key ?? null,
      at: clock.now(),
      toldBatch,
    });
    await getRows(tx, removeSurplus, { me, endpoint, max: subscriptionsMax });
  });
  return { is_subscribed: true, vapid_key: pusher.publicKey };
}
