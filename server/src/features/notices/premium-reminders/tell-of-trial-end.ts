import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { takeEndedTrials } from '../../core/premium/index.ts';
import { notifyMembers, publishNotified } from '../notifications/index.ts';
import { atOnce, type ReminderDependencies } from './remind-of-end.ts';

// A server of release 0.2.0 reads the days alone, and says that Premium is over.
const trialIsOver = { kind: 'premium', details: { days_left: 0, is_trial: true } } as const;

/** Tells members that their trial has ended, once. The event `payment` closes what an open app still shows as open. */
export async function tellOfTrialEnd({ database, clock, events }: ReminderDependencies): Promise<void> {
  for (;;) {
    const now = clock.now();
    // oxlint-disable-next-line no-await-in-loop -- The next transaction takes what this one has left.
    const notified = await inTransaction(database, async (tx) => {
      const ended = await getRows(tx, takeEndedTrials, { now, limit: atOnce });
      const notices = ended.map(({ userId: recipient }) => ({ recipient, ...trialIsOver }));
      return notifyMembers(tx, now, notices);
    });
    for (const { userId } of notified) events.publish({ to: [userId], event: { type: 'payment' } });
    publishNotified(events, notified);
    if (notified.length < atOnce) return;
  }
}
