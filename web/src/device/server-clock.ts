import { createStore } from '../state/store.ts';

/** Below this difference the two clocks agree, in ms: the header has whole seconds, and responses take a while. */
const agreeWithinMs = 60_000;
/** A response that took longer says too little about the time, in ms. The phone may have slept meanwhile. */
const tellsWithinMs = 30_000;

/** The server's time minus the device's, in ms. 0 while they agree, or while no response has come. */
export const clockError = createStore(0);

/**
 * Compares the device's clock with the `Date` header of a response. Without the header, nothing is known.
 * @param sentAt the device's time when the request was sent, in ms since the epoch
 */
export function noteServerTime({ headers }: Response, sentAt: number): void {
  const serverTime = Date.parse(headers.get('date') ?? '');
  const receivedAt = Date.now();
  const took = receivedAt - sentAt;
  if (Number.isNaN(serverTime) || took < 0 || took > tellsWithinMs) return;
  const difference = serverTime - receivedAt;
  const error = Math.abs(difference) < agreeWithinMs ? 0 : difference;
  // The header has whole seconds, so the difference is never twice the same.
  if (Math.abs(error - clockError.read()) > agreeWithinMs / 2) clockError.write(error);
}

/** Returns the current time in ms since the epoch, by the server's clock if the device's is another. */
export const realNow = (): number => Date.now() + clockError.read();
