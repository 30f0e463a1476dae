import { refitNightly } from '../features/discovery/matching/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import { startLoop, type LoopWatching } from './start-loop.ts';

const pauseMs = 5 * 60_000;

interface RefitDependencies extends LoopWatching {
  readonly database: Database;
  readonly clock: Clock;
}

/** Looks every five minutes whether a refit is due. A stop ends one that is under way. */
export function startRefits(dependencies: RefitDependencies): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loop = startLoop({ name: 'refit the weights', pauseMs, on: dependencies }, () =>
    refitNightly(dependencies, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    }),
  );
  return {
    stop() {
      stopping.abort();
      return loop.stop();
    },
  };
}
