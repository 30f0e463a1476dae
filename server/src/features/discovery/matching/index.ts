export { activeWeights, weightsFor } from './weights-for.ts';
export { personalVersions } from './personal-versions.repository.ts';
export { basesOf, listFeatureProfiles } from './feature-profiles.ts';
export { matchingStates } from './matching-states-sql.ts';
export { personalStates } from './personal-data.repository.ts';
export { stateOfRow, type StateRow } from './state-of-row.ts';
export { refitNightly } from './refit-nightly.ts';
export { startTrial, chooseLatest, chooseVersion } from './choose-version.ts';
export { readMatchingStatus, type MatchingStatus } from './read-matching-status.ts';
