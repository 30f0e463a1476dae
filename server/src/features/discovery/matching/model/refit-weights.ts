import { priorVariance } from './belief.ts';
import { factorise, solve } from './cholesky.ts';
import type { LessonTable } from './lesson-table.ts';
import { featureNames, type FeatureName } from './pair-features.ts';
import { probabilityOf } from './predict-like.ts';
import type { Weights } from './weights.ts';

/** The variance of a feature's effect around the weight that it is drawn to, in squared log odds. */
export const weightVariance = 0.06;
export const baseVariance = 4;
const placeVariance = 0.25;

const stepsMax = 60;
const stepMin = 1e-6;
/** No number of a member moves further in one step, so that a step in a flat place cannot go astray. */
const memberStepMax = 1;
/** The base, the features, and the effect of a card's place in its visit. */
const size = featureNames.length + 2;
const placeAt = size - 1;

/**
 * The base and the weights that fit some lessons best, together with two numbers for each member: the mode of a
 * logistic regression in which all of them have normal priors. Those of the weights lie around `drawnTo`, so that what
 * the lessons do not tell stays as it was. A card's place in its visit is an unknown too, because people grow tired;
 * its effect is left out, and the base is that of an average place.
 *
 * Newton's method (IRLS), in turns: the weights with the generosity of all, then the weights with the attractiveness of
 * all. In each turn the members' block is diagonal, so it is eliminated exactly (Schur complement), and the time grows
 * with the number of lessons only.
 *
 * A lesson about a pair alone is fitted by the weights, around the numbers that the other lessons give its two members.
 * It moves neither of these, so that only what the two show of each other can explain it.
 * @param rows the lessons to fit, as places in the table
 */
export function refitWeights(table: LessonTable, rows: Int32Array, drawnTo: Weights): Weights {
  const prior = new Float64Array([drawnTo.base, ...featureNames.map((name) => drawnTo.of[name]), 0]);
  const fit = { values: valuesOf(table, rows), prior, unknowns: Float64Array.from(prior) };
  const generosity = { of: table.viewers, means: new Float64Array(table.memberIds.length) };
  const attractiveness = { of: table.candidates, means: new Float64Array(table.memberIds.length) };
  for (let count = 0; count < stepsMax; count += 1) {
    const first = takeStep(table, rows, fit, generosity, attractiveness);
    const second = takeStep(table, rows, fit, attractiveness, generosity);
    if (Math.max(first, second) < stepMin) break;
  }
  const of = Object.fromEntries(featureNames.map((name, at) => [name, fit.unknowns[at + 1] ?? 0]));
  return { base: fit.unknowns[0] ?? 0, of: of as Record<FeatureName, number> };
}

interface Fit {
  /** The values of all unknowns of the first lesson, then those of the second one, and so on. */
  readonly values: Float64Array;
  readonly prior: Float64Array;
  readonly unknowns: Float64Array;
}

interface Side {
  /** The member of each lesson, as a place among the members. */
  readonly of: Int32Array;
  readonly means: Float64Array;
}

function valuesOf({ features, places }: LessonTable, rows: Int32Array): Float64Array {
  const values = new Float64Array(rows.length * size);
  const effect = (row: number) => Math.log2(places[row] ?? 1) / 5;
  const known = rows.filter((row) => (places[row] ?? 0) > 0);
  const average = known.reduce((sum, row) => sum + effect(row), 0) / Math.max(1, known.length);
  for (const [at, row] of rows.entries()) {
    values[at * size] = 1;
    for (const [place, name] of featureNames.entries()) values[at * size + place + 1] = features[name][row] ?? 0;
    values[at * size + placeAt] = (places[row] ?? 0) > 0 ? effect(row) - average : 0;
  }
  return values;
}

