import type { Notification } from '@mwanzo/contract/notices/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { likesQuery } from '../../queries/likes.ts';
import { premiumQuery } from '../../queries/premium.ts';
import { countWaiting } from '../../shared/likes/count-waiting.ts';
import { premiumSeen, unreadPremiumNews } from '../../shared/premium/premium-news.ts';

export interface PremiumBegun {
  readonly kind: 'begun';
  /** The end of the paid time, or of the trial. */
  readonly until: string;
  /** The number of people who wait for the member's answer; 0 if it is not known. */
  readonly likers: number;
  readonly isTrial: boolean;
}

export type PremiumNews = PremiumBegun | { readonly kind: 'ended' };

/** Makes the news that Premium has begun. */
export async function newsOfBeginning(client: QueryClient, until: string, isTrial: boolean): Promise<PremiumBegun> {
  const likes = await client.fetchQuery(likesQuery).catch(() => undefined);
  return { kind: 'begun', until, likers: likes ? countWaiting(likes) : 0, isTrial };
}

/**
 * Takes the news that payments have arrived, or that the trial has ended. It is marked as read before it is shown, so
 * that no reload, tab or other device shows it again. Null if there is nothing to show.
 * @throws NetworkError or RequestError; the news is still there then
 */
export async function takePremiumNews(client: QueryClient): Promise<PremiumNews | null> {
  const { queryKey } = notificationsQuery;
  const unread = unreadPremiumNews(client.getQueryData<Notification[]>(queryKey));
  if (unread.length === 0) return null;
  const { plan, until } = await client.fetchQuery({ ...premiumQuery, staleTime: 0 });
  const taken = new Set(unread.map(({ id }) => id));
  await Promise.all([...taken].map((id) => request('POST /api/notifications/{id}/mark-read/', { params: { id } })));
  client.setQueryData<Notification[]>(queryKey, (list) => list?.filter(({ id }) => !taken.has(id)));
  const hasPaid = unread.some(({ kind }) => kind === 'payment');
  const isSeen = hasPaid && premiumSeen.read();
  if (isSeen) premiumSeen.write(false);
  if (plan === 'premium' && until !== null) return hasPaid && !isSeen ? newsOfBeginning(client, until, false) : null;
  // A paid pass that was given back after the trial leaves Basic, as the end of the trial does.
  return unread.some(({ kind }) => kind === 'premium') ? { kind: 'ended' } : null;
}
