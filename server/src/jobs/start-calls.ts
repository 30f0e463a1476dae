import { endDueCalls, pushCalls } from '../features/calls/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { Pusher } from '../gateways/push/pusher.ts';
import { startLoop, type Loop } from './start-loop.ts';

/** A block ends a call within a second. */
const pauseMs = 500;

interface CallJobDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Without it, members who have closed the app are not called. */
  readonly pusher: Pusher | null;
  readonly onFailure: (job: string, error: unknown) => void;
}

/** Regularly ends calls that are over, and rings browsers in which the app is closed. */
export function startCalls(dependencies: CallJobDependencies, pause: number = pauseMs): Loop {
  const { pusher, onFailure } = dependencies;
  let pushing: Promise<void> | null = null;
  const run = async () => {
    await endDueCalls(dependencies);
    // The rings run apart from the ends: a slow push service must not keep a call alive.
    if (pusher && !pushing)
      pushing = pushCalls({ ...dependencies, pusher })
        .catch((error: unknown) => onFailure('push a call', error))
        .finally(() => (pushing = null));
  };
  const loop = startLoop(pause, run, (error) => onFailure('end calls', error));
  return {
    ...loop,
    async stop() {
      await loop.stop();
      await pushing;
    },
  };
}
