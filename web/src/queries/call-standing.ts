import type { QueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';

const allKey = ['call-standing'];
const keyOf = (partnerId: number) => [...allKey, partnerId];

/** Query options for how the member stands to calls with a match, and their past calls. */
export function callStandingQuery(partnerId: number) {
  return {
    queryKey: keyOf(partnerId),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      request('GET /api/calls/with/{userId}/', { params: { userId: partnerId }, signal }),
  };
}

/** What a member may do has changed: with everybody. */
export function refreshCallStandings(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: allKey });
}

/** Fetches it again where it is on the screen, after something has changed it. */
export function refreshCallStanding(client: QueryClient, partnerId: number): void {
  void client.invalidateQueries({ queryKey: keyOf(partnerId) });
}
