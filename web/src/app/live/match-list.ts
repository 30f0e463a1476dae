import type { Match } from '@mwanzo/contract/conversations/matches';
import type { QueryClient } from '@tanstack/react-query';
import { fetchAgain } from '../../queries/fetch-again.ts';
import { matchesQuery } from '../../queries/matches.ts';

export type MatchList = ReturnType<typeof matchListOf>;

/** The list of matches in the cache, for events that change it. */
export function matchListOf(client: QueryClient) {
  const { queryKey } = matchesQuery;
  /** It is fetched even if it is not on screen, because the badge and the match dialog read it. */
  const refetch = () => void fetchAgain(client, matchesQuery);
  return {
    refetch,
    /** @param next returns undefined if the change cannot be computed, so that the list is fetched */
    change(next: (matches: Match[]) => Match[] | undefined): void {
      const known = client.getQueryData<Match[]>(queryKey);
      const changed = known && next(known);
      if (changed) client.setQueryData(queryKey, changed);
      // A response that is still on its way may be older than the event.
      if ((known && !changed) || client.isFetching({ queryKey }) > 0) refetch();
    },
  };
}
