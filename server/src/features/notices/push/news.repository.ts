import type { Plan } from '@mwanzo/contract/limits';
import type { NoticeKind } from '@mwanzo/contract/notices/notice-kinds';
import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { planOf } from '../../core/allowances/index.ts';
import { collectForPush, countUnread, findWaitingForPush, kindsOfNews, listUnread } from '../notifications/index.ts';
import { isHere } from '../../people/presence/index.ts';
import type { PushedNews } from './compose-push.ts';
import type { StoredBrowser } from './subscriptions.repository.ts';
import { members } from '../../core/members/index.ts';
import { settings, type PushChoices } from '../../people/settings/index.ts';

/** A browser of a member who may get a push. */
interface Browser extends StoredBrowser {
  readonly language: Language;
  readonly choices: PushChoices;
  /** The member has the app open and sees the news there. */
  readonly isHere: boolean;
}

/** A browser whose member has news, as far as is known before the news are read. */
interface WaitingBrowser extends Browser {
  readonly userId: number;
  readonly plan: Plan;
  /** The newest batch that was collected for this member. */
  readonly batch: number;
  /** The newest batch of which this browser has been told. */
  readonly toldBatch: number;
  /** The kinds of news that the member wants. */
  readonly wanted: readonly NoticeKind[];
}

const browserColumns = (now: Sql) => sql`subscription.endpoint, subscription.p256dh, subscription.auth,
    subscription.vapid_key as "vapidKey",
    chosen.language, chosen.push_choices as choices,
    ${isHere(sql`subscription.user_id`, now)} as "isHere"`;
/** Condition: the delay is over. No delay is longer than a day. If one is, the clock has jumped back since it began. */
const isDue = (now: Sql) => sql`(subscription.waits_until is null or subscription.waits_until <= ${now}
      or subscription.waits_until > ${now} + interval '25 hours')`;

export const noteNews = statement<{ members: readonly number[]; batch: number }>(
  ({ members: readers, batch }) => sql`update push_subscriptions set news_batch = ${batch}::bigint
  where user_id = any (${readers}::bigint[])`,
);

/** Marks the subscriptions of members with new notifications, at most `limit` notifications at once. */
export async function collectNewNews(database: Database, limit: number): Promise<void> {
  if (!(await getRow(database, findWaitingForPush, {}))) return;
  await inTransaction(database, async (tx) => {
    const collected = await collectForPush(tx, limit);
    if (collected) await getRows(tx, noteNews, collected);
  });
}

/** The subscriptions that are due for a push. */
export const listWithNews = statement<{ now: Date; limit: number }, { id: number }>(
  ({ now, limit }) => sql`select subscription.id from push_subscriptions subscription
  where subscription.news_batch is not null and ${isDue(sql`${now}::timestamptz`)}
  order by subscription.id limit ${limit}`,
);

type Asked = { readonly id: number; readonly now: Date };

const findWaiting = statement<Asked, WaitingBrowser>(
  ({ id, now }) => sql`select ${browserColumns(now)}, subscription.user_id as "userId",
    subscription.news_batch as batch, subscription.told_batch as "toldBatch",
    ${planOf(sql`subscription.user_id`, now)} as plan, chosen.push_kinds as wanted
  from push_subscriptions subscription join ${settings} chosen on chosen.user_id = subscription.user_id
  where subscription.id = ${id} and subscription.news_batch is not null and ${isDue(now)}`,
);

/** A browser, and the news that its member has not got yet. Null when there is none, or the subscription has ended. */
export async function findNews(on: Database, asked: Asked): Promise<(WaitingBrowser & PushedNews) | null> {
  const browser = await getRow(on, findWaiting, asked);
  if (!browser) return null;
  const { userId, toldBatch: batch, wanted } = browser;
  const items = await getRows(on, listUnread, { userId, batch, kinds: kindsOfNews(wanted), limit: 100 });
  return { ...browser, items, unread: (await getRow(on, countUnread, { userId }))?.unread ?? 0 };
}

type CalledBrowser = Browser & { readonly id: number; readonly callerName: string | null };

/** The browsers of a member who is called. */
export const listCalled = statement<{ callee: number; caller: number; now: Date }, CalledBrowser>(
  ({ callee, caller, now }) => sql`select subscription.id, ${browserColumns(now)},
    (select caller.name from ${members} caller where caller.id = ${caller}::bigint) as "callerName"
  from push_subscriptions subscription join ${settings} chosen on chosen.user_id = subscription.user_id
  where subscription.user_id = ${callee}::bigint`,
);

/** A push has told of the news up to this batch. News that arrived in the meantime stay for the next push. */
export const markTold = statement<{ id: number; batch: number }>(
  ({ id, batch }) => sql`update push_subscriptions set told_batch = greatest(told_batch, ${batch}::bigint),
    waits_until = null, news_batch = nullif(news_batch, ${batch}) where id = ${id}`,
);

export const postpone = statement<{ id: number; until: Date }>(
  ({ id, until }) => sql`update push_subscriptions set waits_until = ${until} where id = ${id}`,
);

/** Removes a subscription that the push service no longer knows, unless the browser has subscribed again meanwhile. */
export const removeEnded = statement<{ id: number; endpoint: string }>(
  ({ id, endpoint }) => sql`delete from push_subscriptions where id = ${id} and endpoint = ${endpoint}`,
);
