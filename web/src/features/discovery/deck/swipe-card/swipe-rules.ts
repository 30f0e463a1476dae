import type { Vector } from '../../../../ui/gestures/release-velocity.ts';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/**
 * Velocity is in px/ms, distance in shares of the card, tilt in degrees (docs/product/swipes.md; docs/design.md,
 * "Motion").
 */
export const swipeLimits = { velocityMin: 0.5, distanceMin: 0.4, tiltMax: 25, rotationPower: 50 } as const;

/** Returns the direction of the longer component; undefined for a zero vector. */
export function mainDirection({ x, y }: Vector): SwipeDirection | undefined {
  if (x === 0 && y === 0) return undefined;
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}

function component(vector: Vector, direction: SwipeDirection): number {
  if (direction === 'left' || direction === 'right') return direction === 'right' ? vector.x : -vector.x;
  return direction === 'down' ? vector.y : -vector.y;
}

/** Returns how far the card was dragged in that direction, as a share of its size. */
const shareOf = (offset: Vector, direction: SwipeDirection, size: Vector) =>
  component(offset, direction) / (direction === 'left' || direction === 'right' ? size.x : size.y);

/**
 * Decides about a release. Returns the direction of the swipe, or undefined to spring back. A flick decides at once.
 * Without a flick the distance decides, even after a pause. If the finger was moving back fast, the card only springs
 * back.
 */
export function decideSwipe(
  velocity: Vector,
  offset: Vector,
  size: Vector,
  prevented: readonly SwipeDirection[] = [],
): SwipeDirection | undefined {
  return flickOf(velocity, offset, prevented) ?? farDragOf(velocity, offset, size, prevented);
}

/**
 * Returns the direction of a flick. A thumb moves along an arc: if its last direction is a prevented one, the direction
 * of the whole drag counts.
 */
function flickOf(velocity: Vector, offset: Vector, prevented: readonly SwipeDirection[]): SwipeDirection | undefined {
  const direction = [mainDirection(velocity), mainDirection(offset)].find((one) => one && !prevented.includes(one));
  if (!direction) return undefined;
  if (component(velocity, direction) < swipeLimits.velocityMin) return undefined;
  return component(offset, direction) > 0 ? direction : undefined;
}

/** Returns the direction in which the card is far enough from its resting position. */
function farDragOf(
  velocity: Vector,
  offset: Vector,
  size: Vector,
  prevented: readonly SwipeDirection[],
): SwipeDirection | undefined {
  const { distanceMin, velocityMin } = swipeLimits;
  return (['left', 'right', 'up', 'down'] as const).find(
    (direction) =>
      !prevented.includes(direction) &&
      shareOf(offset, direction, size) > distanceMin &&
      component(velocity, direction) > -velocityMin,
  );
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
export function dragProgress(offset: Vector, size: Vector): number {
  const direction = mainDirection(offset);
  const share = direction ? shareOf(offset, direction, size) : 0;
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
  const [along, across] = direction === 'left' || direction === 'right' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const far = sign * ((view[along] + size[along] + size[across]) / 2);
  const distance = far - offset[along];
  const speed = Math.max(0, velocity[along] * sign);
  const milliseconds = Math.min(flightMilliseconds, Math.abs(distance) / speed);
  const steepness = speed > 0 ? Math.max(-1, Math.min(1, velocity[across] / velocity[along])) : 0;
  const end = { x: far, y: far, [across]: offset[across] + distance * steepness };
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

/** Returns the CSS `touch-action`: the browser may zoom, and pan along an axis on which nothing can be swiped. */
export function touchActionFor(prevented: readonly SwipeDirection[]): string {
  const vertical = prevented.includes('up') && prevented.includes('down') ? 'pan-y ' : '';
  const horizontal = prevented.includes('left') && prevented.includes('right') ? 'pan-x ' : '';
  return `${vertical}${horizontal}pinch-zoom`;
}
