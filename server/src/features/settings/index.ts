export { languageOf, mailsKind, rememberLanguage, sendsReceipts, showsPresence, stopMails } from './setting-sql.ts';
