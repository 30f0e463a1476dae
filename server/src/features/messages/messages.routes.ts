import type { messageEndpoints } from '@mwanzo/contract/messages';
import { ApiError } from '../../api-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { listConversation } from './list-conversation.ts';
import { sendMessage, type MessageDependencies } from './send-message.ts';

export function messageRoutes(dependencies: MessageDependencies): Handlers<typeof messageEndpoints> {
  return {
    listConversation: ({ params, query }, { caller }) =>
      listConversation(dependencies.database, caller.userId, params.userId, query),
    sendMessage: ({ body }, { caller }) => sendMessage(dependencies, caller.userId, body),
    showTyping: notYet,
    readConversation: notYet,
    reactToMessage: notYet,
    deleteMessage: notYet,
  };
}

async function notYet(): Promise<never> {
  throw new ApiError('not_found');
}
