import type { Vector } from '../../../ui/gestures/release-velocity.ts';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** Velocity in px/ms, distance in shares of the card, tilt in degrees; docs/product.md, "The swipe", and docs/design.md, "Motion". */
export const swipeLimits = { velocityMin: 0.5, distanceMin: 0.4, tiltMax: 25, rotationPower: 50 } as const;

/** The direction of the longer component; undefined for a zero vector. */
export function mainDirection({ x, y }: Vector): SwipeDirection | undefined {
  if (x === 0 && y === 0) return undefined;
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}

function component(vector: Vector, direction: SwipeDirection): number {
  if (direction === 'left' || direction === 'right') return direction === 'right' ? vector.x : -vector.x;
  return direction === 'down' ? vector.y : -vector.y;
}

/** How far the card was dragged in that direction, as a share of its size. */
const shareOf = (offset: Vector, direction: SwipeDirection, size: Vector) =>
  component(offset, direction) / (direction === 'left' || direction === 'right' ? size.x : size.y);

/**
 * Decides a release: the direction of the swipe, or undefined to spring back. A flick decides at once. Without one the
 * distance decides, also after a rest, unless the finger was on its way back fast: that only takes the card back.
 */
export function decideSwipe(
  velocity: Vector,
  offset: Vector,
  size: Vector,
  prevented: readonly SwipeDirection[] = [],
): SwipeDirection | undefined {
  return flickOf(velocity, offset, prevented) ?? farDragOf(velocity, offset, size, prevented);
}

/** A thumb draws an arc: if it ends in a prevented direction, the direction of the whole drag counts. */
function flickOf(velocity: Vector, offset: Vector, prevented: readonly SwipeDirection[]): SwipeDirection | undefined {
  const direction = [mainDirection(velocity), mainDirection(offset)].find((one) => one && !prevented.includes(one));
  if (!direction) return undefined;
  if (component(velocity, direction) < swipeLimits.velocityMin) return undefined;
  return component(offset, direction) > 0 ? direction : undefined;
}

/** The direction in which the card is far enough from its place. */
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

/** The tilt in degrees of a card dragged by `dx` px: in proportion to its diagonal, at most 25. */
export function tiltOf(dx: number, size: Vector): number {
  const diagonal = Math.hypot(size.x, size.y);
  if (diagonal === 0) return 0;
  const { rotationPower, tiltMax } = swipeLimits;
  return Math.min(tiltMax, Math.max(-tiltMax, (dx / diagonal) * rotationPower));
}

/** The progress of stamps and of the card below: from 0 to 1, which is where letting go counts however slow the drag was. */
export function dragProgress(offset: Vector, size: Vector): number {
  const direction = mainDirection(offset);
  const share = direction ? shareOf(offset, direction, size) : 0;
  return Math.min(1, Number.isFinite(share) ? share / swipeLimits.distanceMin : 0);
}

export interface Flight {
  /** Where it ends, in px from the card's place: far enough that even tilted corners are outside the window. */
  end: Vector;
  milliseconds: number;
  /** The slope of the progress curve at the start: 0 starts from a standstill, 1 is a constant speed. */
  slope: number;
}

/** How long a card takes from a standstill (docs/design.md, "Motion"); a faster finger sends it off sooner. */
const flightMilliseconds = 260;

/** The flight of a card that leaves from `offset`: in the finger's direction, and never slower than the finger. */
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
 * Per millisecond. With these a card swings a little past its place and arrives in 320 ms (docs/design.md, "Motion").
 */
const springRate = 0.024;
const springDamping = 0.7;

/** The position in px, after `time` ms, of a spring that was released at `from` px with a velocity in px/ms. */
export function springAt(time: number, from: number, velocity: number): number {
  const decay = springRate * springDamping;
  const swing = springRate * Math.sqrt(1 - springDamping ** 2);
  return (
    Math.exp(-decay * time) *
    (from * Math.cos(swing * time) + ((velocity + decay * from) / swing) * Math.sin(swing * time))
  );
}

/** The CSS `touch-action`: the browser may zoom, and pan along an axis on which nothing can be swiped. */
export function touchActionFor(prevented: readonly SwipeDirection[]): string {
  const vertical = prevented.includes('up') && prevented.includes('down') ? 'pan-y ' : '';
  const horizontal = prevented.includes('left') && prevented.includes('right') ? 'pan-x ' : '';
  return `${vertical}${horizontal}pinch-zoom`;
}
