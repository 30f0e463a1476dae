import type { blockEndpoints } from '@mwanzo/contract/conversations/blocks';
import type { matchEndpoints } from '@mwanzo/contract/conversations/matches';
import type { Handlers } from '../../../http/handler.ts';
import { listBlocks } from './list-blocks.ts';
import { separateMembers, type SeparationDependencies } from './separate-members.ts';
import { unblockMember } from './unblock-member.ts';

export function blockRoutes(
  dependencies: SeparationDependencies,
): Handlers<typeof blockEndpoints & Pick<typeof matchEndpoints, 'unmatch'>> {
  return {
    blockMember: ({ body }, { caller }) => separateMembers(dependencies, 'block', caller.userId, body.user_id),
    listBlocks: (_, { caller }) => listBlocks(dependencies.database, caller.userId),
    unblockMember: ({ params }, { caller }) => unblockMember(dependencies, caller.userId, params.userId),
    unmatch: ({ params }, { caller }) => separateMembers(dependencies, 'unmatch', caller.userId, params.userId),
  };
}
