export interface Tap {
  /** The message that was tapped. */
  id: number;
  /** In ms. */
  at: number;
}

/** A finger that has moved less, in px, rests. */
const restPixels = 10;
const replyPixels = 56;
const shiftPixelsMax = 72;
const doubleTapMilliseconds = 300;

/** Where a finger goes; undefined while it rests. Only a clear move to the right is one: the others scroll. */
export function directionOf(dx: number, dy: number): 'right' | 'elsewhere' | undefined {
  if (Math.hypot(dx, dy) < restPixels) return undefined;
  return dx > 1.5 * Math.abs(dy) ? 'right' : 'elsewhere';
}

/** How far a message follows the finger, in px. */
export const shiftOf = (dx: number): number => Math.min(Math.max(dx, 0), shiftPixelsMax);

/** Whether a swipe that ends here replies to the message. */
export const replies = (dx: number): boolean => dx >= replyPixels;

export function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  return first?.id === second.id && second.at - first.at <= doubleTapMilliseconds;
}
