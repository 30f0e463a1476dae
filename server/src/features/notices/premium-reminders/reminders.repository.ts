import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { takeDueReminders, takeEndedTrials } from '../../core/premium/index.ts';
import { notifyMembers, type NotifiedMember } from '../notifications/index.ts';

interface Taking {
  readonly now: Date;
  readonly limit: number;
}

/** Notifies at most `limit` members of the end of their month, each of them once for each step. */
export function remindDue(database: Database, taking: Taking): Promise<NotifiedMember[]> {
  return inTransaction(database, async (tx) => {
    const due = await getRows(tx, takeDueReminders, taking);
    const notices = due.map(({ userId: recipient, daysLeft: days_left }) => ({
      recipient,
      kind: 'premium' as const,
      details: { days_left },
    }));
    return notifyMembers(tx, taking.now, notices);
  });
}

// A server of release 0.2.0 reads the days alone, and says that Premium is over.
const trialIsOver = { kind: 'premium', details: { days_left: 0, is_trial: true } } as const;

/** Notifies at most `limit` members of the end of their trial, once. */
export function tellOfEndedTrials(database: Database, taking: Taking): Promise<NotifiedMember[]> {
  return inTransaction(database, async (tx) => {
    const ended = await getRows(tx, takeEndedTrials, taking);
    const notices = ended.map(({ userId: recipient }) => ({ recipient, ...trialIsOver }));
    return notifyMembers(tx, taking.now, notices);
  });
}
