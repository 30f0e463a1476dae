import type { ErrorCode } from '@mwanzo/contract/error-codes';

/** The outcome of a swipe in the database. */
export interface SwipeOutcome {
  readonly isCallerVerified: boolean;
  /** Also true when no photo is required. */
  readonly hasPhoto: boolean;
  readonly targetExists: boolean;
  /** The answer or photo that the like is about is on the profile. Also true without one, and once they are liked. */
  readonly isPartThere: boolean;
  /** It was permitted and would have changed the caller's answer. */
  readonly isWanted: boolean;
  /** The day's limit had room for it, so it was counted. */
  readonly isAllowed: boolean;
  readonly isWritten: boolean;
}

type Refusal = Extract<
  ErrorCode,
  'not_found' | 'verification_required' | 'photo_required' | 'liked_part_gone' | 'daily_limit_reached'
>;

/**
 * Why a swipe is refused, or null. Only likes need verification (docs/product/verification.md) and, where the
 * operator asks for it, a photo.
 */
export function refusalOf(outcome: SwipeOutcome, liked: boolean): Refusal | null {
  if (!outcome.targetExists) return 'not_found';
  if (liked && !outcome.isCallerVerified) return 'verification_required';
  if (liked && !outcome.hasPhoto) return 'photo_required';
  if (!outcome.isPartThere) return 'liked_part_gone';
  return outcome.isWanted && !outcome.isAllowed ? 'daily_limit_reached' : null;
}

/**
 * Returns true if the same swipe, sent twice at once, has lost: its twin wrote the row between this one's reading and
 * writing.
 */
export function hasLostToItsTwin(outcome: SwipeOutcome): boolean {
  return outcome.isAllowed && !outcome.isWritten;
}
