import type { ForecastFigures } from './forecast-figures.ts';
import { parseWeights } from './parse-weights.ts';
import type { Weights } from './weights.ts';

/** The weights in use and the new ones on the same lessons, of which neither has learned. */
export interface Comparison {
  readonly active: ForecastFigures;
  readonly refitted: ForecastFigures;
  /** The mean by which the new log-loss is lower, and the standard error of that. */
  readonly gain: number;
  readonly gainError: number;
}

/** A gain of fewer standard errors can be chance. */
const errorsMin = 2;
/** The AUC may fall by this, and the error of calibration rise by this: noise of a few hundred lessons. */
const tolerance = 0.005;

/**
 * The reason why new weights must not take the place of those in use; null if they may. On held pairs they must be
 * better beyond chance, and on the newest answers, from another time than those that they were fitted to, not worse.
 */
export function judgeRefit(
  weights: Weights,
  { pairs, newest }: { readonly pairs: Comparison; readonly newest: Comparison },
): string | null {
  const parsed = parseWeights(weights);
  if ('problem' in parsed) return parsed.problem;
  if (!(pairs.gain > errorsMin * pairs.gainError)) return 'the log-loss on held pairs is not lower beyond chance';
  if (!(newest.gain >= 0)) return 'the log-loss on the newest answers is higher';
  for (const [name, { active, refitted }] of [
    ['on held pairs', pairs] as const,
    ['on the newest answers', newest] as const,
  ]) {
    if (!(refitted.auc >= active.auc - tolerance)) return `the AUC ${name} is lower`;
    if (!(refitted.calibrationError <= active.calibrationError + tolerance)) return `the calibration ${name} is worse`;
  }
  return null;
}
