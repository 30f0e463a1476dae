import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { takeDueReminders, takeEndedTrials } from '../../core/premium/index.ts';
import { notifyMembers, type NotifiedMember } from '../notifications/index.ts';

interface Taking {
  readonly now: Date;
  readonly limit: number;
}

const dueReminders = statement<Taking, { user_id: number; days_left: number }>(
  ({ now, limit }) => sql`${takeDueReminders({ now: sql`${now}::timestamptz`, limit })}`,
);

/** Notifies at most `limit` members of the end of their month, each of them once for each step. */
export function remindDue(database: Database, taking: Taking): Promise<NotifiedMember[]> {
  return inTransaction(database, async (tx) => {
    const due = await getRows(tx, dueReminders, taking);
    const notices = due.map(({ user_id: recipient, days_left }) => ({
      recipient,
      kind: 'premium' as const,
      details: { days_left },
    }));
    return notifyMembers(tx, taking.now, notices);
  });
}

const endedTrials = statement<Taking, { user_id: number }>(
  ({ now, limit }) => sql`${takeEndedTrials({ now: sql`${now}::timestamptz`, limit })}`,
);

// A server of release 0.2.0 reads the days alone, and says that Premium is over.
const trialIsOver = { kind: 'premium', details: { days_left: 0, is_trial: true } } as const;

/** Notifies at most `limit` members of the end of their trial, once. */
export function tellOfEndedTrials(database: Database, taking: Taking): Promise<NotifiedMember[]> {
  return inTransaction(database, async (tx) => {
    const ended = await getRows(tx, endedTrials, taking);
    const notices = ended.map(({ user_id: recipient }) => ({ recipient, ...trialIsOver }));
    return notifyMembers(tx, taking.now, notices);
  });
}

export const reminderStatements = { dueReminders, endedTrials };
