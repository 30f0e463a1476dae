import type { ErrorCode } from '@mwanzo/contract/error-codes';
import { canSwipe, type Answers } from '../../core/pairs/index.ts';

/** The facts from which a swipe is decided. */
export interface SwipeFacts {
  readonly me: {
    readonly isVerified: boolean;
    readonly isPaused: boolean;
    /** Also true when no photo is required. */
    readonly hasPhoto: boolean;
  };
  readonly them: {
    /** Their profile is saved and neither paused nor hidden. */
    readonly isShown: boolean;
    /** It is shown to everyone, not only to those whom they have liked. */
    readonly isForEveryone: boolean;
    /** The answer or photo that the like is about is on the profile. Also true when it is about none. */
    readonly isPartThere: boolean;
  };
  readonly pair: Answers;
}

type Refusal = Extract<ErrorCode, 'not_found' | 'verification_required' | 'photo_required' | 'liked_part_gone'>;

/** A settled swipe would change nothing, so it gets its response again. */
export type SwipeDecision = 'write' | 'settled' | { readonly refusal: Refusal };

/**
 * Decides about a like or a pass. Only likes need verification (docs/product/verification.md) and, where the operator
 * asks for it, a photo. A paused member sees nobody whom they could like. A like is never undone.
 */
export function decideSwipe({ me, them, pair }: SwipeFacts, liked: boolean): SwipeDecision {
  if (!canSwipe(them, pair) || (liked && me.isPaused)) return { refusal: 'not_found' };
  if (liked && !me.isVerified) return { refusal: 'verification_required' };
  if (liked && !me.hasPhoto) return { refusal: 'photo_required' };
  if (pair.mine === true) return 'settled';
  if (!them.isPartThere) return { refusal: 'liked_part_gone' };
  return pair.mine === false && !liked ? 'settled' : 'write';
}
