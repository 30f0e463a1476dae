import type { Notification } from '@mwanzo/contract/notices/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../api/request.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { changeList } from '../../../queries/change-list.ts';
import { notificationsQuery } from './notifications-query.ts';

const { queryKey } = notificationsQuery;

/** The unread notifications, newest first. Failures are only logged (docs/product/requests.md, "Errors"). */
export function useNotifications() {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(notificationsQuery);

  useEffect(() => {
    if (error) logFailure('Could not load the notifications', error);
  }, [error]);

  /** Removes notifications at once while they are being marked as read. If marking fails, the list is fetched again. */
  const remove = async (isKept: (notification: Notification) => boolean, markAsRead: () => Promise<unknown>) => {
    await changeList<Notification>(client, queryKey, (list) => list.filter(isKept));
    try {
      await markAsRead();
    } catch (failure) {
      logFailure('Could not mark as read', failure);
      await client.invalidateQueries({ queryKey });
    }
  };

  return {
    unread: data?.filter((notification) => !notification.is_read) ?? [],
    /** True once the list has been fetched. */
    isKnown: data !== undefined,
    isLoading: isPending,
    refetch: () => void refetch(),
    markRead: (id: number) =>
      void remove(
        (notification) => notification.id !== id,
        () => request('POST /api/notifications/{id}/mark-read/', { params: { id } }),
      ),
    markAllRead: () =>
      void remove(
        () => false,
        () => request('POST /api/notifications/mark-all-read/'),
      ),
  };
}
