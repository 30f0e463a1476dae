import { request } from '../../../api/request.ts';

/** Query options for the member's notifications, newest first. */
export const notificationsQuery = {
  queryKey: ['notifications'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/notifications/', { signal }),
  refetchOnWindowFocus: true,
};
