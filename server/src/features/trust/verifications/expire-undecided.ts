import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { notifyMembers } from '../../notices/notifications/index.ts';
import { publishDecision } from './decide-verification.ts';
import { expireSubmissions } from './reviews.repository.ts';
import { undecidedSince } from './verification-rules.ts';

interface ExpireUndecidedDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Ends submissions that nobody has decided within 72 hours, and asks their members to send the photos again. Their
 * documents can be erased at once. Returns their number.
 */
export async function expireUndecided({ database, clock, events }: ExpireUndecidedDependencies): Promise<number> {
  const now = clock.now();
  const { count, notified } = await end(database, undecidedSince(now), now);
  publishDecision(events, notified);
  return count;
}

/**
 * Ends all pending submissions, whose documents nobody can open after a restore, and asks their members to send the
 * photos again. Returns their number. No server runs that could tell of it at once.
 */
export async function askForLostDocuments(database: Database, now: Date): Promise<number> {
  return (await end(database, now, now)).count;
}

function end(database: Database, submittedUntil: Date, now: Date) {
  return inTransaction(database, async (transaction) => {
    const ended = await getRows(transaction, expireSubmissions, { submittedUntil, now });
    const details = { decision: 'rejected', reason_code: 'not_reviewed' } as const;
    const notices = ended.map(({ userId }) => ({ recipient: userId, kind: 'verification', details }) as const);
    return { count: ended.length, notified: await notifyMembers(transaction, now, notices) };
  });
}
