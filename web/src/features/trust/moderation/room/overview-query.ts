import { request } from '../../../../api/request.ts';
import { listTimes, type QueryContext } from '../waiting/fetch-times.ts';

/** Query options for the state of all queues, fetched again every half minute. */
export const overviewQuery = {
  queryKey: ['moderation', 'overview'],
  queryFn: ({ signal }: QueryContext) => request('GET /api/moderation/overview/', { signal }),
  ...listTimes,
};
