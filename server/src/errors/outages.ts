/** Each is something that the server needs and may lack for a while. */
export type Outage = 'database' | 'disk' | 'mail' | 'migrations';

export interface OutageChange {
  readonly outage: Outage;
  /** Null when the outage is over. */
  readonly error: unknown;
  /** The failures from the beginning to the end. */
  readonly failures: number;
  readonly seconds: number;
}

/** Knows which outages there are. Its listeners hear of the beginning and the end of each, not of each failure. */
export interface Outages {
  /** Notes a failure. The first one begins the outage. */
  note(outage: Outage, error: unknown): void;
  /** Ends an outage, unless something has failed in the last `quietMs`. */
  end(outage: Outage, quietMs?: number): void;
  current(): Outage[];
  onChange(listener: (change: OutageChange) => void): void;
}

/** @param monotonic a clock in ms that never jumps */
export function createOutages(monotonic: () => number = () => performance.now()): Outages {
  const begun = new Map<Outage, { since: number; last: number; failures: number }>();
  const listeners: ((change: OutageChange) => void)[] = [];
  const tell = (change: OutageChange): void => {
    for (const listener of listeners) listener(change);
  };
  return {
    note(outage, error) {
      const now = monotonic();
      const known = begun.get(outage);
      begun.set(outage, { since: known?.since ?? now, last: now, failures: (known?.failures ?? 0) + 1 });
      if (!known) tell({ outage, error, failures: 1, seconds: 0 });
    },
    end(outage, quietMs = 0) {
      const known = begun.get(outage);
      const now = monotonic();
      if (!known || now - known.last < quietMs) return;
      begun.delete(outage);
      tell({ outage, error: null, failures: known.failures, seconds: Math.round((now - known.since) / 1000) });
    },
    current: () => [...begun.keys()],
    onChange: (listener) => void listeners.push(listener),
  };
}
