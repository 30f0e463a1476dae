export { changeModerator, findMemberForOperator } from './change-moderator.ts';
export { moveSwitch } from './move-switch.ts';
export { recordChangeDecision } from './decide-change.ts';
export { standingSince } from './take-back-rules.ts';
