import type { ErrorCode } from '@mwanzo/contract/error-codes';

/** What the database found out about a swipe. */
export interface SwipeOutcome {
  readonly isCallerVerified: boolean;
  /** True also when no photo is required. */
  readonly hasPhoto: boolean;
  readonly targetExists: boolean;
  /** It would have changed an answer and was permitted. */
  readonly isWanted: boolean;
  /** The day's budget had room for it. */
  readonly isAllowed: boolean;
  readonly isWritten: boolean;
}

type Refusal = Extract<ErrorCode, 'not_found' | 'verification_required' | 'photo_required' | 'daily_limit_reached'>;

/** Why a swipe is refused, or null. Only likes need verification (DESIGN.md 2.3), and a photo where the operator asks for it. */
export function refusalOf(outcome: SwipeOutcome, liked: boolean): Refusal | null {
  if (!outcome.targetExists) return 'not_found';
  if (liked && !outcome.isCallerVerified) return 'verification_required';
  if (liked && !outcome.hasPhoto) return 'photo_required';
  return outcome.isWanted && !outcome.isAllowed ? 'daily_limit_reached' : null;
}

/** The same swipe, sent twice at once, was written by its twin between this one's reading and its writing. */
export function hasLostToItsTwin(outcome: SwipeOutcome): boolean {
  return outcome.isAllowed && !outcome.isWritten;
}
