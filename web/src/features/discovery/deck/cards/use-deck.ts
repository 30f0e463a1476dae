import type { DeckProfile } from '@mwanzo/contract/discovery/deck';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { RequestError } from '../../../../api/request-error.ts';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { endedContacts } from '../../../../shared/matches/ended-contacts.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { decidedProfile, rewoundProfile } from '../../../../shared/deck/decided-profile.ts';
import { deckQuery } from './deck-query.ts';
import { deckReducer, emptyDeck, type DeckAction, type DeckState } from './deck-rules.ts';
import type { DeckRequest } from '../filters/filter-rules.ts';
import { forgetFilters } from '../filters/kept-filters.ts';

/** The request in flight; there is only one at a time (docs/product/swipes.md). */
export type PendingRequest = 'swipe' | 'rewind' | undefined;

export interface Deck {
  state: DeckState<DeckProfile>;
  /** Removes a card that was liked or passed, and fetches more when few are left. */
  advance: (id: number) => void;
  /** Puts a card whose decision was taken back in front of the others. It flies in from the side on which it left. */
  putBack: (card: DeckProfile, from: 'left' | 'right') => void;
  /** Loads all cards again. */
  reload: () => void;
  /** Loads all cards again, also those that have left. */
  startOver: () => void;
}

/**
 * Holds the cards for a query. It loads on mount, and from the first card again whenever the query's content changes.
 */
export function useDeck(query: DeckRequest): Deck {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(deckReducer<DeckProfile>, emptyDeck);
  // The number of the last load: its cards must not be mixed with the response of an earlier one.
  const lastLoad = useRef(0);
  const key = JSON.stringify(query);

  const fetchCards = useCallback(
    async (start: DeckAction<DeckProfile>) => {
      const load = (lastLoad.current += 1);
      dispatch(start);
      try {
        const parameters: DeckRequest = JSON.parse(key);
        const cards = await client.fetchQuery(deckQuery(parameters));
        if (load === lastLoad.current) dispatch({ type: 'loaded', cards });
      } catch (error) {
        if (load !== lastLoad.current) return;
        // Stored filters may be from another release, whose values the server refuses.
        if (error instanceof RequestError && error.status === 400) forgetFilters();
        dispatch({ type: 'loadFailed' });
        // Without a network, the notice above every screen is enough.
        if (navigator.onLine !== false)
          showToast({ title: t(deck.loadFailed), description: t(deck.loadFailedText), kind: 'bad', error });
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
      for (const id of endedContacts.read()) dispatch({ type: 'contact_ended', id });
    };
    leave();
    return endedContacts.subscribe(leave);
  }, []);

  useEffect(
    () => decidedProfile.subscribe(() => dispatch({ type: 'decided_anywhere', id: decidedProfile.read() })),
    [],
  );
  useEffect(
    () => rewoundProfile.subscribe(() => dispatch({ type: 'rewound_elsewhere', id: rewoundProfile.read() })),
    [],
  );

  useEffect(() => {
    if (state.refillDue) void fetchCards({ type: 'refillStarted' });
  }, [state.refillDue, fetchCards]);

  return {
    state,
    advance: (id) => dispatch({ type: 'decided', id }),
    putBack: (card, from) => dispatch({ type: 'returned', card, from }),
    reload: () => void fetchCards({ type: 'loadStarted' }),
    startOver: () => void fetchCards({ type: 'startedOver' }),
  };
}
