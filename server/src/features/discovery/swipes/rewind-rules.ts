import type { ErrorCode } from '@mwanzo/contract/error-codes';
import { canSwipe, type Answers } from '../../core/pairs/index.ts';

/** The facts from which a rewind is decided. */
export interface RewindFacts {
  readonly them: { readonly isShown: boolean; readonly isForEveryone: boolean };
  readonly pair: Answers;
  /** The caller names themselves. */
  readonly isOneself: boolean;
  /** It is the day's last swipe. */
  readonly isLast: boolean;
  /** The answer that is meant, if it is named: a like or a pass. */
  readonly meant?: boolean | undefined;
}

type Refusal = Extract<ErrorCode, 'not_found' | 'nothing_to_rewind'>;

/**
 * Decides about taking a swipe back. Without an answer it was taken back already, as a retry finds it. A match stays,
 * and so does every swipe before the day's last. A like that was given on another device stays when a pass is meant.
 */
export function decideRewind({
  them,
  pair,
  isOneself,
  isLast,
  meant = pair.mine ?? undefined,
}: RewindFacts): 'take' | 'settled' | { readonly refusal: Refusal } {
  if (isOneself || !canSwipe(them, pair)) return { refusal: 'not_found' };
  if (pair.mine === null) return 'settled';
  return isLast && pair.mine === meant && pair.matchedAt === null ? 'take' : { refusal: 'nothing_to_rewind' };
}
