import type { blockEndpoints } from '@mwanzo/contract/blocks';
import type { matchEndpoints } from '@mwanzo/contract/matches';
import type { Handlers } from '../../http/handler.ts';
import { listBlocks } from './list-blocks.ts';
import { partMembers, type PartingDependencies } from './part-members.ts';
import { unblockMember } from './unblock-member.ts';

export function blockRoutes(
  dependencies: PartingDependencies,
): Handlers<typeof blockEndpoints & Pick<typeof matchEndpoints, 'unmatch'>> {
  return {
    blockMember: ({ body }, { caller }) => partMembers(dependencies, 'block', caller.userId, body.user_id),
    listBlocks: (_, { caller }) => listBlocks(dependencies.database, caller.userId),
    unblockMember: ({ params }, { caller }) => unblockMember(dependencies, caller.userId, params.userId),
    unmatch: ({ params }, { caller }) => partMembers(dependencies, 'unmatch', caller.userId, params.userId),
  };
}
