import type { deckEndpoints } from '@mwanzo/contract/discovery/deck';
import type { preferenceEndpoints } from '@mwanzo/contract/people/preferences';
import type { Handlers } from '../../../http/handler.ts';
import { countDeck, countPreferences, listWiderSteps } from './count-people.ts';
import { getDeck, type DeckDependencies } from './get-deck.ts';

type CountEndpoints = Pick<typeof preferenceEndpoints, 'countPreferences' | 'countDeck' | 'listWiderSteps'>;

export function deckRoutes(dependencies: DeckDependencies): Handlers<typeof deckEndpoints & CountEndpoints> {
  return {
    getDeck: async ({ query }, { caller, network, setHeaders }) => {
      const { profiles, end } = await getDeck(dependencies, { userId: caller.userId, network }, query);
      setHeaders(end && { 'x-deck-end': end });
      return profiles;
    },
    countPreferences: ({ query }, { caller }) => countPreferences(dependencies, caller.userId, query),
    countDeck: ({ query }, { caller }) => countDeck(dependencies, caller.userId, query),
    listWiderSteps: (_, { caller }) => listWiderSteps(dependencies, caller.userId),
  };
}
