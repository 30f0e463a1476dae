import type { matchEndpoints } from '@mwanzo/contract/matches';
import type { Handlers } from '../../http/handler.ts';
import { listMatches, type ListMatchesDependencies } from './list-matches.ts';

export function matchRoutes(dependencies: ListMatchesDependencies): Handlers<typeof matchEndpoints> {
  return {
    listMatches: (_input, { caller }) => listMatches(dependencies, caller.userId),
  };
}
