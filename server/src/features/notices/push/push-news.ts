import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { Pusher } from '../../../gateways/push/pusher.ts';
import { composePush } from './compose-push.ts';
import { createNewsRepository } from './news.repository.ts';
import { quietUntil } from './quiet-hours-rules.ts';

export interface PushDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly pusher: Pusher;
}

const atOnce = 500;

/** The delay of a push while the member has the app open, in ms. */
const hereMilliseconds = 60_000;

/**
 * Collects the members who have news. Several processes may do so at once.
 *
 * @returns the ids of the due subscriptions, including those of earlier attempts
 */
export async function collectNews({
  database,
  clock,
}: Pick<PushDependencies, 'database' | 'clock'>): Promise<number[]> {
  const news = createNewsRepository(database);
  await news.collect(atOnce);
  return news.listWithNews(clock.now(), atOnce);
}

/**
 * Pushes all news to one browser, as one push. A temporary failure is thrown, and the news stay. If the process dies
 * after sending, the same push is sent again and replaces the first on the phone.
 */
export async function pushNews(dependencies: PushDependencies, subscriptionId: number): Promise<void> {
  const { database, clock, pusher } = dependencies;
  const repository = createNewsRepository(database);
  const news = await repository.readNews(subscriptionId, clock.now());
  if (!news) return;
  if (news.items.length === 0) return repository.markTold(subscriptionId, news.batch);
  const now = clock.now();
  // A member who has just put the phone away counts as present for a while, so the news are checked again later.
  if (news.isHere) return repository.postpone(subscriptionId, new Date(now.getTime() + hereMilliseconds));
  const quiet = quietUntil(news.choices, now);
  if (quiet) return repository.postpone(subscriptionId, quiet);
  const outcome = await pusher.send(news, composePush(news));
  if (outcome === 'gone') return repository.remove(subscriptionId, news.endpoint);
  if (typeof outcome === 'object') {
    const until = new Date(clock.now().getTime() + outcome.retryAfterSeconds * 1000);
    return repository.postpone(subscriptionId, until);
  }
  return repository.markTold(subscriptionId, news.batch);
}
