export { lastMessageOf } from './message-sql.ts';
