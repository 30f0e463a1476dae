import { request } from '../api/request.ts';

/** Query options for the people whom the member keeps for later, the newest first. */
export const keptQuery = {
  queryKey: ['kept'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/keeps/', { signal }),
};
