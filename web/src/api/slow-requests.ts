import { createStore } from '../state/store.ts';

/** A request that takes longer than this is slow, and the member is offered a retry (app/connection), in ms. */
const patienceMilliseconds = 15_000;

export interface SlowRequest {
  /** Aborts this attempt and starts another one. */
  retry: () => void;
  /** True if the request sends files, which a retry sends again from the beginning. */
  isUpload: boolean;
}

export const slowRequests = createStore<readonly SlowRequest[]>([]);

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/**
 * Starts an attempt, and lists it as slow if it has not settled after 15 s. Nothing aborts an attempt automatically. It
 * is aborted only when the member asks for a retry, which is safe: every endpoint of the contract is idempotent.
 */
export async function watchRequest<T>(
  isUpload: boolean,
  signal: AbortSignal | undefined,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  let isRetryWanted = false;
  const retry = () => {
    isRetryWanted = true;
    controller.abort();
  };
  const request: SlowRequest = { retry, isUpload };
  const timer = setTimeout(() => slowRequests.write([...slowRequests.read(), request]), patienceMilliseconds);
  // An early request (early-response.ts) and a request that waits for a refresh do not listen to a signal.
  const aborted = untilAborted(controller.signal);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    return await Promise.race([attempt(controller.signal), aborted]);
  } catch (error) {
    if (!isRetryWanted) throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    const slow = slowRequests.read();
    if (slow.includes(request)) slowRequests.write(slow.filter((other) => other !== request));
  }
  return watchRequest(isUpload, signal, attempt);
}
