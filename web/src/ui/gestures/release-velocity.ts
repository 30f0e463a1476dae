/** A position in px, or a velocity in px/ms. */
export interface Vector {
  x: number;
  y: number;
}

/** A pointer position, with its event time stamp in ms. */
export interface PointerSample extends Vector {
  time: number;
}

/**
 * The time over which the velocity is averaged, in ms. A shorter average misses flicks on phones that report few moves;
 * a longer one smooths over pauses.
 */
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

/** Returns the velocity in px/ms over the 100 ms before `now`; zero for a pointer that was held still. */
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
