import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { claimOf, listOf } from '../waiting/fetch-times.ts';

/** A new name or first photo of a verified member, as listed in the queue. */
export type Change = ResponseBody<'GET /api/moderation/changes/'>[number];

/** A claimed change, with the old and the new values. */
export type OpenedChange = ResponseBody<'POST /api/moderation/changes/{id}/claim/'>;

/** Query options for the undecided changes. */
export const changesQuery = listOf('GET /api/moderation/changes/');

/** Query options that claim a change. */
export const claimChangeQuery = claimOf('POST /api/moderation/changes/{id}/claim/');
