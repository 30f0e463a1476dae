import { tellOfTrialEnd } from '../features/notices/premium-reminders/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import { startLoop, type Loop } from './start-loop.ts';

const pauseMs = 15_000;

interface TrialEndsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly onFailure: (job: string, error: unknown) => void;
}

/** Regularly tells members whose trial has ended. An hourly job would leave them at a closed limit without a word. */
export function tellOfTrialEnds(dependencies: TrialEndsDependencies, pause: number = pauseMs): Loop {
  return startLoop(
    pause,
    () => tellOfTrialEnd(dependencies),
    (error) => dependencies.onFailure('tell of trial ends', error),
  );
}
