export type { PushChoices } from './setting-rules.ts';
export { bothShow, settings } from './setting-sql.ts';
export { readLanguage, rememberLanguage, stopMails } from './settings.repository.ts';
export { personalSettings } from './personal-data.repository.ts';
