import type { ErrorCode } from '@mwanzo/contract/error-codes';

/** The outcome of a rewind in the database. */
export interface RewindOutcome {
  /** The other member still has a profile that can be served. */
  readonly isThere: boolean;
  /** This rewind took the swipe back. */
  readonly isTaken: boolean;
  /** The caller had answered the other member until now. */
  readonly isAnswered: boolean;
}

/**
 * The reason why a rewind is refused, or null. Without an answer, the swipe was taken back already, as a retry finds
 * it.
 */
export function rewindRefusalOf({
  isThere,
  isTaken,
  isAnswered,
}: RewindOutcome): Extract<ErrorCode, 'not_found' | 'nothing_to_rewind'> | null {
  if (!isThere) return 'not_found';
  return isAnswered && !isTaken ? 'nothing_to_rewind' : null;
}
