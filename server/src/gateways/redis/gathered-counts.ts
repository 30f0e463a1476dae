import type { RateCount } from '../rate-counts.ts';

/** A number of requests that is added to a shared count. */
export interface Addition {
  readonly key: string;
  /** The length of the window in which it counts, in ms. */
  readonly windowMs: number;
  readonly more: number;
}

interface Window {
  readonly key: string;
  readonly windowMs: number;
  /** The shared count as it was last told, with what was not told because nobody listened. */
  known: number;
  underway: number;
  untold: number;
  endsAt: number;
}

/** The counts of this time are told together, in ms. */
const gatherMs = 100;
/** Forgetting all windows loses nothing, because the shared counts are told again. */
const windowsMax = 10_000;

export interface GatheredCounts {
  /** Counts one request, without waiting. What others have counted in the last moments is missing. */
  add(key: string, windowMs: number): RateCount;
}

/**
 * Counts of requests that processes share a little later: each counts by itself, and adds what it has counted to the
 * shared counts ten times a second. A round trip for each request would cost more than the rest of its limits.
 *
 * @param tell adds to the shared counts, and returns them in the same order
 * @param now a clock in ms that never jumps
 */
export function createGatheredCounts(
  tell: (additions: readonly Addition[]) => Promise<readonly RateCount[]>,
  now: () => number = () => performance.now(),
): GatheredCounts {
  const windows = new Map<string, Window>();
  const changed = new Set<Window>();
  let timer: NodeJS.Timeout | undefined;

  async function tellAll(): Promise<void> {
    timer = undefined;
    const told = [...changed].map((window) => ({ window, more: window.untold }));
    changed.clear();
    for (const { window, more } of told) {
      window.untold -= more;
      window.underway += more;
    }
    const shared = await tell(told.map(({ window: { key, windowMs }, more }) => ({ key, windowMs, more }))).catch(
      () => [],
    );
    for (const [at, { window, more }] of told.entries()) {
      const { [at]: count } = shared;
      window.underway -= more;
      window.known = count ? count.count : window.known + more;
      if (count) window.endsAt = now() + count.leftMs;
    }
  }

  function windowOf(key: string, windowMs: number): Window {
    const open = windows.get(key);
    if (open && open.endsAt > now()) return open;
    if (windows.size >= windowsMax) windows.clear();
    const window = { key, windowMs, known: 0, underway: 0, untold: 0, endsAt: now() + windowMs };
    windows.set(key, window);
    return window;
  }

  return {
    add(key, windowMs) {
      const window = windowOf(key, windowMs);
      window.untold += 1;
      changed.add(window);
      timer ??= setTimeout(() => void tellAll(), gatherMs).unref();
      return { count: window.known + window.underway + window.untold, leftMs: window.endsAt - now() };
    },
  };
}
