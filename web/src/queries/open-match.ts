import type { Match } from '@mwanzo/contract/matches';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../api/request.ts';
import { matchesQuery } from './matches.ts';

/** Takes the ring off a match at once. If the server does not learn of it, the next fetch shows the ring again. */
export async function openMatch(client: QueryClient, partnerId: number): Promise<void> {
  client.setQueryData<Match[]>(matchesQuery.queryKey, (matches) =>
    matches?.map((match) => (match.user.id === partnerId ? { ...match, is_opened: true } : match)),
  );
  await request('POST /api/profiles/matches/{userId}/opened/', { params: { userId: partnerId } }).catch(() => {});
}

/** Tells the server once that the member has opened a match, unless it is known already. */
export function useOpenMatch(partnerId: number): void {
  const client = useQueryClient();
  const { data: matches, isFetching } = useQuery({ ...matchesQuery, enabled: false });
  const match = matches?.find(({ user }) => user.id === partnerId);
  // Opened from elsewhere, the chat has no list to look it up in; the server takes a repetition.
  const isUnknown = matches === undefined && !isFetching;
  const isDue = match ? !match.is_opened : isUnknown;
  useEffect(() => {
    if (isDue) void openMatch(client, partnerId);
  }, [client, partnerId, isDue]);
}
