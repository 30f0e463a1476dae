import type { StreamEvent } from '@mwanzo/contract/events';
import { listen, together } from '../../device/listen.ts';
import { onOnline } from '../../device/on-online.ts';
import { readEvents, StreamRefused } from './read-events.ts';

/** The delay after the first failure, and the longest delay, in ms. */
const delayMilliseconds = 1000;
const delayMillisecondsMax = 60_000;

/**
 * Computes the delay before the next attempt, in ms: the delay that the server asks for, doubled with each failure.
 * Half of it is random, so that phones do not all reconnect at once.
 * @param failures how many attempts in a row got no event
 * @param random from 0 to 1
 */
export function returnDelay(failures: number, askedFor: number, random: number): number {
  const longest = Math.min(
    Math.max(askedFor, delayMilliseconds) * 2 ** Math.max(0, failures - 1),
    delayMillisecondsMax,
  );
  // While the server responds, nobody reconnects earlier than it asks for.
  return failures === 0 ? askedFor + random * askedFor * 0.5 : longest * (0.5 + random / 2);
}

/** Waits for this time. It ends early when the network is back or the page becomes visible. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') end();
    };
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = together(listen('abort', end, signal), onOnline(end), listen('visibilitychange', onVisible, document));
  });
}

interface FollowOptions {
  /** Returns the id after which the next connection continues. */
  lastId: () => string | undefined;
  onEvent: (event: StreamEvent, id: string | undefined) => void;
  onId: (id: string) => void;
  /** Aborting it ends the stream. */
  signal: AbortSignal;
}

function parse(data: string): StreamEvent | undefined {
  try {
    // The server checks its events against the same contract.
    return JSON.parse(data) as StreamEvent;
  } catch {
    return undefined;
  }
}

/** Follows the event stream, reconnecting as often as needed, until the signal aborts. */
export async function followEvents({ lastId, onEvent, onId, signal }: FollowOptions): Promise<void> {
  let failures = 0;
  let askedFor = delayMilliseconds;
  const listener = {
    onData(data: string, id: string | undefined) {
      failures = 0;
      const event = parse(data);
      if (event && !signal.aborted) onEvent(event, id);
    },
    onId(id: string) {
      if (!signal.aborted) onId(id);
    },
    onRetry(milliseconds: number) {
      askedFor = milliseconds;
    },
  };
  while (!signal.aborted) {
    failures += 1;
    let atLeast = 0;
    try {
      await readEvents({ ...listener, lastId: lastId(), signal });
    } catch (error) {
      if (error instanceof StreamRefused) atLeast = error.retryAfterMilliseconds;
    }
    if (!signal.aborted) await wait(Math.max(atLeast, returnDelay(failures, askedFor, Math.random())), signal);
  }
}
