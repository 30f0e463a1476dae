/**
 * Within this distance from an edge, in px, a dragged photo makes the page scroll. It includes the bars at both ends.
 */
const reachPixels = 112;
const pixelsPerSecondMax = 900;

interface Hand {
  y: number;
  /** The height at the start of the drag. */
  fromY: number;
}

/**
 * Returns the speed of scrolling for a pointer at this height, in px per second. Negative is up; the speed grows
 * towards the edge. A pointer that has not moved towards the edge does not scroll, since the drag may have started
 * there.
 */
export function scrollSpeed({ y, fromY }: Hand, { top, bottom }: { top: number; bottom: number }): number {
  // Even on a low screen there is an area in the middle that does not scroll.
  const reach = Math.min(reachPixels, (bottom - top) / 3);
  const share = (inside: number) => Math.min(1, Math.max(0, inside / reach));
  const up = y < fromY ? share(top + reach - y) : 0;
  const down = y > fromY ? share(y - (bottom - reach)) : 0;
  // "|| 0" turns -0 into 0, because the tests compare with Object.is.
  return pixelsPerSecondMax * (down - up) || 0;
}
