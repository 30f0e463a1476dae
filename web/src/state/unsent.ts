const senders: (() => boolean)[] = [];

/**
 * Names a sender that keeps in memory what is not sent yet.
 * @param hasSome says whether there is something that leaving would lose
 */
export function addUnsent(hasSome: () => boolean): void {
  senders.push(hasSome);
}

/** Returns true while this page holds something in memory that is not sent yet. */
export function hasUnsent(): boolean {
  return senders.some((hasSome) => hasSome());
}
