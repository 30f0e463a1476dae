import type { keepEndpoints } from '@mwanzo/contract/people/keeps';
import { getRows } from '../../../database/sql.ts';
import type { Handlers } from '../../../http/handler.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { keepMember, type KeepDependencies } from './keep-member.ts';
import { deleteKeep } from './keeps.repository.ts';
import { listKept } from './list-kept.ts';

export function keepRoutes(dependencies: KeepDependencies & ProfileViewDependencies): Handlers<typeof keepEndpoints> {
  return {
    listKept: (_, { caller }) => listKept(dependencies, caller.userId),
    keepMember: ({ body }, { caller }) => keepMember(dependencies, caller.userId, body.user_id),
    dropKept: async ({ params }, { caller }) => {
      await getRows(dependencies.database, deleteKeep, { userId: caller.userId, targetId: params.userId });
    },
  };
}
