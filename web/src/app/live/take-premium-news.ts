import type { Notification } from '@mwanzo/contract/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { notificationsQuery } from '../../features/notifications/notifications-query.ts';
import { countWaiting, likesQuery } from '../../queries/likes.ts';
import { premiumSeen, unreadArrivals } from '../../queries/premium-news.ts';
import { premiumQuery } from '../../queries/premium.ts';

export interface PremiumNews {
  /** The end of the paid time. */
  readonly until: string;
  /** The number of people who wait for the member's answer; 0 if it is not known. */
  readonly likers: number;
}

/**
 * Takes the news that payments have arrived. It is marked as read before it is shown, so that no reload, tab or other
 * device shows it again. Null if there is nothing to show.
 * @throws NetworkError or RequestError; the news is still there then
 */
export async function takePremiumNews(client: QueryClient): Promise<PremiumNews | null> {
  const { queryKey } = notificationsQuery;
  const arrivals = unreadArrivals(client.getQueryData<Notification[]>(queryKey));
  if (arrivals.length === 0) return null;
  const { plan, until } = await client.fetchQuery({ ...premiumQuery, staleTime: 0 });
  const taken = new Set(arrivals.map(({ id }) => id));
  await Promise.all([...taken].map((id) => request('POST /api/notifications/{id}/mark-read/', { params: { id } })));
  client.setQueryData<Notification[]>(queryKey, (list) => list?.filter(({ id }) => !taken.has(id)));
  if (plan !== 'premium' || until === null || premiumSeen.read()) {
    premiumSeen.write(false);
    return null;
  }
  const likes = await client.fetchQuery(likesQuery).catch(() => undefined);
  return { until, likers: likes ? countWaiting(likes) : 0 };
}
