import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { drainServer } from '../http/drain-server.ts';

/** The time at the end of a stop for what follows the last request: files are removed, connections closed. In ms. */
const tidyMs = 2000;
/** A supervisor kills a process when its time is over, so the process ends this much earlier, in ms. */
const marginMs = 500;

interface StopTimes {
  /** The time for which a stopping server still accepts requests, in ms. */
  readonly acceptMs: number;
  /** The time for which it then waits for requests under way, in ms. */
  readonly finishMs: number;
  /** The time for which it waits for jobs, from the beginning, in ms. */
  readonly workMs: number;
  /** The time after which it waits for nothing any more, from the beginning, in ms. */
  readonly allMs: number;
}

/** Divides `STOP_SECONDS`: requests and jobs finish at the same time, and share one budget. */
export function stopTimes({ drainSeconds, stopSeconds }: Pick<Config, 'drainSeconds' | 'stopSeconds'>): StopTimes {
  const [acceptMs, stopMs] = [drainSeconds * 1000, stopSeconds * 1000];
  const workMs = stopMs - tidyMs;
  return { acceptMs, finishMs: workMs - acceptMs, workMs, allMs: stopMs - marginMs };
}

interface Stopping {
  /** Takes up no more jobs, and waits for those that run. */
  readonly stopWork: () => Promise<void>;
  /** Stops what requests and jobs use. */
  readonly stopRest: () => Promise<void>;
}

/**
 * Stops the server in order. What does not end in time is left: whoever uses it does so again, as after a power cut.
 */
export async function stopInTime(app: FastifyInstance, times: StopTimes, { stopWork, stopRest }: Stopping) {
  const over = new AbortController();
  const stopping = Promise.all([stopWork(), drainServer(app, times)]).then(stopRest);
  const expiring = wait(times.allMs, undefined, { signal: over.signal }).then(
    () => app.log.warn('the time to stop is over: what is under way is left to the next start'),
    () => {},
  );
  await Promise.race([stopping, expiring]).finally(() => over.abort());
}
