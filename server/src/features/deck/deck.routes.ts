import type { deckEndpoints } from '@mwanzo/contract/deck';
import type { Handlers } from '../../http/handler.ts';
import { getDeck, type DeckParts } from './get-deck.ts';

export function deckRoutes(parts: DeckParts): Handlers<typeof deckEndpoints> {
  return {
    getDeck: ({ query }, { caller }) => getDeck(parts, caller.userId, query),
  };
}
