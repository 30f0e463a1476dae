/** px along both axes; velocities are in px/ms. */
export interface Vector {
  x: number;
  y: number;
}

/** Where the pointer was, `time` in ms on the event clock. */
export interface PointerSample extends Vector {
  time: number;
}

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
