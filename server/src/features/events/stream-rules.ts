// How long streams live, and when their clients come back (docs/product.md, "Live events").

/** A sign of life this often, in ms: networks drop connections that are silent, and clients notice a dead one. */
export const heartbeatMs = 20_000;

/** Streams of one member in one process. The oldest ends when a further one opens. */
export const streamsOfMemberMax = 5;

/** When a client comes back after its line broke, in ms. */
export const comeBackMs = 3000;

/** When a client comes back whose stream ended because the member opened too many, in ms. */
export const surplusComeBackMs = 60_000;

const drainSpreadMs = 5000;

/**
 * When a client comes back after the server has stopped, in ms: spread, so that not all of them come at once.
 * @param random from 0 to 1
 */
export function drainedComeBackMs(random: number): number {
  return 1000 + random * drainSpreadMs;
}
