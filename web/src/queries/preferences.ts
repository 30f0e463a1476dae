import { request } from '../api/request.ts';

/** Query options for whom the member wants to meet. */
export const preferencesQuery = {
  queryKey: ['preferences'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/profiles/me/preferences/', { signal }),
};
