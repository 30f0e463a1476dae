import { featureNames, type FeatureName, type Features } from './pair-features.ts';

/** The part of the model that is the same for all members. */
export interface Weights {
  /** Log odds of an average member about an average other one whose features are all 0. */
  readonly base: number;
  /** Log odds that one unit of each feature adds. */
  readonly of: Readonly<Record<FeatureName, number>>;
}

/**
 * `b0 + w . x_ij` in log odds: an average member's answer to somebody with these features.
 * @returns a finite number; a weight or a feature that is none counts as 0
 */
export function baseOf({ base, of }: Weights, features: Features): number {
  let sum = Number.isFinite(base) ? base : 0;
  // A loop, because this runs hundreds of times for a deck.
  for (const name of featureNames) {
    const term = of[name] * features[name];
    if (Number.isFinite(term)) sum += term;
  }
  return sum;
}
