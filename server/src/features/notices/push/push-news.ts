import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { Pusher } from '../../../gateways/push/pusher.ts';
import { composePush } from './compose-push.ts';
import { collectNewNews, findNews, listWithNews, markTold, postpone, removeEnded } from './news.repository.ts';
import { decidePush } from './push-rules.ts';

export interface PushDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly pusher: Pusher;
}

const atOnce = 500;

/**
 * Collects the members who have news. Several processes may do so at once.
 *
 * @returns the ids of the due subscriptions, including those of earlier attempts
 */
export async function collectNews({
  database,
  clock,
}: Pick<PushDependencies, 'database' | 'clock'>): Promise<number[]> {
  await collectNewNews(database, atOnce);
  return (await getRows(database, listWithNews, { now: clock.now(), limit: atOnce })).map(({ id }) => id);
}

/**
 * Pushes all news to one browser, as one push. A temporary failure is thrown, and the news stay. If the process dies
 * after sending, the same push is sent again and replaces the first on the phone.
 */
export async function pushNews({ database, clock, pusher }: PushDependencies, id: number): Promise<void> {
  const news = await findNews(database, { id, now: clock.now() });
  if (!news) return;
  const decision = decidePush(news, clock.now());
  if (decision.kind === 'wait') return delay(decision.until);
  if (decision.kind === 'send') {
    const outcome = await pusher.send(news, composePush(news));
    if (outcome === 'gone') {
      await getRows(database, removeEnded, { id, endpoint: news.endpoint });
      return;
    }
    if (typeof outcome === 'object') return delay(new Date(clock.now().getTime() + outcome.retryAfterSeconds * 1000));
  }
  await getRows(database, markTold, { id, batch: news.batch });

  async function delay(until: Date) {
    await getRows(database, postpone, { id, until });
  }
}
