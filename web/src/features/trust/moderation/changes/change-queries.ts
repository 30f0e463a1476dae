import { claimOf, listOf } from '../waiting/fetch-times.ts';

/** Query options for the undecided changes. */
export const changesQuery = listOf('GET /api/moderation/changes/');

/** Query options that claim a change. */
export const claimChangeQuery = claimOf('POST /api/moderation/changes/{id}/claim/');
