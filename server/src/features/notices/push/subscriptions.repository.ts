import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { nextBatch } from '../notifications/index.ts';

const keep = prepared(
  'keep-push-subscription',
  `with kept as (
     insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, told_batch)
     select users.id, $2, $3, $4, $5, ${nextBatch()} from users where users.id = $1
     on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth,
       user_id = excluded.user_id,
       created_at = case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.created_at
         else excluded.created_at end,
       told_batch = case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.told_batch
         else excluded.told_batch end,
       news_batch = case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.news_batch end
     returning id
   )
   delete from push_subscriptions where push_subscriptions.user_id = $1 and push_subscriptions.id in (
     select subscription.id from push_subscriptions subscription
     where subscription.user_id = $1 and subscription.endpoint <> $2
     order by subscription.id desc offset $6 - 1
   )`,
);

const removeOwn = prepared(
  'remove-push-subscription',
  'delete from push_subscriptions where user_id = $1 and endpoint = $2',
);

/** A browser: the address of its push service, and the keys with which pushes to it are encrypted. */
export interface StoredBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A member's browsers. */
export function createSubscriptionsRepository(database: Database) {
  return {
    /** Stores a subscription and deletes those beyond `max`, oldest first. */
    async keep(userId: number, target: StoredBrowser, { now, max }: { now: Date; max: number }): Promise<void> {
      await runPrepared(database, keep, [userId, target.endpoint, target.p256dh, target.auth, now, max]);
    },

    async removeOwn(userId: number, endpoint: string): Promise<void> {
      await runPrepared(database, removeOwn, [userId, endpoint]);
    },
  };
}
