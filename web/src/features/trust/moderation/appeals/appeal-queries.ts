import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { read } from '../../../../api/read.ts';
import { claimOf, listTimes } from '../waiting/fetch-times.ts';

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
  queryFn: read('GET /api/moderation/appeals/'),
  ...listTimes,
};

/** Query options that claim an appeal. */
export const claimAppealQuery = claimOf('POST /api/moderation/appeals/{id}/claim/');
