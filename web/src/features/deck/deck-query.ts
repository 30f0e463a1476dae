import { request } from '../../api/request.ts';
import { keepsOffline } from '../../device/keep-offline.ts';
import type { DeckRequest } from './filters/filter-rules.ts';

/**
 * Query options for a deck. Without a network it is the one that the phone has kept, if any. Its cards are kept by
 * `useDeck`, so the cache drops them at once, unless the phone keeps them.
 */
export function deckQuery(query: DeckRequest) {
  const queryKey = ['deck', query];
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      try {
        return await request('GET /api/profiles/discover/', { query: { ...query }, signal });
      } catch (error) {
        if (navigator.onLine !== false) throw error;
        return (await import('./kept-deck.ts')).readKeptDeck(queryKey, error);
      }
    },
    // What keeps them on the phone may load later than they do.
    gcTime: keepsOffline() ? 60_000 : 0,
  };
}
