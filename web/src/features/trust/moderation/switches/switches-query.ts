import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { read } from '../../../../api/read.ts';
import { listTimes } from '../waiting/fetch-times.ts';

export type ModeratedSwitch = ResponseBody<'GET /api/moderation/switches/'>[number];

/** Query options for the switches, fetched again every half minute. */
export const switchesQuery = {
  queryKey: ['moderation', 'switches'],
  queryFn: read('GET /api/moderation/switches/'),
  ...listTimes,
};
