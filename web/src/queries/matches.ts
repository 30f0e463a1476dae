import { request } from '../api/request.ts';

/** Query options for the member's matches, latest activity first. */
export const matchesQuery = {
  queryKey: ['matches'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/profiles/matches/', { signal }),
};
