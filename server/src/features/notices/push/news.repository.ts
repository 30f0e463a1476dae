import type { Language } from '@mwanzo/contract/language';
import type { Plan } from '@mwanzo/contract/limits';
import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { planOf } from '../../core/allowances/index.ts';
import { collectForPush, countUnread, mayCollectForPush, unreadAfter } from '../notifications/index.ts';
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

/** A browser whose member has news, as far as is known before the news are read. */
export interface WaitingBrowser extends StoredBrowser {
  readonly userId: number;
  readonly language: Language;
  readonly plan: Plan;
  readonly choices: PushChoices;
  /** The member has the app open and sees the news there. */
  readonly isHere: boolean;
  /** The newest batch that was collected for this member. */
  readonly batch: number;
  /** The newest batch of which this browser has been told. */
  readonly toldBatch: number;
  readonly unread: number;
}

/** A browser, and the news that its member has not got yet. */
export interface News extends WaitingBrowser {
  /** Newest first. */
  readonly items: readonly NewsItem[];
}

/** A browser of a member who is called. */
interface CalledBrowser extends StoredBrowser, Pick<News, 'language' | 'choices' | 'isHere' | 'unread'> {
  readonly id: number;
  readonly callerName: string | null;
}

/** Condition: the delay is over. No delay is longer than a day. If one is, the clock has jumped back since it began. */
const isDue = (now: string) => sql`(subscription.waits_until is null or subscription.waits_until <= ${now}
      or subscription.waits_until > ${now} + interval '25 hours')`;

const noteNews = statement<{ members: readonly number[]; batch: number }>(
  ({ members, batch }) => sql`update push_subscriptions set news_batch = ${batch}::bigint
  where user_id = any (${members}::bigint[])`,
);

/** Marks the subscriptions of members with new notifications, at most `limit` notifications at once. */
export async function collectNewNews(database: Database, limit: number): Promise<void> {
  if (!(await mayCollectForPush(database))) return;
  await inTransaction(database, async (tx) => {
    const collected = await collectForPush(tx, limit);
    if (collected) await getRows(tx, noteNews, collected);
  });
}

interface Due {
  readonly now: Date;
  readonly limit: number;
}

const withNews = statement<Due, { id: number }>(
  ({ now, limit }) => sql`select subscription.id from push_subscriptions subscription
  where subscription.news_batch is not null and ${isDue(sql`${now}::timestamptz`)}
  order by subscription.id limit ${limit}`,
);

/** The subscriptions that are due for a push. */
export async function listWithNews(on: Database, due: Due): Promise<number[]> {
  return (await getRows(on, withNews, due)).map(({ id }) => id);
}

interface Asked {
  readonly id: number;
  readonly now: Date;
}

const waiting = statement<Asked, WaitingBrowser>(
  ({ id, now }) => sql`select subscription.user_id as "userId", subscription.endpoint, subscription.p256dh,
    subscription.auth, subscription.news_batch as batch, subscription.told_batch as "toldBatch",
    ${languageOf('subscription.user_id')} as language, ${planOf('reader', sql`${now}::timestamptz`)} as plan,
    ${pushChoicesOf('subscription.user_id')} as choices, ${isHere('subscription.user_id', now)} as "isHere",
    ${countUnread('subscription.user_id')} as unread
  from push_subscriptions subscription join users reader on reader.id = subscription.user_id
  where subscription.id = ${id} and subscription.news_batch is not null and ${isDue(now)}`,
);

const items = statement<{ userId: number; toldBatch: number }, NewsItem>(
  ({ userId, toldBatch }) => sql`select item.kind, item.actor_id as "actorId", ${nameInNews('actor')} as "actorName",
    item.details ->> 'decision' as decision, item.details ? 'asks_to_talk' as "asksToTalk"
  from (${unreadAfter({ userId: sql`${userId}::bigint`, batch: sql`${toldBatch}::bigint` })}) item
  left join profiles actor on actor.user_id = item.actor_id
  where ${pushesKind(userId, 'item.notice_kind')}
  order by item.id desc limit 100`,
);

/** Null when there is no news now, or the subscription has ended. */
export async function findNews(on: Database, asked: Asked): Promise<News | null> {
  const browser = await getRow(on, waiting, asked);
  return browser && { ...browser, items: await getRows(on, items, browser) };
}

interface Call {
  readonly callee: number;
  readonly caller: number;
  readonly now: Date;
}

const called = statement<Call, CalledBrowser>(
  ({ callee, caller, now }) => sql`select subscription.id, subscription.endpoint, subscription.p256dh,
    subscription.auth, ${languageOf(callee)} as language, ${pushChoicesOf(callee)} as choices,
    ${isHere(callee, now)} as "isHere", ${countUnread(callee)} as unread,
    (select ${nameOf('caller')} from profiles caller where caller.user_id = ${caller}::bigint) as "callerName"
  from push_subscriptions subscription where subscription.user_id = ${callee}::bigint`,
);

/** The browsers of a member who is called. */
export const listBrowsers = (on: Database, call: Call): Promise<CalledBrowser[]> => getRows(on, called, call);

interface Told {
  readonly id: number;
  readonly batch: number;
}

const told = statement<Told>(
  ({ id, batch }) => sql`update push_subscriptions set told_batch = greatest(told_batch, ${batch}::bigint),
    waits_until = null, news_batch = nullif(news_batch, ${batch})
  where id = ${id}`,
);

/** A push has told of the news up to this batch. News that arrived in the meantime stay for the next push. */
export async function markTold(on: Database, push: Told): Promise<void> {
  await getRows(on, told, push);
}

interface Delay {
  readonly id: number;
  readonly until: Date;
}

const delay = statement<Delay>(
  ({ id, until }) => sql`update push_subscriptions set waits_until = ${until} where id = ${id}`,
);

export async function postpone(on: Database, until: Delay): Promise<void> {
  await getRows(on, delay, until);
}

interface Ended {
  readonly id: number;
  readonly endpoint: string;
}

const ended = statement<Ended>(
  ({ id, endpoint }) => sql`delete from push_subscriptions where id = ${id} and endpoint = ${endpoint}`,
);

/** Removes a subscription that the push service no longer knows, unless the browser has subscribed again meanwhile. */
export async function removeEnded(on: Database, subscription: Ended): Promise<void> {
  await getRows(on, ended, subscription);
}

export const newsStatements = { withNews, noteNews };
