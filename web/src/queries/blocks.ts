import { request } from '../api/request.ts';

/** Query options for whom the member has blocked, the latest first. */
export const blocksQuery = {
  queryKey: ['blocks'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/blocks/', { signal }),
};
