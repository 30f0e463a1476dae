import type { matchEndpoints } from '@mwanzo/contract/matches';
import type { Handlers } from '../../http/handler.ts';
import { listMatches, type ListMatchesParts } from './list-matches.ts';

export function matchRoutes(parts: ListMatchesParts): Handlers<typeof matchEndpoints> {
  return {
    listMatches: (_input, { caller }) => listMatches(parts, caller.userId),
  };
}
