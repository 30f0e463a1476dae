import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { publishNotified } from '../notifications/index.ts';
import { remindDue } from './reminders.repository.ts';

export interface ReminderDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/** The most members whom one transaction notifies. */
export const atOnce = 1000;

/** Reminds members 3 days and 1 day before the end of a paid month, and at its end: nothing renews by itself. */
export async function remindOfPremiumEnd({ database, clock, events }: ReminderDependencies): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- The next transaction takes what this one has left.
    const notified = await remindDue(database, { now: clock.now(), limit: atOnce });
    publishNotified(events, notified);
    if (notified.length < atOnce) return;
  }
}
