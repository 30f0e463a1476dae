import type { LoadResult } from '../load/run-load.ts';

export interface Check {
  readonly budget: string;
  readonly holds: boolean;
}

/** One line of the report. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly load?: LoadResult;
  /** Calls a second of the repository alone and of the same SQL in pgbench; null without pgbench. */
  readonly rates?: { readonly layer: number; readonly pgbench: number | null };
  readonly checks: readonly Check[];
}

export function atMost(unit: string, figure: number, max: number): Check {
  return { budget: `<= ${max} ${unit}`, holds: figure <= max };
}

/** Of a ratio. */
export function atLeast(what: string, ratio: number, min: number): Check {
  return { budget: `${what} >= ${min.toFixed(2)}`, holds: ratio >= min };
}
