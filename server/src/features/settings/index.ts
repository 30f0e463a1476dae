export { sendsReceipts, showsPresence } from './setting-sql.ts';
