import { request } from '../../../../api/request.ts';
import { claimTimes, listTimes, type QueryContext } from '../waiting/fetch-times.ts';

/** Query options for the undecided changes, fetched again every half minute. */
export const changesQuery = {
  queryKey: ['moderation', 'changes'],
  queryFn: ({ signal }: QueryContext) => request('GET /api/moderation/changes/', { signal }),
  ...listTimes,
};

/** Query options that claim a change and renew the claim. Only the response to the claim contains the new values. */
export function claimChangeQuery(id: number) {
  return {
    queryKey: ['moderation', 'claim-change', id],
    queryFn: ({ signal }: QueryContext) =>
      request('POST /api/moderation/changes/{id}/claim/', { params: { id }, signal }),
    ...claimTimes,
  };
}
