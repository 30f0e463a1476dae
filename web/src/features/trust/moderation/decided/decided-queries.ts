import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { request } from '../../../../api/request.ts';
import { listTimes, type QueryContext } from '../waiting/fetch-times.ts';

export type DecisionEntry = ResponseBody<'GET /api/moderation/decisions/'>[number];

/** Query options for the last decisions of all kinds, fetched again every half minute. */
export const decisionsQuery = {
  queryKey: ['moderation', 'decisions'],
  queryFn: ({ signal }: QueryContext) => request('GET /api/moderation/decisions/', { signal }),
  ...listTimes,
};
