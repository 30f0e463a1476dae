import { countConcordant } from './list-metrics.ts';

/** The quality of forecasts of likes, each in one direction. */
export interface ForecastFigures {
  readonly lessons: number;
  /** The mean of -ln of the probability that was given to what came; lower is better. */
  readonly logLoss: number;
  /** The chance that a like was given a higher probability than a pass, from 0 to 1. */
  readonly auc: number;
  /** The part of likes that was expected, and the part that came. */
  readonly expected: number;
  readonly observed: number;
  /** The mean distance of these two in tenths of the lessons, from the least likely likes to the most likely ones. */
  readonly calibrationError: number;
}

const tenths = 10;

export function figuresOfForecast(probabilities: Float64Array, likes: Uint8Array): ForecastFigures {
  const items = Array.from(probabilities, (score, at) => ({ score, isMatch: likes[at] === 1 }));
  const sorted = items.toSorted((one, other) => other.score - one.score);
  const { concordant, all } = countConcordant(sorted, () => 1);
  const bins = Array.from({ length: tenths }, (_, bin) =>
    sorted.slice(Math.round((bin * sorted.length) / tenths), Math.round(((bin + 1) * sorted.length) / tenths)),
  );
  const apart = bins.map((bin) => Math.abs(expectedOf(bin) - observedOf(bin)) * bin.length);
  const losses = lossesOf(probabilities, likes);
  return {
    lessons: items.length,
    logLoss: sum(losses) / items.length,
    auc: concordant / all,
    expected: expectedOf(items),
    observed: observedOf(items),
    calibrationError: sum(apart) / items.length,
  };
}

interface Forecast {
  readonly score: number;
  readonly isMatch: boolean;
}

/** `-ln p` of each answer that came. */
export function lossesOf(probabilities: Float64Array, likes: Uint8Array): Float64Array {
  return probabilities.map((probability, at) => -Math.log(likes[at] === 1 ? probability : 1 - probability));
}

const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((total, each) => total + each, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
const expectedOf = (items: readonly Forecast[]): number => mean(items.map(({ score }) => score));
const observedOf = (items: readonly Forecast[]): number => mean(items.map(({ isMatch }) => Number(isMatch)));
