export { shownAge } from './age-rules.ts';
export { getProfile } from './get-profile.ts';
export { presentNews, type NewsRow } from './news-rules.ts';
export { foldedWords, foldText } from './text-rules.ts';
export { presentVisibleProfile, visibleProfileColumns } from './present-visible-profile.ts';
export type { VisibleProfileRow } from './present-visible-profile.ts';
export { searchWordsOf } from './profile-rules.ts';
export { answerTo, candidates, newsColumns } from './profile-sql.ts';
export {
  findIdentity,
  forgetOrientation,
  insertProfile,
  lockProfile,
  setHidden,
  setVerified,
  type Identity,
} from './profiles.repository.ts';
export { preferencesOf, storedPreferences, type StoredPreferences } from './preference-rules.ts';
export type { ProfileViewDependencies } from './profile-view-dependencies.ts';
export { mixBits, rankKeyOn, weekOf } from './rank-rules.ts';
export {
  factColumns,
  factsOf,
  listRankingFacts,
  rankingFacts,
  rankingFactsOf,
  type FactsRow,
  type RankingFacts,
} from './ranking-facts.repository.ts';
export { recordVisit } from './record-visit.ts';
export { showApprovedValues } from './show-approved-values.ts';
export { distanceBand, townRings } from './town-distance.ts';
export { townIn } from './town-rules.ts';
export { personalProfiles } from './personal-data.repository.ts';
