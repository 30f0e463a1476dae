import type { Place } from '../read-events.ts';
import { directionsOf, type Method } from '../ranking-method.ts';

/** Adds up what each neighbour says, or takes their mean, as the paper does. */
const gatherings = ['mean', 'sum'] as const;

/**
 * Reciprocal collaborative filtering (Xia et al., "Reciprocal Recommendation System for Online Dating", 2015): i likes
 * j as far as those who liked j have liked the same people as i. The harmonic mean of both directions is the score.
 */
export const reciprocalFiltering: Method = {
  name: 'RCF (Xia et al. 2015)',
  variants: gatherings.map((gathering) => ({ history }) => {
    const likedBy = new Map<Place, Set<Place>>();
    const likersOf = new Map<Place, Set<Place>>();
    for (const { from, to, isYes } of directionsOf(history)) {
      if (!isYes) continue;
      addTo(likedBy, from, to);
      addTo(likersOf, to, from);
    }
    const interest = (viewer: Place, candidate: Place): number => {
      const likers = [...(likersOf.get(candidate) ?? [])].filter((liker) => liker !== viewer);
      const sum = likers.reduce((total, liker) => total + similarity(likedBy.get(viewer), likedBy.get(liker)), 0);
      return gathering === 'sum' || likers.length === 0 ? sum : sum / likers.length;
    };
    return { score: (viewer, candidate) => harmonicMean(interest(viewer, candidate), interest(candidate, viewer)) };
  }),
};

function addTo(sets: Map<Place, Set<Place>>, key: Place, value: Place): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}

/** The part that two sets share (Jaccard). */
function similarity(one: ReadonlySet<Place> = new Set(), other: ReadonlySet<Place> = new Set()): number {
  const shared = [...one].filter((each) => other.has(each)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

export function harmonicMean(one: number, other: number): number {
  return one > 0 && other > 0 ? (2 * one * other) / (one + other) : 0;
}
