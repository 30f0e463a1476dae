import type { messageEndpoints } from '@mwanzo/contract/conversations/messages';
import type { Handlers } from '../../../http/handler.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { declineChatPhoto } from './decline-chat-photo.ts';
import { deleteMessage } from './delete-message.ts';
import { listConversation } from './list-conversation.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { reactToMessage } from './react-to-message.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage, type SendingDependencies } from './send-message.ts';
import { showChatPhoto } from './show-chat-photo.ts';
import { createTyping } from './show-typing.ts';

export function messageRoutes(
  dependencies: MessageDependencies & SendingDependencies,
): Handlers<typeof messageEndpoints> {
  const showTyping = createTyping(dependencies);
  return {
    listConversation: ({ params, query }, { caller }) =>
      listConversation(dependencies, caller.userId, params.userId, query),
    sendMessage: ({ body }, { caller }) => sendMessage(dependencies, caller.userId, body),
    showTyping: ({ body }, { caller }) => showTyping(caller.userId, body.receiver),
    confirmDelivery: ({ body }, { caller }) => confirmDelivery(dependencies, caller.userId, body.conversations),
    readConversation: ({ params, body }, { caller }) =>
      readConversation(dependencies, caller.userId, params.userId, body.up_to),
    reactToMessage: ({ params, body }, { caller }) =>
      reactToMessage(dependencies, caller.userId, params.id, body.emoji),
    showChatPhoto: ({ params }, { caller }) => showChatPhoto(dependencies, caller.userId, params.id),
    declineChatPhoto: ({ params }, { caller }) => declineChatPhoto(dependencies, caller.userId, params.id),
    deleteMessage: ({ params }, { caller }) => deleteMessage(dependencies, caller.userId, params.id),
  };
}
