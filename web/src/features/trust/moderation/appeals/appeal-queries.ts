import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { request } from '../../../../api/request.ts';
import { claimTimes, listTimes, type QueryContext } from '../waiting/fetch-times.ts';

/** An appeal against a decision of another reviewer. */
export type Appeal = ResponseBody<'GET /api/moderation/appeals/'>[number];
/** An appeal with what was reported. */
export type OpenedAppeal = ResponseBody<'POST /api/moderation/appeals/{id}/claim/'>;

/**
 * Query options for the appeals that this reviewer may decide: those against other reviewers' decisions. Fetched again
 * every half minute.
 */
export const appealsQuery = {
  queryKey: ['moderation', 'appeals'],
  queryFn: ({ signal }: QueryContext) => request('GET /api/moderation/appeals/', { signal }),
  ...listTimes,
};

/**
 * Query options that claim an appeal and renew the claim. Only the response to the claim contains what was reported.
 */
export function claimAppealQuery(id: number) {
  return {
    queryKey: ['moderation', 'claim-appeal', id],
    queryFn: ({ signal }: QueryContext) =>
      request('POST /api/moderation/appeals/{id}/claim/', { params: { id }, signal }),
    ...claimTimes,
  };
}
