export interface RateCount {
  readonly count: number;
  /** The time until the count starts again, in ms. */
  readonly leftMs: number;
}

/** Counts of requests that several processes share. */
export interface RateCounts {
  /**
   * Adds one to a count, or nothing, in the window that began with the first request.
   *
   * @returns null when the counts cannot be reached
   */
  count(key: string, windowMs: number, more: 0 | 1): Promise<RateCount | null>;
  /**
   * Like `count` with 1, without waiting for the other processes: what they have counted in the last tenth of a second
   * is missing.
   */
  countSoon(key: string, windowMs: number): RateCount | null;
}
