/** One number of a member as it is believed to be, in log odds: a normal distribution. */
export interface Belief {
  readonly mean: number;
  /** The square of the standard deviation, above 0 and at most `priorVariance`. */
  readonly variance: number;
}

/** The whole state of a member in the model. */
export interface MemberState {
  /** The readiness to like somebody: a in `logit P(i likes j) = base + a_i + b_j`. */
  readonly generosity: Belief;
  /** The readiness of others to like the member: b in the same formula. */
  readonly attractiveness: Belief;
}

/** A viewer and a candidate, with the log odds from their features in both directions (`baseOf`). */
export interface PairOfMembers {
  readonly viewer: MemberState;
  readonly candidate: MemberState;
  readonly baseOfViewer: number;
  readonly baseOfCandidate: number;
}

/**
 * The variance of a member of whom no swipe is known. A standard deviation of .82 in log odds lets a member like
 * between a fifth and four fifths of the people whom the average member likes half of. Source: fitted on speed dates
 * (Fisman et al., "Gender Differences in Mate Selection", QJE 2006); docs/matching.md says how it is measured.
 */
export const priorVariance = 0.67;

/** The variance that a day adds, in squared log odds: two years without a swipe make a member a stranger again. */
export const driftPerDay = 0.002;

export const newMember: MemberState = {
  generosity: { mean: 0, variance: priorVariance },
  attractiveness: { mean: 0, variance: priorVariance },
};

/**
 * A belief after some days in which nothing was learned: `variance + .002 days`, at most the prior's. People change, so
 * old swipes say less. A clock that has jumped back changes nothing.
 * @param days any length of time in days, also parts of one
 */
export function driftBelief({ mean, variance }: Belief, days: number): Belief {
  const added = days > 0 ? driftPerDay * days : 0;
  return { mean, variance: Math.min(priorVariance, variance + added) };
}

/** Both beliefs of a member after some days without a swipe, as `driftBelief` says. */
export function driftState({ generosity, attractiveness }: MemberState, days: number): MemberState {
  return { generosity: driftBelief(generosity, days), attractiveness: driftBelief(attractiveness, days) };
}

/** Log odds beyond it are the sign of a broken row: nobody is liked by all but one in ten thousand. */
export const meanMax = 10;

/** Returns false for a belief that no swipes can have led to, such as one of a damaged row. */
export function isSound({ mean, variance }: Belief): boolean {
  return Math.abs(mean) <= meanMax && variance > 0 && variance <= priorVariance;
}

/** The state itself, or that of a new member in place of each belief that is not sound. */
export function soundState({ generosity, attractiveness }: MemberState): MemberState {
  return {
    generosity: isSound(generosity) ? generosity : newMember.generosity,
    attractiveness: isSound(attractiveness) ? attractiveness : newMember.attractiveness,
  };
}
