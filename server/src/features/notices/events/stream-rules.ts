// These rules say how long streams live and when their clients come back (docs/product/events.md).

/** The pause between heartbeats, in ms. Networks drop silent connections, and clients notice a dead one. */
export const heartbeatMs = 20_000;

/** The most streams of one member in one process. One more ends the oldest. */
export const streamsOfMemberMax = 5;

/** The time after which a client reconnects when its connection has broken, in ms. */
export const comeBackMs = 3000;

/** The time after which a client reconnects whose stream ended because the member opened too many, in ms. */
export const surplusComeBackMs = 60_000;

const drainSpreadMs = 1000;

/**
 * The time after which a client reconnects when the server stops, in ms. It is spread, so that not all clients come at
 * once: their streams do not end at once either.
 *
 * @param random from 0 to 1
 */
export function drainedComeBackMs(random: number): number {
  return 500 + random * drainSpreadMs;
}
