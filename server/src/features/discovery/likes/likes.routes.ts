import type { likeEndpoints } from '@mwanzo/contract/discovery/likes';
import { getRows } from '../../../database/sql.ts';
import type { Handlers } from '../../../http/handler.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { markLikersSeen } from './likes.repository.ts';
import { listLikers } from './list-likers.ts';

export function likeRoutes(dependencies: ProfileViewDependencies): Handlers<typeof likeEndpoints> {
  const { database, clock } = dependencies;
  return {
    listLikers: (_, { caller }) => listLikers(dependencies, caller.userId),
    markLikersSeen: async ({ body }, { caller }) => {
      // The time is limited to now. Otherwise later likes would not count as new.
      const until = new Date(Math.min(Date.parse(body.as_of), clock.now().getTime()));
      await getRows(database, markLikersSeen, { userId: caller.userId, until });
    },
  };
}
