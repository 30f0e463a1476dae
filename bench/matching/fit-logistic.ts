import { factorise, solve } from '../../server/src/features/discovery/matching/model/cholesky.ts';
import { probabilityOf } from '../../server/src/features/discovery/matching/model/predict-like.ts';

/** One answer: the log odds are `offset` and, for each unknown at `places`, its value times that of `values`. */
export interface Observation {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly offset: number;
  readonly isYes: boolean;
}

export interface Fitted {
  readonly means: Float64Array;
  /** The variance of each unknown, from the curvature at the means (Laplace). */
  readonly variances: () => Float64Array;
}

const stepsMax = 25;
const stepMin = 1e-6;

/**
 * Logistic regression with a normal prior of mean 0 for each unknown, by Newton's method (IRLS).
 * @param precisions 1 / variance of each unknown's prior
 */
export function fitLogistic(observations: readonly Observation[], precisions: readonly number[]): Fitted {
  const means = new Float64Array(precisions.length);
  let factor: Float64Array[] = [];
  for (let count = 0; count < stepsMax; count += 1) {
    const { slopes, curvatures } = differentiate(observations, precisions, means);
    factor = factorise(curvatures);
    const step = solve(factor, slopes);
    for (let at = 0; at < means.length; at += 1) means[at] = (means[at] ?? 0) + (step[at] ?? 0);
    if (step.every((each) => Math.abs(each) < stepMin)) break;
  }
  return { means, variances: () => invertDiagonal(factor) };
}

/** The slope of the log posterior, and its negative curvature as a lower triangle. */
function differentiate(observations: readonly Observation[], precisions: readonly number[], means: Float64Array) {
  const slopes = Float64Array.from(precisions, (precision, at) => -precision * (means[at] ?? 0));
  const curvatures = precisions.map((precision, at) => {
    const row = new Float64Array(at + 1);
    row[at] = precision;
    return row;
  });
  for (const { places, values, offset, isYes } of observations) {
    const logOdds = places.reduce((sum, place, at) => sum + (means[place] ?? 0) * (values[at] ?? 0), offset);
    const probability = probabilityOf(logOdds);
    const weight = probability * (1 - probability);
    for (const [at, place] of places.entries()) {
      const value = values[at] ?? 0;
      slopes[place] = (slopes[place] ?? 0) + (Number(isYes) - probability) * value;
      for (const [otherAt, otherPlace] of places.entries()) {
        const row = curvatures[place];
        if (row && otherPlace <= place)
          row[otherPlace] = (row[otherPlace] ?? 0) + weight * value * (values[otherAt] ?? 0);
      }
    }
  }
  return { slopes, curvatures };
}

function invertDiagonal(factor: readonly Float64Array[]): Float64Array {
  return Float64Array.from(factor, (_row, at) => {
    const unit = new Float64Array(factor.length);
    unit[at] = 1;
    return solve(factor, unit)[at] ?? 0;
  });
}
