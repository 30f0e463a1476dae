export {
  bothShow,
  languageOf,
  mailsKind,
  pushChoicesOf,
  pushesKind,
  stopMails,
  type PushChoices,
} from './setting-sql.ts';
export { readLanguage, rememberLanguage } from './settings.repository.ts';
export { personalSettings } from './personal-data.repository.ts';
