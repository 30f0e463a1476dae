import type { Belief } from './belief.ts';
import { predictLike } from './predict-like.ts';

/** One answer of a member i about a member j, as the model learns it. */
export interface Answer {
  /** Log odds of an average i about an average j with their features, as they were then (`baseOf`). */
  readonly base: number;
  readonly isYes: boolean;
  /** The number of plain swipes that it counts as, from 0 (`lessons.ts`). */
  readonly weight: number;
}

export interface Learned {
  readonly generosity: Belief;
  readonly attractiveness: Belief;
}

/**
 * An answer of i about j teaches something of the generosity of i and of the attractiveness of j. It takes the same
 * time however much was learned before, and needs nothing but the two beliefs:
 *
 * `V = va + vb`, `p = predictLike`, `h = w p (1 - p)`, `g = w (y - p) / (1 + h V)`; then `a += va g`, `b += vb g`,
 * `va -= va^2 h / (1 + h V)`, `vb -= vb^2 h / (1 + h V)`.
 *
 * The variances are written as products below, which are the same and cannot fall below 0 by rounding. Source: one step
 * of a Gaussian filter with a logistic likelihood; Spiegelhalter and Lauritzen, "Sequential Updating of Conditional
 * Probabilities on Directed Graphical Structures", 1990, with MacKay's moderated p.
 * @returns both beliefs; the same objects if the weight is 0 or is no number
 */
export function learnAnswer({ base, isYes, weight }: Answer, generosity: Belief, attractiveness: Belief): Learned {
  if (!(weight > 0) || !Number.isFinite(base)) return { generosity, attractiveness };
  const [va, vb] = [generosity.variance, attractiveness.variance];
  const probability = predictLike(base, generosity, attractiveness);
  const curvature = weight * probability * (1 - probability);
  const whole = 1 + curvature * (va + vb);
  const step = (weight * ((isYes ? 1 : 0) - probability)) / whole;
  return {
    generosity: { mean: generosity.mean + va * step, variance: (va * (1 + curvature * vb)) / whole },
    attractiveness: { mean: attractiveness.mean + vb * step, variance: (vb * (1 + curvature * va)) / whole },
  };
}
