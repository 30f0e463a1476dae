import type { WarningTopic } from '@mwanzo/contract/conversations/warnings';
import { places } from './text-features.ts';

/** The outcomes that the judge tells apart. */
export const outcomes = ['harmless', 'paying', 'profit', 'code', 'contact', 'harm'] as const satisfies readonly (
  | 'harmless'
  | WarningTopic
)[];

/** A linear model: for each place and outcome a weight, in units of `scale`, and for each outcome a start. */
export interface Model {
  readonly weights: Int8Array | Float32Array;
  readonly scale: number;
  readonly starts: readonly number[];
}

export const weightsLength = places * outcomes.length;

/** The probability of each outcome. Long passages weigh no more than short ones. */
export function scoreTopics({ weights, scale, starts }: Model, features: Uint16Array): number[] {
  const sums = new Float64Array(outcomes.length);
  for (const place of features)
    for (let outcome = 0; outcome < sums.length; outcome += 1)
      sums[outcome] = (sums[outcome] ?? 0) + (weights[place * sums.length + outcome] ?? 0);
  const share = scale / Math.sqrt(features.length || 1);
  const scores = Array.from(sums, (sum, outcome) => sum * share + (starts[outcome] ?? 0));
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
