export {
  languageOf,
  mailsKind,
  pushChoicesOf,
  pushesKind,
  rememberLanguage,
  sendsReceipts,
  showsPresence,
  stopMails,
  type PushChoices,
} from './setting-sql.ts';
export { personalSettings } from './personal-data.repository.ts';
