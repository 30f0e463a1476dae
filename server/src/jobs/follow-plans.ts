import { createPlanFollower } from '../features/core/premium/index.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import { startLoop, type Loop, type LoopWatching } from './start-loop.ts';

const pauseMs = 1000;

interface FollowPlansDependencies extends LoopWatching {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/** Regularly tells members that another process has changed their plan. */
export function followPlans(dependencies: FollowPlansDependencies): Loop {
  return startLoop({ name: 'follow plans', pauseMs, on: dependencies }, createPlanFollower(dependencies));
}
