import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { keepPlans, readKeptPlans } from './kept-plans.ts';

const queryKey = ['date-plans'];

/**
 * Query options for the member's open plans, the next one first. They are fetched again when the member comes back: the
 * friend may have opened the link since.
 */
export const datePlansQuery = {
  queryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DatePlan[]> => {
    const plans = await request('GET /api/date-plans/', { signal });
    keepPlans(plans);
    return plans;
  },
  initialData: () => readKeptPlans()?.plans,
  initialDataUpdatedAt: () => readKeptPlans()?.at,
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
} as const;

function writePlans(client: QueryClient, change: (plans: readonly DatePlan[]) => DatePlan[]): void {
  // A response that is still on its way may be older than the change.
  void client.cancelQueries({ queryKey });
  const plans = change(client.getQueryData<DatePlan[]>(queryKey) ?? readKeptPlans()?.plans ?? []);
  client.setQueryData(queryKey, plans);
  keepPlans(plans);
}

/** Updates a plan in the cache to the server's version. */
export function showPlan(client: QueryClient, plan: DatePlan): void {
  writePlans(client, (plans) =>
    [...plans.filter(({ id }) => id !== plan.id), plan].toSorted(
      (one, other) => Date.parse(one.meets_at) - Date.parse(other.meets_at),
    ),
  );
}

export function dropPlan(client: QueryClient, planId: number): void {
  writePlans(client, (plans) => plans.filter(({ id }) => id !== planId));
}

export const refreshPlans = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey });
