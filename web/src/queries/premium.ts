import { request } from '../api/request.ts';

/** Query options for the member's plan, the time until which it is paid, and the ways to pay here. */
export const premiumQuery = {
  queryKey: ['premium'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/premium/', { signal }),
};
