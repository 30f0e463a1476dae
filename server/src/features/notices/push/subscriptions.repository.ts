import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { nextBatch } from '../notifications/index.ts';

/** A browser: the address of its push service, and the keys with which pushes to it are encrypted. */
export interface StoredBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Own {
  readonly me: number;
  readonly endpoint: string;
}

interface Subscription extends StoredBrowser, Own {
  readonly at: Date;
}

/** SQL for a column: it stays as it was, unless the browser had belonged to somebody else. */
const ifSameOwner = (column: string, otherwise: string) =>
  sql`case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.${column} else ${otherwise} end`;

const keep = statement<Subscription>(
  ({ me, endpoint, p256dh, auth, at }) => sql`insert into push_subscriptions
    (user_id, endpoint, p256dh, auth, created_at, told_batch)
  select users.id, ${endpoint}, ${p256dh}, ${auth}, ${at}::timestamptz, ${nextBatch()} from users where users.id = ${me}
  on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, user_id = excluded.user_id,
    created_at = ${ifSameOwner('created_at', 'excluded.created_at')},
    told_batch = ${ifSameOwner('told_batch', 'excluded.told_batch')},
    news_batch = ${ifSameOwner('news_batch', 'null')}`,
);

/** Stores a subscription. A browser belongs to the member who subscribed last. */
export async function keepSubscription(tx: Transaction, subscription: Subscription): Promise<void> {
  await getRows(tx, keep, subscription);
}

const surplus = statement<Own & { max: number }>(
  ({ me, endpoint, max }) => sql`delete from push_subscriptions where id in (
    select subscription.id from push_subscriptions subscription
    where subscription.user_id = ${me} and subscription.endpoint <> ${endpoint}
    order by subscription.id desc offset ${max}::bigint - 1
  )`,
);

/** Deletes a member's subscriptions beyond `max`, oldest first, but not the one of this browser. */
export async function removeSurplus(tx: Transaction, own: Own & { max: number }): Promise<void> {
  await getRows(tx, surplus, own);
}

const remove = statement<Own>(
  ({ me, endpoint }) => sql`delete from push_subscriptions where user_id = ${me} and endpoint = ${endpoint}`,
);

export async function removeSubscription(on: Database, own: Own): Promise<void> {
  await getRows(on, remove, own);
}
