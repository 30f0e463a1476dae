import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { request } from '../../api/request.ts';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { deckReducer, emptyDeck, type DeckAction, type DeckState } from './deck-rules.ts';
import type { DeckRequest } from './filters/filter-rules.ts';

export interface Deck {
  state: DeckState<VisibleProfile>;
  /** Moves on from a card that was liked or passed, and asks for more when few are left. */
  advance: (id: number) => void;
  /** Puts a card whose pass was taken back before the others. */
  putBack: (card: VisibleProfile) => void;
  /** Loads from scratch. */
  reload: () => void;
}

/**
 * The cards for a query: loads on mount and when the query changes (by content), beginning with the
 * first card again.
 */
export function useDeck(query: DeckRequest): Deck {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(deckReducer<VisibleProfile>, emptyDeck);
  // The answer of an earlier load must not reach the cards of a later one.
  const load = useRef(0);
  const key = JSON.stringify(query);

  const fetchCards = useCallback(
    async (start: DeckAction<VisibleProfile>) => {
      const mine = (load.current += 1);
      dispatch(start);
      const wanted: DeckRequest = JSON.parse(key);
      try {
        const cards = await client.fetchQuery({
          queryKey: ['deck', key],
          queryFn: ({ signal }) => request('GET /api/profiles/discover/', { query: { ...wanted }, signal }),
          gcTime: 0,
        });
        if (mine === load.current) dispatch({ type: 'loaded', cards });
      } catch {
        if (mine !== load.current) return;
        dispatch({ type: 'loadFailed' });
        showToast({ title: t(deck.loadFailed), description: t(deck.loadFailedText), kind: 'bad' });
      }
    },
    [client, key],
  );

  useEffect(() => {
    void fetchCards({ type: 'loadStarted' });
    return () => {
      load.current += 1;
    };
  }, [fetchCards]);

  useEffect(() => {
    if (state.refillDue) void fetchCards({ type: 'refillStarted' });
  }, [state.refillDue, fetchCards]);

  return {
    state,
    advance: (id) => dispatch({ type: 'decided', id }),
    putBack: (card) => dispatch({ type: 'returned', card }),
    reload: () => void fetchCards({ type: 'loadStarted' }),
  };
}
