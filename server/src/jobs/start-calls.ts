import type { Switches } from '../features/core/switches/index.ts';
import { endDueCalls, pushCalls } from '../features/conversations/calls/index.ts';
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
  readonly switches: Pick<Switches, 'isOff'>;
  readonly onFailure: (job: string, error: unknown) => void;
}

/** Regularly ends calls that are over. */
export function startCallEnds(dependencies: CallJobDependencies, pause: number = pauseMs): Loop {
  return startLoop(
    pause,
    () => endDueCalls(dependencies),
    (error) => dependencies.onFailure('end calls', error),
  );
}

/**
 * Regularly rings browsers in which the app is closed. This runs apart from the ends of calls: a slow push service must
 * not keep a call alive.
 */
export function startRings(
  dependencies: Omit<CallJobDependencies, 'events' | 'switches'> & { readonly pusher: Pusher },
  pause: number = pauseMs,
): Loop {
  return startLoop(
    pause,
    () => pushCalls(dependencies),
    (error) => dependencies.onFailure('push a call', error),
  );
}
