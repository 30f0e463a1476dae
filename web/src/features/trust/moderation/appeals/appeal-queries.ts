import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { claimOf, listOf } from '../waiting/fetch-times.ts';

/** An appeal against a decision of another reviewer. */
export type Appeal = ResponseBody<'GET /api/moderation/appeals/'>[number];
/** An appeal with what was reported. */
export type OpenedAppeal = ResponseBody<'POST /api/moderation/appeals/{id}/claim/'>;

/** Query options for the appeals that this reviewer may decide: those against other reviewers' decisions. */
export const appealsQuery = listOf('GET /api/moderation/appeals/');

/** Query options that claim an appeal. */
export const claimAppealQuery = claimOf('POST /api/moderation/appeals/{id}/claim/');
