import type { FeatureProfile } from './model/pair-features.ts';

/** A candidate in the order of the scores. */
export interface Scored {
  readonly id: number;
  readonly profile: FeatureProfile;
  /** Few members have seen the profile so far. */
  readonly isLittleSeen: boolean;
}

/** One card of so many is of somebody whom few have seen. */
export const littleSeenEvery = 8;

/** So many of the next candidates may take the place of one who is much like the last. */
const lookAhead = 5;

/** Two people may differ by this many years and look the same age. */
const sameAgeYears = 1;

/**
 * Arranges candidates, best first: no two who are nearly the same follow each other while somebody else is close by,
 * and of eight in a row at least one is little seen, as long as there are any.
 */
export function arrangeDeck<Candidate extends Scored>(ranked: readonly Candidate[]): Candidate[] {
  const left = [...ranked];
  const arranged: Candidate[] = [];
  let sinceLittleSeen = 0;
  while (left.length > 0) {
    const isDue = sinceLittleSeen === littleSeenEvery - 1;
    const littleSeen = isDue ? left.findIndex(({ isLittleSeen }) => isLittleSeen) : -1;
    const at = littleSeen === -1 ? findDifferent(left, arranged.at(-1)) : littleSeen;
    const [next] = left.splice(at, 1);
    if (!next) break;
    arranged.push(next);
    sinceLittleSeen = next.isLittleSeen ? 0 : Math.min(sinceLittleSeen + 1, littleSeenEvery - 1);
  }
  return arranged;
}

function findDifferent(left: readonly Scored[], last: Scored | undefined): number {
  if (!last) return 0;
  const at = left.slice(0, lookAhead).findIndex(({ profile }) => !areNearDuplicates(profile, last.profile));
  return Math.max(0, at);
}

/** Returns true if two cards say nearly the same: town, goal, age, and most of the interests. */
export function areNearDuplicates(one: FeatureProfile, other: FeatureProfile): boolean {
  if (one.town !== other.town || one.goal !== other.goal) return false;
  if (one.age === null || other.age === null || Math.abs(one.age - other.age) > sameAgeYears) return false;
  const shared = one.interests.filter((interest) => other.interests.includes(interest)).length;
  return shared > 0 && 2 * shared > Math.max(one.interests.length, other.interests.length);
}
