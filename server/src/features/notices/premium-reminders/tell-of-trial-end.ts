import { publishNotified } from '../notifications/index.ts';
import { tellOfEndedTrials } from './reminders.repository.ts';
import { atOnce, type ReminderDependencies } from './remind-of-end.ts';

/** Tells members that their trial has ended, once. The event `payment` closes what an open app still shows as open. */
export async function tellOfTrialEnd({ database, clock, events }: ReminderDependencies): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- The next transaction takes what this one has left.
    const notified = await tellOfEndedTrials(database, { now: clock.now(), limit: atOnce });
    for (const { userId } of notified) events.publish({ to: [userId], event: { type: 'payment' } });
    publishNotified(events, notified);
    if (notified.length < atOnce) return;
  }
}
