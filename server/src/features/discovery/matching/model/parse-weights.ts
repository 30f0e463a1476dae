import { featureNames, type FeatureName } from './pair-features.ts';
import type { Weights } from './weights.ts';

/** Log odds beyond it are the sign of a broken row: they would decide alone who is shown. */
const weightMax = 20;

/**
 * Weights that were stored, or the reason why they cannot be used.
 * @param value anything
 */
export function parseWeights(value: unknown): { readonly weights: Weights } | { readonly problem: string } {
  const { base, of } = (value ?? {}) as { base?: unknown; of?: unknown };
  const numbers = (of ?? {}) as Readonly<Record<string, unknown>>;
  const all: Readonly<Record<string, unknown>> = { ...numbers, base };
  const broken = ['base', ...featureNames].find((name) => !isWeight(all[name]));
  if (broken !== undefined) return { problem: `${broken} is ${describe(all[broken])}` };
  const weights = Object.fromEntries(featureNames.map((name) => [name, Number(numbers[name])]));
  return { weights: { base: Number(base), of: weights as Record<FeatureName, number> } };
}

function isWeight(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= weightMax;
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'missing';
  return typeof value === 'number' && Number.isFinite(value) ? `${value}, beyond ${weightMax}` : 'no number';
}
