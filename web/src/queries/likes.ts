import { request } from '../api/request.ts';

/** Query options for who likes the member, and how many they are. */
export const likesQuery = {
  queryKey: ['likes'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/profiles/likes-me/', { signal }),
};
