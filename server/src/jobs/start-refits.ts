import { refitNightly } from '../features/discovery/matching/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import { startLoop } from './start-loop.ts';

const pauseMs = 5 * 60_000;

interface RefitDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (job: string, error: unknown) => void;
}

/** Looks every five minutes whether a refit is due. A stop ends one that is under way. */
export function startRefits({ onFailure, ...dependencies }: RefitDependencies): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loop = startLoop(
    pauseMs,
    () => refitNightly(dependencies, stopping.signal),
    (error) => {
      if (!stopping.signal.aborted) onFailure('refit the weights', error);
    },
  );
  return {
    stop() {
      stopping.abort();
      return loop.stop();
    },
  };
}
