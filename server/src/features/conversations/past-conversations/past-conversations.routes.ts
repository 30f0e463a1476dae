import type { pastConversationEndpoints } from '@mwanzo/contract/conversations/past-conversations';
import type { Database } from '../../../database/connect.ts';
import type { Handlers } from '../../../http/handler.ts';
import { listPastConversations } from './list-past-conversations.ts';
import { createPastConversationsRepository } from './past-conversations.repository.ts';
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
    removePastConversation: ({ params }, { caller }) =>
      createPastConversationsRepository(database).remove(params.id, caller.userId),
  };
}
