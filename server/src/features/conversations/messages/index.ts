export { deleteHeldBefore } from './held-messages.repository.ts';
export { freeClientIds, lastMessageOf, leastWritten, messagesAround, messagesOf } from './message-sql.ts';
export { seenAt, unreadCount } from './read-sql.ts';
export { personalMessages } from './personal-data.repository.ts';
