import { publishNotified } from '../notifications/index.ts';
import { createRemindersRepository } from './reminders.repository.ts';
import { atOnce, type ReminderDependencies } from './remind-of-end.ts';

/** Tells members that their trial has ended, once. The event `payment` closes what an open app still shows as open. */
export async function tellOfTrialEnd({ database, clock, events }: ReminderDependencies): Promise<void> {
  const reminders = createRemindersRepository(database);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- The next statement takes what this one has left.
    const notified = await reminders.tellOfTrialEnd(clock.now(), atOnce);
    for (const { userId } of notified) events.publish({ to: [userId], event: { type: 'payment' } });
    publishNotified(events, notified);
    if (notified.length < atOnce) return;
  }
}
