import type { Weights } from './weights.ts';

/**
 * The weights before the first refit. Base, ages and interests are fitted on the ten events of docs/matching.md, and
 * rounded. That data has no towns, languages, photos or badges, and its goals are reasons to come to an event. So the
 * other weights are guesses that keep to today's order (near and recently active first) until swipes say more.
 */
export const startingWeights: Weights = {
  base: -0.68,
  of: {
    ageGap: -0.23,
    ageDistance: -0.12,
    sharedInterests: 0.4,
    interestCosine: 0.16,
    sameGoal: 0.1,
    sameTown: 0.2,
    sameCounty: 0.1,
    distanceBand: -0.6,
    languageOverlap: 0.1,
    completeness: 0.2,
    photoCount: 0.2,
    isVerified: 0.2,
    recency: 0.1,
  },
};
