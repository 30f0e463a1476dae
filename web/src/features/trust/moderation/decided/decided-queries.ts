import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { request } from '../../../../api/request.ts';
import { refetchMilliseconds } from '../waiting/fetch-times.ts';

export type DecisionEntry = ResponseBody<'GET /api/moderation/decisions/'>[number];

/** Query options for the last decisions of all kinds, fetched again every half minute. */
export const decisionsQuery = {
  queryKey: ['moderation', 'decisions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/moderation/decisions/', { signal }),
  refetchInterval: refetchMilliseconds,
  staleTime: 0,
};
