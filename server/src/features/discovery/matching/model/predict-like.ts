import type { Belief } from './belief.ts';

/** Beyond these log odds a probability would be rounded to 0 or 1, whose logarithm or slope nothing can use. */
const logOddsMax = 30;

/**
 * The logistic function `1 / (1 + exp(-z))`.
 * @param logOdds any number; beyond 30 it counts as 30
 * @returns a probability above 0 and below 1
 */
export function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-Math.max(-logOddsMax, Math.min(logOddsMax, logOdds))));
}

/**
 * The probability that i likes j, if i is shown j: `sigm(k z)` with `z = base + a_i + b_j`, `V = va_i + vb_j` and
 * `k = 1 / sqrt(1 + pi V / 8)`. What is not known draws it towards one half. Source: D. MacKay, "The Evidence Framework
 * Applied to Classification Networks", 1992 (moderated outputs).
 * @param base log odds of an average member i about an average j with their features (`baseOf`)
 * @param generosity of i
 * @param attractiveness of j
 * @returns a probability above 0 and below 1
 */
export function predictLike(base: number, generosity: Belief, attractiveness: Belief): number {
  const variance = generosity.variance + attractiveness.variance;
  const logOdds = base + generosity.mean + attractiveness.mean;
  return probabilityOf(logOdds / Math.sqrt(1 + (Math.PI * variance) / 8));
}
