import { request } from '../../../../api/request.ts';
import { keepsOffline } from '../../../../device/keep-offline.ts';
import type { DeckRequest } from '../filters/filter-rules.ts';

/**
 * Query options for a deck. Without a network the result is the saved deck, if there is one. `useDeck` holds the cards
 * itself. So the cache drops them at once, unless they are to be saved on the phone.
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
        return (await import('../waiting/offline-deck.ts')).readOfflineDeck(queryKey, error);
      }
    },
    // The code that saves the cards may load later than the cards.
    gcTime: keepsOffline() ? 60_000 : 0,
  };
}
