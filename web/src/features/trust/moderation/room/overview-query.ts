import { read } from '../../../../api/read.ts';
import { listTimes } from '../waiting/fetch-times.ts';

/** Query options for the state of all queues, fetched again every half minute. */
export const overviewQuery = {
  queryKey: ['moderation', 'overview'],
  queryFn: read('GET /api/moderation/overview/'),
  ...listTimes,
};
