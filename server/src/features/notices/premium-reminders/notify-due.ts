import type { Database } from '../../../database/connect.ts';
import { getRows, type Statement } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import {
  notifyMembers,
  publishNotified,
  type NotificationDetails,
  type NotifiedMember,
} from '../notifications/index.ts';

export interface ReminderDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

interface Who {
  readonly userId: number;
}

interface Due<Row extends Who> {
  /** Takes at most `limit` of those who are due, so that no other process takes them. */
  readonly take: Statement<{ readonly now: Date; readonly limit: number }, Row>;
  readonly detailsOf: (row: Row) => NotificationDetails;
  readonly tell?: (notified: readonly NotifiedMember[]) => void;
}

/** Notifies all who are due of their Premium, `atOnce` of them in a transaction. Deleted accounts hear nothing. */
export async function notifyDue<Row extends Who>(
  { database, clock, events }: ReminderDependencies,
  { take, detailsOf, tell }: Due<Row>,
  atOnce = 1000,
): Promise<void> {
  for (;;) {
    const now = clock.now();
    // oxlint-disable-next-line no-await-in-loop -- The next transaction takes what this one has left.
    const { taken, notified } = await inTransaction(database, async (tx) => {
      const due = await getRows(tx, take, { now, limit: atOnce });
      const kind = 'premium' as const;
      const notices = due.map((row) => ({ recipient: row.userId, kind, details: detailsOf(row) }));
      return { taken: due.length, notified: await notifyMembers(tx, now, notices) };
    });
    tell?.(notified);
    publishNotified(events, notified);
    if (taken < atOnce) return;
  }
}
