import { request } from '../api/request.ts';

/** Query options for the member's consents, latest first. */
export const consentsQuery = {
  queryKey: ['consents'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/consents/', { signal }),
};
