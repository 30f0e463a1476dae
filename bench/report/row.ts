import type { LoadResult } from '../load/run-load.ts';

/** A figure compared with its budget. */
export interface Check {
  readonly budget: string;
  readonly isMet: boolean;
}

/** One measurement: a line of the table. */
export interface Row {
  readonly scenario: string;
  /** The main figures, as text. */
  readonly result: string;
  readonly load?: LoadResult;
  /** Operations per second of the repository alone, and of the same SQL in pgbench; null without pgbench. */
  readonly rates?: { readonly layer: number; readonly pgbench: number | null };
  readonly checks: readonly Check[];
}

export function atMost(unit: string, figure: number, max: number): Check {
  return { budget: `<= ${max} ${unit}`, isMet: figure <= max };
}

export function ratioAtLeast(name: string, ratio: number, min: number): Check {
  return { budget: `${name} >= ${min.toFixed(2)}`, isMet: ratio >= min };
}