/** One step for the weights and the numbers of one side. @returns the largest change of a weight */
function takeStep(table: LessonTable, rows: Int32Array, fit: Fit, side: Side, fixed: Side): number {
  const { slopes, curvatures, sideSlopes, sideCurvatures, mixed } = differentiate(table, rows, fit, side, fixed);
  for (let member = 0; member < sideSlopes.length; member += 1) {
    const curvature = sideCurvatures[member] ?? 1;
    const slope = (sideSlopes[member] ?? 0) / curvature;
    for (let one = 0; one < size; one += 1) {
      const mixedOne = mixed[member * size + one] ?? 0;
      if (mixedOne === 0) continue;
      slopes[one] = (slopes[one] ?? 0) - mixedOne * slope;
      addProducts(curvatures[one], -mixedOne / curvature, mixed, member * size);
    }
  }
  const step = solve(factorise(curvatures), slopes);
  for (let at = 0; at < size; at += 1) fit.unknowns[at] = (fit.unknowns[at] ?? 0) + (step[at] ?? 0);
  for (let member = 0; member < sideSlopes.length; member += 1) {
    let slope = sideSlopes[member] ?? 0;
    for (let at = 0; at < size; at += 1) slope -= (mixed[member * size + at] ?? 0) * (step[at] ?? 0);
    const change = slope / (sideCurvatures[member] ?? 1);
    side.means[member] = (side.means[member] ?? 0) + Math.max(-memberStepMax, Math.min(memberStepMax, change));
  }
  return step.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
}

/** Adds to a row of a lower triangle some values, from a place on, times a factor. */
function addProducts(
  row: Float64Array = new Float64Array(),
  factor: number,
  values: Float64Array,
  start: number,
): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) + factor * (values[start + at] ?? 0);
}

/** The slopes of the log posterior, its negative curvatures, and the mixed ones of each member with the weights. */
function differentiate(
  table: LessonTable,
  rows: Int32Array,
  { values, prior, unknowns }: Fit,
  side: Side,
  fixed: Side,
) {
  const precisions = Float64Array.from({ length: size }, (_, at) =>
    at === 0 ? 1 / baseVariance : at === placeAt ? 1 / placeVariance : 1 / weightVariance,
  );
  const slopes = precisions.map((precision, at) => -precision * ((unknowns[at] ?? 0) - (prior[at] ?? 0)));
  const curvatures = Array.from({ length: size }, (_, at) => new Float64Array(at + 1));
  for (const [at, row] of curvatures.entries()) row[at] = precisions[at] ?? 1;
  const sideSlopes = side.means.map((mean) => -mean / priorVariance);
  const sideCurvatures = new Float64Array(side.means.length).fill(1 / priorVariance);
  const mixed = new Float64Array(side.means.length * size);
  for (const [at, lesson] of rows.entries()) {
    const [start, member] = [at * size, side.of[lesson] ?? 0];
    let logOdds = (side.means[member] ?? 0) + (fixed.means[fixed.of[lesson] ?? 0] ?? 0);
    for (let one = 0; one < size; one += 1) logOdds += (unknowns[one] ?? 0) * (values[start + one] ?? 0);
    const [probability, weight] = [probabilityOf(logOdds), table.weights[lesson] ?? 0];
    const slope = weight * ((table.likes[lesson] ?? 0) - probability);
    const curvature = weight * probability * (1 - probability);
    const ofMember = table.ofPairAlone[lesson] === 1 ? 0 : 1;
    sideSlopes[member] = (sideSlopes[member] ?? 0) + ofMember * slope;
    sideCurvatures[member] = (sideCurvatures[member] ?? 0) + ofMember * curvature;
    for (let one = 0; one < size; one += 1) {
      const value = values[start + one] ?? 0;
      if (value === 0) continue;
      slopes[one] = (slopes[one] ?? 0) + slope * value;
      mixed[member * size + one] = (mixed[member * size + one] ?? 0) + ofMember * curvature * value;
      addProducts(curvatures[one], curvature * value, values, start);
    }
  }
  return { slopes, curvatures, sideSlopes, sideCurvatures, mixed };
}
