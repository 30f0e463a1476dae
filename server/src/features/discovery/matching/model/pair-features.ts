/**
 * A member as the model sees them. Everything is what the *other* member may see: a hidden value is null here, so that
 * it never changes an order. Race, religion, tribe, income and education are left out for good.
 */
export interface FeatureProfile {
  /** In years. */
  readonly age: number | null;
  readonly county: string | null;
  readonly town: string | null;
  /** The kind of relationship that they want, if they show it. */
  readonly goal: string | null;
  /** Stored names, each once. */
  readonly interests: readonly string[];
  readonly languages: readonly string[];
  /** The part of the profile that is filled in, from 0 to 1. */
  readonly completeness: number | null;
  readonly photoCount: number | null;
  readonly isVerified: boolean | null;
  /** Whole weeks since the last visit. A finer figure would show days in the order of a deck. */
  readonly weeksAway: number | null;
}

/** The names of the features, in the order of their values. */
export const featureNames = [
  'ageGap',
  'ageDistance',
  'sameTown',
  'sameCounty',
  'distanceBand',
  'sameGoal',
  'sharedInterests',
  'interestCosine',
  'languageOverlap',
  'completeness',
  'photoCount',
  'isVerified',
  'recency',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, number>>;

/** Bounds, so that one odd profile cannot outweigh everything else. */
const ageGapMaxYears = 20;
const sharedInterestsMax = 5;
const photosMax = 6;
const bandsMax = 4;
const weeksAwayMax = 4;

/**
 * The features x_ij of a candidate j for a viewer i, each from -2 to 2. A value that is not known counts as 0. Ages are
 * in decades; shared interests, photos, distance and weeks are parts of the most that counts.
 * @param distanceBand the step of distance between their towns, from 0 for the same town to 4; null if unknown
 */
export function featuresOf(viewer: FeatureProfile, candidate: FeatureProfile, distanceBand: number | null): Features {
  const gapYears = viewer.age === null || candidate.age === null ? 0 : candidate.age - viewer.age;
  const ageGap = Math.max(-ageGapMaxYears, Math.min(ageGapMaxYears, gapYears)) / 10;
  const shared = countShared(viewer.interests, candidate.interests);
  return {
    ageGap,
    ageDistance: Math.abs(ageGap),
    sameTown: areSame(viewer.town, candidate.town),
    sameCounty: areSame(viewer.county, candidate.county),
    distanceBand: Math.min(bandsMax, distanceBand ?? 0) / bandsMax,
    sameGoal: areSame(viewer.goal, candidate.goal),
    sharedInterests: Math.min(sharedInterestsMax, shared) / sharedInterestsMax,
    interestCosine: cosine(shared, viewer.interests.length, candidate.interests.length),
    languageOverlap: countShared(viewer.languages, candidate.languages) > 0 ? 1 : 0,
    completeness: candidate.completeness ?? 0,
    photoCount: Math.min(photosMax, candidate.photoCount ?? 0) / photosMax,
    isVerified: candidate.isVerified === true ? 1 : 0,
    recency: candidate.weeksAway === null ? 0 : 1 - Math.min(weeksAwayMax, candidate.weeksAway) / weeksAwayMax,
  };
}

function areSame(one: string | null, other: string | null): number {
  return one !== null && one !== '' && one === other ? 1 : 0;
}

function countShared(some: readonly string[], others: readonly string[]): number {
  // Lists of a dozen are searched sooner than a set of them is made, and this runs hundreds of times for a deck.
  let shared = 0;
  for (const each of some) if (others.includes(each)) shared += 1;
  return shared;
}

/** The cosine of the angle between two sets, `shared / sqrt(n m)`, from 0 to 1; 0 if one is empty. */
function cosine(shared: number, sizeOfOne: number, sizeOfOther: number): number {
  return shared === 0 ? 0 : shared / Math.sqrt(sizeOfOne * sizeOfOther);
}
