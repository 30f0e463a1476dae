import type { Language } from '@mwanzo/contract/language';
import type { Plan } from '@mwanzo/contract/limits';
import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { planOf } from '../../core/allowances/index.ts';
import { collectForPush, countUnread, unreadAfter } from '../notifications/index.ts';
import { isHere } from '../../people/presence/index.ts';
import { nameInNews, nameOf } from '../../people/profiles/index.ts';
import { languageOf, pushChoicesOf, pushesKind, type PushChoices } from '../../people/settings/index.ts';
import type { StoredBrowser } from './subscriptions.repository.ts';

export interface NewsItem {
  readonly kind: NotificationKind;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly decision: 'approved' | 'rejected' | null;
  /** True if the match asks to talk. */
  readonly asksToTalk: boolean;
}

/** A browser, and the news that its member has not got yet. */
export interface News extends StoredBrowser {
  readonly userId: number;
  readonly language: Language;
  readonly plan: Plan;
  readonly choices: PushChoices;
  /** The member has the app open and sees the news there. */
  readonly isHere: boolean;
  /** The newest batch that was collected for this member. */
  readonly batch: number;
  readonly unread: number;
  /** Newest first. */
  readonly items: readonly NewsItem[];
}

/** A browser of a member who is called. */
interface CalledBrowser extends StoredBrowser, Pick<News, 'language' | 'choices' | 'isHere' | 'unread'> {
  readonly id: number;
  readonly callerName: string | null;
}

/** Condition: the delay is over. No delay is longer than a day. If one is, the clock has jumped back since it began. */
const isDue = (now: string): string => `(subscription.waits_until is null or subscription.waits_until <= ${now}
       or subscription.waits_until > ${now}::timestamptz + interval '25 hours')`;

const collect = prepared<{ batch: number | null }>(
  'collect-news',
  `with ${collectForPush({ limit: '$1' })},
   marked as (
     update push_subscriptions subscription set news_batch = batch.id from batch
     where subscription.user_id in (select collected.user_id from collected)
   )
   select (select batch.id from batch) as batch`,
);

const listWithNews = prepared<{ id: number }>(
  'list-push-subscriptions-with-news',
  `select subscription.id from push_subscriptions subscription
   where subscription.news_batch is not null and ${isDue('$1')}
   order by subscription.id limit $2`,
);

const read = prepared<News>(
  'read-news',
  `select subscription.user_id as "userId", subscription.endpoint, subscription.p256dh, subscription.auth,
     subscription.news_batch as batch, ${languageOf('subscription.user_id')} as language,
     ${planOf('reader', '$2::timestamptz')} as plan,
     ${pushChoicesOf('subscription.user_id')} as choices, ${isHere('subscription.user_id', '$2')} as "isHere",
     ${countUnread('subscription.user_id')} as unread,
     array(
       select json_build_object('kind', item.kind, 'actorId', item.actor_id, 'actorName', ${nameInNews('actor')},
         'decision', item.details ->> 'decision', 'asksToTalk', item.details ? 'asks_to_talk')
       from (${unreadAfter({ userId: 'subscription.user_id', batch: 'subscription.told_batch' })}) item
       left join profiles actor on actor.user_id = item.actor_id
       where ${pushesKind('subscription.user_id', 'item.notice_kind')}
       order by item.id desc limit 100
     ) as items
   from push_subscriptions subscription join users reader on reader.id = subscription.user_id
   where subscription.id = $1 and subscription.news_batch is not null
     and ${isDue('$2')}`,
);

/** `$2` is the other member of a call. */
const listBrowsers = prepared<CalledBrowser>(
  'list-browsers-of-called',
  `select subscription.id, subscription.endpoint, subscription.p256dh, subscription.auth,
     ${languageOf('$1')} as language, ${pushChoicesOf('$1')} as choices, ${isHere('$1', '$3')} as "isHere",
     ${countUnread('$1')} as unread, (select ${nameOf('caller')} from profiles caller
       where caller.user_id = $2::bigint) as "callerName"
   from push_subscriptions subscription where subscription.user_id = $1::bigint`,
);

/** News that arrived in the meantime stay for the next push. */
const markTold = prepared(
  'mark-news-told',
  `update push_subscriptions set told_batch = greatest(told_batch, $2), waits_until = null,
     news_batch = nullif(news_batch, $2)
   where id = $1`,
);

const postpone = prepared('postpone-push', 'update push_subscriptions set waits_until = $2 where id = $1');

const remove = prepared(
  'remove-ended-push-subscription',
  'delete from push_subscriptions where id = $1 and endpoint = $2',
);

export const newsStatements = { collect, listWithNews, listBrowsers };

export function createNewsRepository(database: Database) {
  return {
    /** Marks the subscriptions of members with new notifications. @returns whether there were any */
    async collect(limit: number): Promise<boolean> {
      const [row] = await runPrepared(database, collect, [limit]);
      return row !== undefined && row.batch !== null;
    },

    /** The subscriptions that are due for a push. */
    async listWithNews(now: Date, limit: number): Promise<number[]> {
      return (await runPrepared(database, listWithNews, [now, limit])).map(({ id }) => id);
    },

    /** Null when there is no news now, or the subscription has ended. */
    async readNews(id: number, now: Date): Promise<News | null> {
      const [row] = await runPrepared(database, read, [id, now]);
      return row ?? null;
    },

    /** The browsers of a member who is called. */
    listBrowsers: (userId: number, callerId: number, now: Date): Promise<CalledBrowser[]> =>
      runPrepared(database, listBrowsers, [userId, callerId, now]),

    async markTold(id: number, batch: number): Promise<void> {
      await runPrepared(database, markTold, [id, batch]);
    },

    async postpone(id: number, until: Date): Promise<void> {
      await runPrepared(database, postpone, [id, until]);
    },

    /** Does nothing if the browser has subscribed again in the meantime. */
    async remove(id: number, endpoint: string): Promise<void> {
      await runPrepared(database, remove, [id, endpoint]);
    },
  };
}
