/** So near to an edge, in px, a dragged photo makes the page scroll: the bars at both ends are inside. */
const reachPixels = 112;
const pixelsPerSecondMax = 900;

interface Hand {
  y: number;
  /** Where it took hold. */
  fromY: number;
}

/**
 * How fast to scroll for a hand at this height, in px a second: negative is up, and it grows towards the edge. A hand that
 * has not moved towards the edge scrolls nothing, since it may have taken hold there.
 */
export function scrollSpeed({ y, fromY }: Hand, { top, bottom }: { top: number; bottom: number }): number {
  // On a low screen there is still a middle where nothing scrolls.
  const reach = Math.min(reachPixels, (bottom - top) / 3);
  const share = (inside: number) => Math.min(1, Math.max(0, inside / reach));
  const up = y < fromY ? share(top + reach - y) : 0;
  const down = y > fromY ? share(y - (bottom - reach)) : 0;
  // "|| 0" since a test, and nobody else, tells -0 from 0.
  return pixelsPerSecondMax * (down - up) || 0;
}
