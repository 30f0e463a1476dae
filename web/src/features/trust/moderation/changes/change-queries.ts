import { read } from '../../../../api/read.ts';
import { claimOf, listTimes } from '../waiting/fetch-times.ts';

/** Query options for the undecided changes, fetched again every half minute. */
export const changesQuery = {
  queryKey: ['moderation', 'changes'],
  queryFn: read('GET /api/moderation/changes/'),
  ...listTimes,
};

/** Query options that claim a change. */
export const claimChangeQuery = claimOf('POST /api/moderation/changes/{id}/claim/');
