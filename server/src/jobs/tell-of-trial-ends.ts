import { tellOfTrialEnd } from '../features/notices/premium-reminders/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';

const pauseMs = 15_000;

interface TrialEndsDependencies extends LoopWatching {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/** Regularly tells members whose trial has ended. An hourly job would leave them at a closed limit without a word. */
export function tellOfTrialEnds(dependencies: TrialEndsDependencies, pause: number = pauseMs): Loop {
  return startLoop({ name: 'tell of trial ends', pauseMs: pause, on: dependencies }, () =>
    tellOfTrialEnd(dependencies),
  );
}
