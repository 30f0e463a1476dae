import type { ErrorCode } from '@mwanzo/contract/error-codes';

/** What the database found out about a rewind. */
export interface RewindOutcome {
  /** The person still has a profile that can be dealt. */
  readonly isThere: boolean;
  /** The pass was taken back just now. */
  readonly isTaken: boolean;
  /** The caller had an answer for the person until now. */
  readonly isAnswered: boolean;
}

/** Why a rewind is refused, or null. Somebody who has no answer is taken back already: that is what a retry finds. */
export function rewindRefusalOf({
  isThere,
  isTaken,
  isAnswered,
}: RewindOutcome): Extract<ErrorCode, 'not_found' | 'nothing_to_rewind'> | null {
  if (!isThere) return 'not_found';
  return isAnswered && !isTaken ? 'nothing_to_rewind' : null;
}
