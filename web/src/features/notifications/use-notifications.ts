import type { Notification } from '@mwanzo/contract/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { request } from '../../api/request.ts';
import { logFailure } from '../../device/log-failure.ts';

const queryKey = ['notifications'];

export interface Notifications {
  unread: readonly Notification[];
  isKnown: boolean;
  isLoading: boolean;
  refetch: () => void;
  markRead: (id: number) => void;
  markAllRead: () => void;
}

/** The unread notifications, newest first. Failures are only logged (SPEC.md section 8). */
export function useNotifications(): Notifications {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request('GET /api/notifications/', { signal }),
    refetchOnWindowFocus: true,
  });

  useEffect(() => {
    if (error) logFailure('Could not load the notifications', error);
  }, [error]);

  /** Takes away at once what is being marked; when marking fails the list is fetched again. */
  const remove = useCallback(
    async (isGone: (notification: Notification) => boolean, mark: () => Promise<unknown>) => {
      // An answer that is under way would bring back what is taken away.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Notification[]>(queryKey, (list) => list?.filter((notification) => !isGone(notification)));
      try {
        await mark();
      } catch (failure) {
        logFailure('Could not mark as read', failure);
        await client.invalidateQueries({ queryKey });
      }
    },
    [client],
  );

  return {
    unread: data?.filter((notification) => !notification.is_read) ?? [],
    isKnown: data !== undefined,
    isLoading: isPending,
    refetch: () => void refetch(),
    markRead: (id: number) =>
      void remove(
        (notification) => notification.id === id,
        () => request('POST /api/notifications/{id}/mark-read/', { params: { id } }),
      ),
    markAllRead: () =>
      void remove(
        () => true,
        () => request('POST /api/notifications/mark-all-read/'),
      ),
  };
}
