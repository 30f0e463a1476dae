import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { takeDueReminders } from '../../core/premium/index.ts';
import { notifyMembers, publishNotified } from '../notifications/index.ts';

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
    const now = clock.now();
    // oxlint-disable-next-line no-await-in-loop -- The next transaction takes what this one has left.
    const notified = await inTransaction(database, async (tx) => {
      const due = await getRows(tx, takeDueReminders, { now, limit: atOnce });
      const noticeOf = ({ userId, daysLeft }: (typeof due)[number]) =>
        ({ recipient: userId, kind: 'premium', details: { days_left: daysLeft } }) as const;
      return notifyMembers(tx, now, due.map(noticeOf));
    });
    publishNotified(events, notified);
    if (notified.length < atOnce) return;
  }
}
