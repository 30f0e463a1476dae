import type { deckEndpoints } from '@mwanzo/contract/deck';
import type { Handlers } from '../../http/handler.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { getDeck } from './get-deck.ts';

export function deckRoutes(dependencies: ProfileViewDependencies): Handlers<typeof deckEndpoints> {
  return {
    getDeck: async ({ query }, { caller, setHeaders }) => {
      const { profiles, end } = await getDeck(dependencies, caller.userId, query);
      setHeaders(end && { 'x-deck-end': end });
      return profiles;
    },
  };
}
