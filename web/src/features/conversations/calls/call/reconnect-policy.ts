/**
 * In ms: the time until a lost connection is restarted, the time between restarts, and the time until it is given up.
 */
const lostMs = 2000;
const againMs = 6000;
const giveUpMs = 30_000;
/** If the first connection takes longer than this, another route is tried, in ms. */
const firstMs = 10_000;

interface ReconnectPolicyOptions {
  /** Only the caller restarts the connection. If both did, their offers would collide. */
  readonly isCaller: boolean;
  /** A clock in ms that never jumps. */
  readonly now: () => number;
}

interface Verdict {
  /** True if the two no longer hear each other. */
  readonly isLost: boolean;
  readonly gaveUp: 'ice_failed' | 'ice_timeout' | null;
  readonly shouldRestart: boolean;
}

/** Decides how long to wait for a connection that is missing or lost, and when to restart it. */
export function createReconnectPolicy({ isCaller, now }: ReconnectPolicyOptions) {
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
    /** Called when both take part. @returns true at the first call */
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
      // A connection that never existed is not lost: its waiting time counts from the answer.
      if (wasConnected) lostAt ??= now();
    },
    tick,
  };
}
