import type { Switches } from '../features/core/switches/index.ts';
import { endDueCalls, pushCalls } from '../features/conversations/calls/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { Pusher } from '../gateways/push/pusher.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';

/** A block ends a call within a second. */
const pauseMs = 500;

interface CallJobDependencies extends LoopWatching {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly switches: Pick<Switches, 'isOff'>;
}

/** Regularly ends calls that are over. */
export function startCallEnds(dependencies: CallJobDependencies, pause: number = pauseMs): Loop {
  return startLoop({ name: 'end calls', pauseMs: pause, on: dependencies }, () => endDueCalls(dependencies));
}

/**
 * Regularly rings browsers in which the app is closed. This runs apart from the ends of calls: a slow push service must
 * not keep a call alive.
 */
export function startRings(
  dependencies: Omit<CallJobDependencies, 'events' | 'switches'> & { readonly pusher: Pusher },
  pause: number = pauseMs,
): Loop {
  return startLoop({ name: 'push a call', pauseMs: pause, on: dependencies }, () => pushCalls(dependencies));
}
