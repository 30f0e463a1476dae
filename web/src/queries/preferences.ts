import { request } from '../api/request.ts';

/** Query options for the member's preferences: whom they want to meet. */
export const preferencesQuery = {
  queryKey: ['preferences'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/profiles/me/preferences/', { signal }),
};
