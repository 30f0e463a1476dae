import { request } from '../api/request.ts';

/** Query options for the reviewers' decisions about the member, latest first. */
export const decisionsQuery = {
  queryKey: ['decisions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/decisions/', { signal }),
};
