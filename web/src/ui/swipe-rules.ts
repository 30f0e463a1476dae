export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** px along both axes; velocities are in px/ms. */
export interface Vector {
  x: number;
  y: number;
}

/** Where the pointer was, `time` in ms on the event clock. */
export interface PointerSample extends Vector {
  time: number;
}

/** SPEC.md section 9: threshold in px/ms, tilt in degrees. */
export const swipeLimits = { velocityMin: 0.5, tiltMax: 25, rotationPower: 50 } as const;

/** An average over less misses flicks on phones that report few moves; over more it sees past pauses. */
const velocityWindow = 100;

function positionAt(samples: readonly PointerSample[], time: number): Vector | undefined {
  const after = samples.findIndex((sample) => sample.time > time);
  const next = samples[after];
  const previous = samples[after - 1];
  if (!next) return samples.at(-1);
  if (!previous) return next;
  const share = (time - previous.time) / (next.time - previous.time);
  return { x: previous.x + (next.x - previous.x) * share, y: previous.y + (next.y - previous.y) * share };
}

/** The velocity in px/ms over the 100 ms before `now`; a pointer that was held still has none. */
export function releaseVelocity(samples: readonly PointerSample[], now: number): Vector {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last) return { x: 0, y: 0 };
  const from = Math.max(now - velocityWindow, first.time);
  const start = positionAt(samples, from);
  const elapsed = now - from;
  if (!start || elapsed <= 0) return { x: 0, y: 0 };
  return { x: (last.x - start.x) / elapsed, y: (last.y - start.y) / elapsed };
}

/** Keeps what `releaseVelocity` needs: the last 100 ms and the one sample before them. */
export function keepRecent(samples: readonly PointerSample[], now: number): PointerSample[] {
  const firstRecent = samples.findIndex((sample) => sample.time >= now - velocityWindow);
  return samples.slice(Math.max(0, (firstRecent === -1 ? samples.length : firstRecent) - 1));
}

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
 * against the side that the card hangs to takes the card back rather than to the other side.
 */
export function decideSwipe(velocity: Vector, offset: Vector, prevented: readonly SwipeDirection[] = []): SwipeDirection | undefined {
  const direction = mainDirection(velocity);
  if (!direction || prevented.includes(direction)) return undefined;
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

/** Where a card that leaves ends, in px from its place: past the window's edge with its tilted corners. */
export function exitOffset(direction: SwipeDirection, offset: Vector, size: Vector, view: Vector): Vector {
  const far = { x: (view.x + size.x) / 2 + size.y / 2, y: (view.y + size.y) / 2 + size.x / 2 };
  if (direction === 'left' || direction === 'right') return { x: direction === 'right' ? far.x : -far.x, y: offset.y * 2 };
  return { x: offset.x * 2, y: direction === 'down' ? far.y : -far.y };
}

/** Which panning stays the browser's: that along an axis on which nothing can be swiped. */
export function touchActionFor(prevented: readonly SwipeDirection[]): 'pan-y' | 'pan-x' | 'auto' | 'none' {
  const vertical = prevented.includes('up') && prevented.includes('down');
  const horizontal = prevented.includes('left') && prevented.includes('right');
  if (vertical && horizontal) return 'auto';
  if (vertical) return 'pan-y';
  return horizontal ? 'pan-x' : 'none';
}
