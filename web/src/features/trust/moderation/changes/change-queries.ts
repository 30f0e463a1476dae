import { request } from '../../../../api/request.ts';
import { claimTimes, refetchMilliseconds } from '../waiting/fetch-times.ts';

interface Context {
  signal: AbortSignal;
}

/** Query options for the undecided changes, fetched again every half minute. */
export const changesQuery = {
  queryKey: ['moderation', 'changes'],
  queryFn: ({ signal }: Context) => request('GET /api/moderation/changes/', { signal }),
  refetchInterval: refetchMilliseconds,
  staleTime: 0,
};

/** Query options that claim a change and renew the claim. Only the response to the claim contains the new values. */
export function claimChangeQuery(id: number) {
  return {
    queryKey: ['moderation', 'claim-change', id],
    queryFn: ({ signal }: Context) => request('POST /api/moderation/changes/{id}/claim/', { params: { id }, signal }),
    ...claimTimes,
  };
}
