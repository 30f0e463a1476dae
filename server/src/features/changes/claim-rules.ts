/** A claim reserves a case for its reviewer for this time, in ms. */
const claimMs = 15 * 60 * 1000;

/** Claims made at or before this time have lapsed. */
export function lapsedClaims(now: Date): Date {
  return new Date(now.getTime() - claimMs);
}
