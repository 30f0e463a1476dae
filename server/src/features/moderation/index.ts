export { changeModerator } from './change-moderator.ts';
export { recordChangeDecision } from './decide-change.ts';
