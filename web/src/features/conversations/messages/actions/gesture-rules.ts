export interface Tap {
  /** The message that was tapped. */
  id: number;
  /** The time of the tap, in ms. */
  at: number;
}

/** A finger that has moved less than this, in px, counts as still. */
const restPixels = 10;
const replyPixels = 56;
const shiftPixelsMax = 72;
const doubleTapMilliseconds = 300;

/**
 * Returns the direction of a finger; undefined while it is still. Only a clear move to the right counts as one: all
 * others scroll.
 */
export function directionOf(dx: number, dy: number): 'right' | 'elsewhere' | undefined {
  if (Math.hypot(dx, dy) < restPixels) return undefined;
  return dx > 1.5 * Math.abs(dy) ? 'right' : 'elsewhere';
}

/** Returns how far a message follows the finger, in px. */
export const shiftOf = (dx: number): number => Math.min(Math.max(dx, 0), shiftPixelsMax);

/** Says whether a swipe that ends here replies to the message. */
export const replies = (dx: number): boolean => dx >= replyPixels;

export function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  return first?.id === second.id && second.at - first.at <= doubleTapMilliseconds;
}
