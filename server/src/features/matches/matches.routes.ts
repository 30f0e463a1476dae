import type { matchEndpoints } from '@mwanzo/contract/matches';
import { ApiError } from '../../api-error.ts';
import type { Handlers } from '../../http/handler.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { listMatches } from './list-matches.ts';

export function matchRoutes(dependencies: ProfileViewDependencies): Handlers<typeof matchEndpoints> {
  return {
    listMatches: (_input, { caller }) => listMatches(dependencies, caller.userId),
    openMatch: async () => {
      throw new ApiError('not_found');
    },
  };
}
