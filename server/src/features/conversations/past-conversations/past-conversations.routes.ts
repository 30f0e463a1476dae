import type { pastConversationEndpoints } from '@mwanzo/contract/conversations/past-conversations';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Handlers } from '../../../http/handler.ts';
import { listPastConversations } from './list-past-conversations.ts';
import { removePast } from './past-conversations.repository.ts';
import { readPastConversation } from './read-past-conversation.ts';

export function pastConversationRoutes({
  database,
}: {
  readonly database: Database;
}): Handlers<typeof pastConversationEndpoints> {
  return {
    listPastConversations: (_input, { caller }) => listPastConversations(database, caller.userId),
    readPastConversation: ({ params, query }, { caller }) =>
      readPastConversation(database, caller.userId, params.id, query),
    removePastConversation: async ({ params }, { caller }) => {
      await getRows(database, removePast, { id: params.id, ownerId: caller.userId });
    },
  };
}
