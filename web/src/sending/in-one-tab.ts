import { withLock } from '../device/with-lock.ts';

/**
 * Runs an action in only one tab at a time, in browsers that have locks. A stuck tab holds it up only for a while, so
 * nothing that runs here may do harm if it runs twice.
 */
export async function inOneTab<T>(name: string, patienceMs: number, act: () => Promise<T>): Promise<T> {
  const patience = AbortSignal.timeout(patienceMs);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return act();
  };
  try {
    return await withLock(name, { signal: patience }, begin);
  } catch (error) {
    if (hasBegun || !patience.aborted) throw error;
    return act();
  }
}
