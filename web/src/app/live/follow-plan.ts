import type { QueryClient } from '@tanstack/react-query';
import { refreshAllCallAvailability } from '../../queries/call-availability.ts';
import { fetchAgain } from '../../queries/fetch-again.ts';
import { likesQuery } from '../../queries/likes.ts';
import { liftLimit } from '../../queries/note-limit.ts';
import { refetchOrders } from '../../queries/orders.ts';
import { premiumQuery } from '../../queries/premium.ts';

/** Fetches the plan again. If it is Premium now, limits that were used up today are lifted. */
export async function followPlan(client: QueryClient): Promise<void> {
  await Promise.all([refetchOrders(client), fetchAgain(client, premiumQuery)]);
  const { queryKey } = premiumQuery;
  if (client.getQueryData<{ plan: string }>(queryKey)?.plan !== 'premium') return;
  void client.invalidateQueries({ queryKey: likesQuery.queryKey });
  refreshAllCallAvailability(client);
  for (const kind of ['swipes', 'messages', 'profiles'] as const) liftLimit(kind);
  // The number of profiles also depends on the badge, so the end of the deck asks again why it has ended.
  void client.invalidateQueries({ queryKey: ['deck-end'] });
}
