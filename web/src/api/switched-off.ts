import { together } from '../device/listen.ts';
import { onOnline } from '../device/on-online.ts';
import { createStore } from '../state/store.ts';
import { RequestError } from './request-error.ts';

/** The switches that are off, as the last response named them, separated by spaces. Empty while everything is on. */
export const switchedOff = createStore('');

/** Notes what a response of the API says about the switches. A proxy's error says nothing. */
export function noteSwitches({ headers, status }: Response): void {
  const named = headers.get('switched-off') ?? '';
  if (named !== switchedOff.read() && (named !== '' || status < 500)) switchedOff.write(named);
}

/**
 * Calls a function when the network is back, and when something was switched on or off.
 * @returns a function that ends this
 */
export const onBack = (listener: () => void): (() => void) =>
  together(onOnline(listener), switchedOff.subscribe(listener));

/** Says whether a file would be refused now, so that it need not be sent in vain. */
export const areUploadsOff = (): boolean => /uploads|read-only/.test(switchedOff.read());

/** Returns the server's text for the member, if a switch has refused a request. */
export const stoppedText = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.stopped : undefined;
