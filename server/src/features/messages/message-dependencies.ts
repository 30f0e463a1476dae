import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';

export interface MessageDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}
