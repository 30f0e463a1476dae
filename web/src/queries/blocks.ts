import { request } from '../api/request.ts';

/** Query options for the people whom the member has blocked, latest first. */
export const blocksQuery = {
  queryKey: ['blocks'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/blocks/', { signal }),
};
