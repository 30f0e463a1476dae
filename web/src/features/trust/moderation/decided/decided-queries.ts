import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { read } from '../../../../api/read.ts';
import { listTimes } from '../waiting/fetch-times.ts';

export type DecisionEntry = ResponseBody<'GET /api/moderation/decisions/'>[number];

/** Query options for the last decisions of all kinds, fetched again every half minute. */
export const decisionsQuery = {
  queryKey: ['moderation', 'decisions'],
  queryFn: read('GET /api/moderation/decisions/'),
  ...listTimes,
};
