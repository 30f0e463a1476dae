export {
  bothShow,
  languageOf,
  mailsKind,
  pushChoicesOf,
  pushesKind,
  stopMails,
  type PushChoices,
} from './setting-sql.ts';
export { rememberLanguage } from './settings.repository.ts';
export { personalSettings } from './personal-data.repository.ts';
