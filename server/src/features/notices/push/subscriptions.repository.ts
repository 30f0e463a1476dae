import { sql, statement, type Sql } from '../../../database/sql.ts';

/** A browser: the address of its push service, and the keys with which pushes to it are encrypted. */
export interface StoredBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The server's public key with which the browser has subscribed. Null when it is not known. */
  readonly vapidKey: string | null;
}

type Own = { readonly me: number; readonly endpoint: string };

/** A column stays as it was, unless the browser had belonged to somebody else. */
const ifSameOwner = (column: Sql, otherwise: Sql) => sql`${column} = case
      when push_subscriptions.user_id = excluded.user_id then push_subscriptions.${column} else ${otherwise} end`;

/** Stores a subscription. A browser belongs to the member who subscribed last. */
export const keepSubscription = statement<StoredBrowser & Own & { at: Date; toldBatch: number }>(
  ({ me, endpoint, p256dh, auth, vapidKey, at, toldBatch }) => sql`insert into push_subscriptions
    (user_id, endpoint, p256dh, auth, vapid_key, created_at, told_batch)
  select users.id, ${endpoint}, ${p256dh}, ${auth}, ${vapidKey}::text, ${at}::timestamptz, ${toldBatch}::bigint
  from users where users.id = ${me}
  on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth,
    vapid_key = coalesce(excluded.vapid_key, push_subscriptions.vapid_key), user_id = excluded.user_id,
    ${ifSameOwner(sql`created_at`, sql`excluded.created_at`)},
    ${ifSameOwner(sql`told_batch`, sql`excluded.told_batch`)}, ${ifSameOwner(sql`news_batch`, sql`null`)}`,
);

/** Deletes a member's subscriptions beyond `max`, oldest first, but not the one of this browser. */
export const removeSurplus = statement<Own & { max: number }>(
  ({ me, endpoint, max }) => sql`delete from push_subscriptions where id in (
    select subscription.id from push_subscriptions subscription
    where subscription.user_id = ${me} and subscription.endpoint <> ${endpoint}
    order by subscription.id desc offset ${max}::bigint - 1
  )`,
);

export const removeSubscription = statement<Own>(
  ({ me, endpoint }) => sql`delete from push_subscriptions where user_id = ${me} and endpoint = ${endpoint}`,
);

/** The number of browsers that have subscribed with another key than this one. */
export const countSubscribedOtherwise = statement<{ vapidKey: string }, { count: number }>(
  ({ vapidKey }) => sql`
    select count(*)::integer as count from push_subscriptions where vapid_key is distinct from ${vapidKey}`,
);

/** Deletes what has subscribed with another key than this one, once nothing can be pushed with that. */
export const removeSubscribedOtherwise = statement<{ vapidKey: string }>(
  ({ vapidKey }) => sql`delete from push_subscriptions where vapid_key is distinct from ${vapidKey}`,
);
