export type { PushChoices } from './setting-rules.ts';
export {
  bothShow,
  countStoppedLearning,
  findSettings,
  learnsFromSwipes,
  rememberLanguage,
  settings,
  stoppedLearning,
  stopMails,
} from './settings.repository.ts';
export { personalSettings } from './personal-data.repository.ts';
