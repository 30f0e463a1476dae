import { request } from '../api/request.ts';

/** Query options for what reviewers have decided about the member, the latest first. */
export const decisionsQuery = {
  queryKey: ['decisions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/decisions/', { signal }),
};
