/** Pairs that are remembered, in both directions. */
const pairsMax = 10_000;

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/**
 * Remembers, in this process, whose messages were to a match a moment ago. It decides nothing but whether the shield may
 * look at the next one before the database is asked: whether a message is sent, the statement that writes it decides.
 */
export function createKnownMatches() {
  const known = new Set<string>();
  return {
    has: (one: number, other: number): boolean => known.has(keyOf(one, other)),

    /** Remembers that the two are a match, or forgets it. The pair that was remembered first makes room. */
    note(one: number, other: number, areMatched: boolean): void {
      const key = keyOf(one, other);
      known.delete(key);
      if (!areMatched) return;
      known.add(key);
      const [oldest] = known;
      if (known.size > pairsMax && oldest !== undefined) known.delete(oldest);
    },
  };
}
