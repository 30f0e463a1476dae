export { lastMessageOf } from './message-sql.ts';
export { seenAt, unreadCount } from './read-sql.ts';
