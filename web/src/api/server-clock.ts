import { createStore } from '../state/store.ts';

/**
 * From this difference on, the device's clock counts as wrong, in ms. A smaller one keeps the day nearly always, and
 * members who set their clock ahead by minutes mean it.
 */
const wrongFromMs = 6 * 3_600_000;

/** The server's time minus the device's, in ms. 0 while they agree, or while no response has come. */
export const clockError = createStore(0);

/** Compares the device's clock with the `Date` header of a response. Without the header, nothing is known. */
export function noteServerTime({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime - Date.now();
  const error = Math.abs(difference) < wrongFromMs ? 0 : difference;
  // The header has whole seconds, so the difference is never twice the same.
  if (Math.abs(error - clockError.read()) > 60_000) clockError.write(error);
}

/** Returns the current time in ms since the epoch, by the server's clock if the device's is wrong. */
export const realNow = (): number => Date.now() + clockError.read();
