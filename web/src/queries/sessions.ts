import { request } from '../api/request.ts';

/** Query options for the devices on which the member is signed in, this device first. */
export const sessionsQuery = {
  queryKey: ['sessions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/sessions/', { signal }),
};
