import type { deckEndpoints } from '@mwanzo/contract/deck';
import type { Handlers } from '../../http/handler.ts';
import { getDeck, type DeckDependencies } from './get-deck.ts';

export function deckRoutes(dependencies: DeckDependencies): Handlers<typeof deckEndpoints> {
  return {
    getDeck: ({ query }, { caller }) => getDeck(dependencies, caller.userId, query),
  };
}
