import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../api/request.ts';
import { matchesQuery } from '../../queries/matches.ts';

/**
 * Removes the "new" ring from a match at once. If the server does not get the request, the next fetch shows the ring
 * again.
 */
export async function openMatch(client: QueryClient, partnerId: number): Promise<void> {
  client.setQueryData<Match[]>(matchesQuery.queryKey, (matches) =>
    matches?.map((match) => (match.user.id === partnerId ? { ...match, is_opened: true } : match)),
  );
  await request('POST /api/profiles/matches/{userId}/opened/', { params: { userId: partnerId } }).catch(() => {});
}

/** Tells the server once that the member has opened a match, unless the list says that they have opened it before. */
export function useOpenMatch(partnerId: number): void {
  const client = useQueryClient();
  const { data: matches, isFetching } = useQuery({ ...matchesQuery, enabled: false });
  const match = matches?.find(({ user }) => user.id === partnerId);
  // When the chat is opened from elsewhere, the list is not in the cache. Then the request is sent anyway, because it
  // is safe to repeat.
  const isUnknown = matches === undefined && !isFetching;
  const isDue = match ? !match.is_opened : isUnknown;
  useEffect(() => {
    if (isDue) void openMatch(client, partnerId);
  }, [client, partnerId, isDue]);
}
