export { shownAge } from './age-rules.ts';
export { getProfile } from './get-profile.ts';
export { foldedWords, foldText } from './text-rules.ts';
export { presentVisibleProfile, visibleProfileColumns } from './present-visible-profile.ts';
export type { VisibleProfileRow } from './present-visible-profile.ts';
export { searchWordsOf } from './profile-rules.ts';
export { rankKeyOn } from './rank-rules.ts';
export { townIn } from './town-rules.ts';
