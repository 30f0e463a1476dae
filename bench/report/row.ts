import type { LoadResult } from '../load/run-load.ts';
import type { CallName } from '../turns/call.ts';

/** A figure compared with its budget. */
export interface Check {
  readonly budget: string;
  readonly isMet: boolean;
}

/** The same call at the floor, in the same rounds. CPU time is in µs, of server and database. */
interface BesideFloor {
  readonly call: CallName;
  /** CPU time of the app divided by that of the floor. */
  readonly ratio: number;
  readonly micros: number;
  /** CPU time of the app when a few members come back with known tokens. */
  readonly returningMicros: number;
}

/** One measurement: a line of the table. */
export interface Row {
  readonly scenario: string;
  /** The main figures, as text. */
  readonly result: string;
  readonly load?: LoadResult;
  readonly floor?: BesideFloor;
  /** Operations per second of the repository alone, and of the same SQL in pgbench; null without pgbench. */
  readonly rates?: { readonly layer: number; readonly pgbench: number | null };
  readonly checks: readonly Check[];
  /** Broken promises, which make the bench fail. A missed budget does not. */
  readonly problems?: readonly string[];
}

export function atMost(unit: string, figure: number, max: number): Check {
  return { budget: `<= ${max} ${unit}`, isMet: figure <= max };
}

export function ratioAtLeast(name: string, ratio: number, min: number): Check {
  return { budget: `${name} >= ${min.toFixed(2)}`, isMet: ratio >= min };
}

/** Problems about the responses with another status than expected, as "3 responses of the floor had status 500". */
export function failuresOf(whose: string, { failures }: LoadResult): string[] {
  return [...failures].map(([status, count]) => `${count} responses of ${whose} had status ${status}`);
}
