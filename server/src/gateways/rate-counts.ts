export interface RateCount {
  readonly count: number;
  /** Until the count begins again, in ms. */
  readonly leftMs: number;
}

/** Counts of requests that several processes share. */
export interface RateCounts {
  /**
   * Counts one more, or none, in the window that began with the first.
   * @returns null when the counts cannot be reached
   */
  count(key: string, windowMs: number, more: 0 | 1): Promise<RateCount | null>;
}
