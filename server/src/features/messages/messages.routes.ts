import type { messageEndpoints } from '@mwanzo/contract/messages';
import type { Handlers } from '../../http/handler.ts';
import { listConversation } from './list-conversation.ts';
import { sendMessage, type MessageParts } from './send-message.ts';

export function messageRoutes(parts: MessageParts): Handlers<typeof messageEndpoints> {
  return {
    listConversation: ({ params, query }, { caller }) =>
      listConversation(parts.database, caller.userId, params.userId, query),
    sendMessage: ({ body }, { caller }) => sendMessage(parts, caller.userId, body),
  };
}
