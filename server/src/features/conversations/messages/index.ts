export { countLeastWritten } from './conversation.repository.ts';
export { deleteHeldBefore } from './held-messages.repository.ts';
export { freeClientIds } from './message-changes.repository.ts';
export { listGrownConversations } from './grown-conversations.repository.ts';
export { lastMessageOf, messagesOf, talkedWithin } from './message-sql.ts';
export { listMessagesAround } from './reported-messages.repository.ts';
export { seenAt, unreadCount } from './read-sql.ts';
export { personalMessages } from './personal-data.repository.ts';
