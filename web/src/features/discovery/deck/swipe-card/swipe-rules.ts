import type { Vector } from '../../../../ui/gestures/release-velocity.ts';

/** Nothing can be swiped up or down. */
export type SwipeDirection = 'left' | 'right';

/**
 * Velocity is in px/ms, distance in shares of the card, tilt in degrees (docs/product/swipes.md; docs/design.md,
 * "Motion").
 */
export const swipeLimits = { velocityMin: 0.5, distanceMin: 0.4, tiltMax: 25, rotationPower: 50 } as const;

/** Returns the direction of a vector; undefined if it is zero, or if it goes rather up or down. */
export function mainDirection({ x, y }: Vector): SwipeDirection | undefined {
  if (x === 0 || Math.abs(x) < Math.abs(y)) return undefined;
  return x > 0 ? 'right' : 'left';
}

/** Returns the component of a vector in that direction. */
const along = ({ x }: Vector, direction: SwipeDirection) => (direction === 'right' ? x : -x);

/**
 * Decides about a release. Returns the direction of the swipe, or undefined to spring back. A flick decides at once.
 * Without a flick the distance decides, even after a pause. If the finger was moving back fast, the card only springs
 * back.
 */
export function decideSwipe(velocity: Vector, offset: Vector, size: Vector): SwipeDirection | undefined {
  const { velocityMin, distanceMin } = swipeLimits;
  // A thumb moves along an arc: if it goes rather up or down at last, the direction of the whole drag counts.
  const flicked = mainDirection(velocity) ?? mainDirection(offset);
  if (flicked && along(velocity, flicked) >= velocityMin && along(offset, flicked) > 0) return flicked;
  const dragged = offset.x > 0 ? 'right' : 'left';
  const isFar = along(offset, dragged) / size.x > distanceMin;
  return isFar && along(velocity, dragged) > -velocityMin ? dragged : undefined;
}

/**
 * Returns the tilt in degrees of a card dragged by `dx` px. It is in proportion to the card's diagonal, and at most 25.
 */
export function tiltOf(dx: number, size: Vector): number {
  const diagonal = Math.hypot(size.x, size.y);
  if (diagonal === 0) return 0;
  const { rotationPower, tiltMax } = swipeLimits;
  return Math.min(tiltMax, Math.max(-tiltMax, (dx / diagonal) * rotationPower));
}

/**
 * Returns the progress for the stamps and the card below. At 1 even a slow drag counts as a swipe when the finger is
 * lifted.
 */
export function dragProgress({ x, y }: Vector, size: Vector): number {
  const share = Math.abs(x) >= Math.abs(y) ? Math.abs(x) / size.x : Math.abs(y) / size.y;
  return Math.min(1, Number.isFinite(share) ? share / swipeLimits.distanceMin : 0);
}

export interface Flight {
  /**
   * The offset at the end, in px from the resting position. It is so far that even tilted corners are outside the
   * window.
   */
  end: Vector;
  milliseconds: number;
  /** The slope of the progress curve at the start: 0 is a start from standstill, 1 a constant speed. */
  slope: number;
}

/** The duration of a flight from standstill (docs/design.md, "Motion"). A faster finger makes it shorter. */
const flightMilliseconds = 260;

/**
 * Computes the flight of a card that leaves from `offset`: in the finger's direction, and never slower than the finger.
 */
export function flightOf(
  direction: SwipeDirection,
  offset: Vector,
  velocity: Vector,
  size: Vector,
  view: Vector,
): Flight {
  const sign = direction === 'right' ? 1 : -1;
  const far = sign * ((view.x + size.x + size.y) / 2);
  const distance = far - offset.x;
  const speed = Math.max(0, velocity.x * sign);
  const milliseconds = Math.min(flightMilliseconds, Math.abs(distance) / speed);
  const steepness = speed > 0 ? Math.max(-1, Math.min(1, velocity.y / velocity.x)) : 0;
  const end = { x: far, y: offset.y + distance * steepness };
  return { end, milliseconds, slope: (speed * milliseconds) / Math.abs(distance) };
}

/**
 * The rates per millisecond. With these a card swings slightly past its resting position and arrives in 320 ms
 * (docs/design.md, "Motion").
 */
const springRate = 0.024;
const springDamping = 0.7;

/** Returns the position in px, after `time` ms, of a spring that was released at `from` px with a velocity in px/ms. */
export function springAt(time: number, from: number, velocity: number): number {
  const decay = springRate * springDamping;
  const swing = springRate * Math.sqrt(1 - springDamping ** 2);
  return (
    Math.exp(-decay * time) *
    (from * Math.cos(swing * time) + ((velocity + decay * from) / swing) * Math.sin(swing * time))
  );
}
