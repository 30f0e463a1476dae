/** In ms: when a lost line is sought again, how often, and when it is given up. */
const lostMs = 2000;
const againMs = 6000;
const giveUpMs = 30_000;
/** The first way may take so long before another one is tried. */
const firstMs = 10_000;

interface PatienceOptions {
  /** Only the caller seeks a new way: two would meet. */
  readonly isCaller: boolean;
  /** A clock in ms that never jumps. */
  readonly now: () => number;
}

interface Verdict {
  /** The two do not hear each other any more. */
  readonly isLost: boolean;
  readonly gaveUp: 'ice_failed' | 'ice_timeout' | null;
  readonly shouldRestart: boolean;
}

/** How long a line that is not there, or not there any more, is waited for. */
export function createPatience({ isCaller, now }: PatienceOptions) {
  let begunAt: number | null = null;
  let lostAt: number | null = null;
  let restartedAt: number | null = null;
  let wasConnected = false;

  const mayRestart = () => isCaller && (restartedAt === null || now() - restartedAt >= againMs);
  function tick(): Verdict {
    const since = lostAt ?? (wasConnected ? null : begunAt);
    if (since === null) return { isLost: false, gaveUp: null, shouldRestart: false };
    const waited = now() - since;
    if (waited >= giveUpMs)
      return { isLost: wasConnected, gaveUp: wasConnected ? 'ice_timeout' : 'ice_failed', shouldRestart: false };
    const shouldRestart = waited >= (wasConnected ? lostMs : firstMs) && mayRestart();
    if (shouldRestart) restartedAt = now();
    return { isLost: wasConnected && waited >= lostMs, gaveUp: null, shouldRestart };
  }

  return {
    /** Both take part. @returns whether that is new */
    begin(): boolean {
      if (begunAt !== null) return false;
      begunAt = now();
      return true;
    },
    hasBegun: () => begunAt !== null,
    connected() {
      wasConnected = true;
      lostAt = null;
      restartedAt = null;
    },
    lost() {
      // A line that was never there is waited for from the answer on.
      if (wasConnected) lostAt ??= now();
    },
    tick,
  };
}
