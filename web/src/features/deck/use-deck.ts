import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { RequestError } from '../../api/request-error.ts';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { partedPeople } from '../../queries/parted-people.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { deckQuery } from './deck-query.ts';
import { deckReducer, emptyDeck, type DeckAction, type DeckState } from './deck-rules.ts';
import type { DeckRequest } from './filters/filter-rules.ts';
import { forgetFilters } from './filters/kept-filters.ts';

export interface Deck {
  state: DeckState<VisibleProfile>;
  /** Moves on from a card that was liked or passed, and fetches more when few are left. */
  advance: (id: number) => void;
  /** Puts a card whose decision was taken back in front of the others; it comes from the side it left by. */
  putBack: (card: VisibleProfile, from: 'left' | 'right') => void;
  /** Loads from scratch. */
  reload: () => void;
}

/**
 * The cards for a query. Loads on mount and whenever the query changes in content, starting again at the first card.
 */
export function useDeck(query: DeckRequest): Deck {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(deckReducer<VisibleProfile>, emptyDeck);
  // The response of an earlier load must not reach the cards of a later one.
  const lastLoad = useRef(0);
  const key = JSON.stringify(query);

  const fetchCards = useCallback(
    async (start: DeckAction<VisibleProfile>) => {
      const load = (lastLoad.current += 1);
      dispatch(start);
      try {
        const parameters: DeckRequest = JSON.parse(key);
        const cards = await client.fetchQuery(deckQuery(parameters));
        if (load === lastLoad.current) dispatch({ type: 'loaded', cards });
      } catch (error) {
        if (load !== lastLoad.current) return;
        // Filters that were kept may be from another release.
        if (error instanceof RequestError && error.status === 400) forgetFilters();
        dispatch({ type: 'loadFailed' });
        // Without a network the notice over every screen says enough.
        if (navigator.onLine !== false)
          showToast({ title: t(deck.loadFailed), description: t(deck.loadFailedText), kind: 'bad' });
      }
    },
    [client, key],
  );

  useEffect(() => {
    void fetchCards({ type: 'loadStarted' });
    return () => {
      lastLoad.current += 1;
    };
  }, [fetchCards]);

  useEffect(() => {
    const leave = () => {
      for (const id of partedPeople.read()) dispatch({ type: 'parted', id });
    };
    leave();
    return partedPeople.subscribe(leave);
  }, []);

  useEffect(() => {
    if (state.refillDue) void fetchCards({ type: 'refillStarted' });
  }, [state.refillDue, fetchCards]);

  return {
    state,
    advance: (id) => dispatch({ type: 'decided', id }),
    putBack: (card, from) => dispatch({ type: 'returned', card, from }),
    reload: () => void fetchCards({ type: 'loadStarted' }),
  };
}
