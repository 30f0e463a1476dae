import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQuery } from '@tanstack/react-query';
import { matchesQuery } from '../../../queries/matches.ts';

/** Returns the match with a partner from the cached list, if the list is there. Events keep it up to date. */
export function useMatch(partnerId: number): { match: Match | undefined; isSettled: boolean } {
  const { data, isPending } = useQuery({ ...matchesQuery, staleTime: Number.POSITIVE_INFINITY });
  return { match: data?.find(({ id }) => id === partnerId), isSettled: !isPending };
}
