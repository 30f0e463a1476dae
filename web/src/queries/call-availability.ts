import type { QueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';

const allKey = ['call-availability'];
const keyOf = (partnerId: number) => [...allKey, partnerId];

/** Query options for whether the member can call a match, and for their past calls. */
export function callAvailabilityQuery(partnerId: number) {
  return {
    queryKey: keyOf(partnerId),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      request('GET /api/calls/with/{userId}/', { params: { userId: partnerId }, signal }),
  };
}

/** Refetches this for all partners, after something has changed what the member may do. */
export function refreshAllCallAvailability(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: allKey });
}

/** Refetches this for one partner if it is on screen, after something has changed it. */
export function refreshCallAvailability(client: QueryClient, partnerId: number): void {
  void client.invalidateQueries({ queryKey: keyOf(partnerId) });
}
