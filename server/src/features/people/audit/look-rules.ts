const dayMs = 24 * 60 * 60 * 1000;

/** Looks at or before this time do not count for a decision. */
export function countedLooksOfCase(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/**
 * Returns the time in ms that a reviewer still has to look before a decision counts; 0 if it counts now. Each part of
 * the case that they have opened must have been open for `enough` ms. A case that they have not opened needs all of it.
 *
 * @param looks the first look at each opened part: at the case itself, and at its pictures
 */
export function lookMissing(looks: readonly Date[], now: Date, enough: number): number {
  if (looks.length === 0) return enough;
  const latest = Math.max(...looks.map((at) => at.getTime()));
  return Math.max(0, latest + enough - now.getTime());
}
