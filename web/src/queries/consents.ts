import { request } from '../api/request.ts';

/** Query options for what the member has agreed to, the latest first. */
export const consentsQuery = {
  queryKey: ['consents'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/consents/', { signal }),
};
