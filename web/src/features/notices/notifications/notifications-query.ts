import { read } from '../../../api/read.ts';

/** Query options for the member's notifications, newest first. */
export const notificationsQuery = {
  queryKey: ['notifications'],
  queryFn: read('GET /api/notifications/'),
  refetchOnWindowFocus: true,
};
