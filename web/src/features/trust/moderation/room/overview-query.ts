import { request } from '../../../../api/request.ts';
import { refetchMilliseconds } from '../waiting/fetch-times.ts';

/** Query options for the state of all queues, fetched again every half minute. */
export const overviewQuery = {
  queryKey: ['moderation', 'overview'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/moderation/overview/', { signal }),
  refetchInterval: refetchMilliseconds,
  staleTime: 0,
};
