/** A network gets this many challenges at once, and then one in this time. Each costs about 3 ms of work. */
const burst = 5;
const intervalMs = 2000;
/** The number of networks that are remembered. Beyond it, the one that has waited longest is forgotten. */
const networksMax = 10_000;

/** Decides which refused requests get a challenge. */
export interface Offers {
  take(network: string, now: Date): boolean;
}

export function createOffers(): Offers {
  /** The time until which a network has used its challenges, in ms since the epoch. */
  const usedUntil = new Map<string, number>();
  return {
    take(network, now) {
      const used = usedUntil.get(network) ?? 0;
      // More than the burst is used only before a clock that was set back.
      const from = used - now.getTime() > burst * intervalMs ? now.getTime() : Math.max(used, now.getTime());
      if (from - now.getTime() > (burst - 1) * intervalMs) return false;
      usedUntil.delete(network);
      usedUntil.set(network, from + intervalMs);
      const [oldest] = usedUntil.keys();
      if (usedUntil.size > networksMax && oldest !== undefined) usedUntil.delete(oldest);
      return true;
    },
  };
}
