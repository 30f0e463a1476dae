/** After this long a call is slow, and the reader is offered what can be done about it (line-notices.tsx). */
const patienceMilliseconds = 15_000;

export interface SlowRequest {
  /** Gives the attempt up and makes another. */
  again: () => void;
  /** Files that another attempt sends from their beginning. */
  isUpload: boolean;
}

let slow: readonly SlowRequest[] = [];
const listeners = new Set<() => void>();

function change(next: readonly SlowRequest[]): void {
  slow = next;
  for (const listener of listeners) listener();
}

export const slowRequests = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly SlowRequest[] => slow,
};

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/**
 * Makes an attempt, which counts as slow when it has not come back after 15 s. It is never given up by itself,
 * only when somebody asks for another one: no call of the contract does anything a second time.
 */
export async function watchRequest<T>(
  isUpload: boolean,
  signal: AbortSignal | undefined,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  let wanted = false;
  const again = () => {
    wanted = true;
    stop.abort();
  };
  const call: SlowRequest = { again, isUpload };
  const timer = setTimeout(() => change([...slow, call]), patienceMilliseconds);
  // What was asked ahead of the app's code, or waits for another call's refresh, hears of no signal.
  const givenUp = untilAborted(stop.signal);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    return await Promise.race([attempt(stop.signal), givenUp]);
  } catch (error) {
    if (!wanted) throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    if (slow.includes(call)) change(slow.filter((other) => other !== call));
  }
  return watchRequest(isUpload, signal, attempt);
}
