import { request } from '../api/request.ts';

/** Query options for the people who like the member, and their number. */
export const likesQuery = {
  queryKey: ['likes'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/profiles/likes-me/', { signal }),
};
