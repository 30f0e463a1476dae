import type { QueryClient } from '@tanstack/react-query';
import { fetchAgain } from '../../queries/fetch-again.ts';
import { refetchOrders } from '../../queries/orders.ts';
import { premiumQuery } from '../../queries/premium.ts';
import { openPremium } from '../../shared/premium/open-premium.ts';

/** Fetches the plan again. If it is Premium now, what it opens is opened. */
export async function followPlan(client: QueryClient): Promise<void> {
  await Promise.all([refetchOrders(client), fetchAgain(client, premiumQuery)]);
  const { queryKey } = premiumQuery;
  if (client.getQueryData<{ plan: string }>(queryKey)?.plan === 'premium') openPremium(client);
}
