import type { keepEndpoints } from '@mwanzo/contract/people/keeps';
import type { Handlers } from '../../../http/handler.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { keepMember, type KeepDependencies } from './keep-member.ts';
import { createKeepsRepository } from './keeps.repository.ts';
import { listKept } from './list-kept.ts';

export function keepRoutes(dependencies: KeepDependencies & ProfileViewDependencies): Handlers<typeof keepEndpoints> {
  return {
    listKept: (_, { caller }) => listKept(dependencies, caller.userId),
    keepMember: ({ body }, { caller }) => keepMember(dependencies, caller.userId, body.user_id),
    dropKept: ({ params }, { caller }) =>
      createKeepsRepository(dependencies.database).deleteKeep(caller.userId, params.userId),
  };
}
