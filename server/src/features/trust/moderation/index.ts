export { changeModerator, findMemberForOperator } from './change-moderator.ts';
export type { NamedMember } from './moderators.repository.ts';
export { recordChangeDecision } from './decide-change.ts';
export { standingSince } from './take-back-rules.ts';
