import type { matchEndpoints } from '@mwanzo/contract/conversations/matches';
import type { Handlers } from '../../../http/handler.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { listMatches } from './list-matches.ts';
import { openMatch, type OpeningDependencies } from './open-match.ts';
import { tellMatches } from './tell-matches.ts';

export function matchRoutes(
  dependencies: ProfileViewDependencies & OpeningDependencies,
): Handlers<Omit<typeof matchEndpoints, 'unmatch'>> {
  return {
    listMatches: (_input, { caller }) => listMatches(dependencies, caller.userId),
    openMatch: ({ params }, { caller }) => openMatch(dependencies, caller.userId, params.userId),
    tellMatches: ({ body }, { caller }) => tellMatches(dependencies, caller.userId, body.user_ids),
  };
}
