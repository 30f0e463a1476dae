const senders: (() => boolean)[] = [];

/**
 * Registers a sender that holds unsent data in memory.
 * @param hasSome says whether leaving the page would lose some
 */
export function addUnsent(hasSome: () => boolean): void {
  senders.push(hasSome);
}

/** Returns true while this page holds unsent data in memory. */
export function hasUnsent(): boolean {
  return senders.some((hasSome) => hasSome());
}
