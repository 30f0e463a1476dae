import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { request } from '../../../../api/request.ts';
import { listTimes, type QueryContext } from '../waiting/fetch-times.ts';

export type ModeratedSwitch = ResponseBody<'GET /api/moderation/switches/'>[number];

/** Query options for the switches, fetched again every half minute. */
export const switchesQuery = {
  queryKey: ['moderation', 'switches'],
  queryFn: ({ signal }: QueryContext) => request('GET /api/moderation/switches/', { signal }),
  ...listTimes,
};
