import { request } from '../../api/request.ts';
import type { DeckRequest } from './filters/filter-rules.ts';

/** Query options for a deck. Its cards are kept by `useDeck`, so the cache drops them at once. */
export function deckQuery(query: DeckRequest) {
  return {
    queryKey: ['deck', query],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      request('GET /api/profiles/discover/', { query: { ...query }, signal }),
    gcTime: 0,
  };
}
