import type { Vector } from '../../../ui/gestures/release-velocity.ts';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** SPEC.md section 9: threshold in px/ms, tilt in degrees. */
export const swipeLimits = { velocityMin: 0.5, tiltMax: 25, rotationPower: 50 } as const;

/** The direction of the longer component; undefined when there is none. */
export function mainDirection({ x, y }: Vector): SwipeDirection | undefined {
  if (x === 0 && y === 0) return undefined;
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}

function component(vector: Vector, direction: SwipeDirection): number {
  if (direction === 'left' || direction === 'right') return direction === 'right' ? vector.x : -vector.x;
  return direction === 'down' ? vector.y : -vector.y;
}

/**
 * What a release decides: a direction, or undefined to spring back. The velocity decides; a flick
 * against the side that the card hangs to takes the card back rather than to the other side. A thumb draws an arc:
 * when it ends in a prevented direction, that of the whole drag counts.
 */
export function decideSwipe(
  velocity: Vector,
  offset: Vector,
  prevented: readonly SwipeDirection[] = [],
): SwipeDirection | undefined {
  const direction = [mainDirection(velocity), mainDirection(offset)].find((one) => one && !prevented.includes(one));
  if (!direction) return undefined;
  if (component(velocity, direction) < swipeLimits.velocityMin) return undefined;
  return component(offset, direction) > 0 ? direction : undefined;
}

/** Degrees for a card that was dragged `dx` px: the rotation power at its whole diagonal, at most 25. */
export function tiltOf(dx: number, size: Vector): number {
  const diagonal = Math.hypot(size.x, size.y);
  if (diagonal === 0) return 0;
  const { rotationPower, tiltMax } = swipeLimits;
  return Math.min(tiltMax, Math.max(-tiltMax, (dx / diagonal) * rotationPower));
}

/** 0 at rest to 1 at a third of the card's size along the main direction: how far stamps and the card below have come. */
export function dragProgress(offset: Vector, size: Vector): number {
  const horizontal = Math.abs(offset.x) >= Math.abs(offset.y);
  const share = horizontal ? Math.abs(offset.x) / size.x : Math.abs(offset.y) / size.y;
  return Math.min(1, Number.isFinite(share) ? share * 3 : 0);
}

export interface Flight {
  /** Where it ends, in px from the card's place: past the window's edge with its tilted corners. */
  end: Vector;
  milliseconds: number;
  /** Of the time's share, the covered share of the way at the start: 0 from rest, 1 as fast all along. */
  slope: number;
}

/** BRAND.md section 5: how long a card takes from rest; a faster finger sends it off in less. */
const flightMilliseconds = 260;

/** The way of a card that leaves from `offset` with the finger's velocity: in its direction, and never slower. */
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
  const way = far - offset[along];
  const speed = Math.max(0, velocity[along] * sign);
  const milliseconds = Math.min(flightMilliseconds, Math.abs(way) / speed);
  const steep = speed > 0 ? Math.max(-1, Math.min(1, velocity[across] / velocity[along])) : 0;
  const end = { x: far, y: far, [across]: offset[across] + way * steep };
  return { end, milliseconds, slope: (speed * milliseconds) / Math.abs(way) };
}

/** Per ms; together they let a card arrive in the 320 ms of BRAND.md section 5, a little past its place and back. */
const springRate = 0.024;
const springDamping = 0.7;

/** Where a spring has pulled, after `time` ms, what was let go at `from` px with a velocity in px/ms. */
export function springAt(time: number, from: number, velocity: number): number {
  const decay = springRate * springDamping;
  const swing = springRate * Math.sqrt(1 - springDamping ** 2);
  return (
    Math.exp(-decay * time) *
    (from * Math.cos(swing * time) + ((velocity + decay * from) / swing) * Math.sin(swing * time))
  );
}

/** What stays the browser's: panning along an axis on which nothing can be swiped, and enlarging. */
export function touchActionFor(prevented: readonly SwipeDirection[]): string {
  const vertical = prevented.includes('up') && prevented.includes('down') ? 'pan-y ' : '';
  const horizontal = prevented.includes('left') && prevented.includes('right') ? 'pan-x ' : '';
  return `${vertical}${horizontal}pinch-zoom`;
}
