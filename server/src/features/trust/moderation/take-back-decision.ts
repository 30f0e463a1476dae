import { getRow } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { reopenAppeal, reopenCase } from '../reports/index.ts';
import { reopenVerification } from '../verifications/index.ts';
import { findDecisionRow, type DecisionRow } from './decisions.repository.ts';
import { reopenChange } from './reopen-change.ts';
import { kindOf, takeBackUntil } from './take-back-rules.ts';

interface TakeBackDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Takes back a decision of the moderator's own. The case waits again, and the audit keeps both entries.
 *
 * @throws ApiError not_found also for a colleague's decision, decision_stands
 */
export async function takeBackDecision(
  { database, clock, events }: TakeBackDependencies,
  moderatorId: number,
  id: number,
): Promise<{ id: number }> {
  const now = clock.now();
  const row = await getRow(database, findDecisionRow, { moderatorId, id });
  if (!row || kindOf(row.action) === null || row.decidedBy !== moderatorId) throw new ApiError('not_found');
  // The statements that reopen a case find out whether something was decided since, and is kept.
  if (takeBackUntil({ ...row, isNewest: true, isKept: true }, moderatorId, now) === null)
    throw new ApiError('decision_stands');
  const { userId, reporters } = await inTransaction(database, async (transaction) => {
    const reopened = await reopen(transaction, row, moderatorId, now);
    // It rolls back what was deleted on the way.
    if (reopened === null) throw new ApiError('decision_stands');
    return reopened;
  });
  if (row.verificationId !== null) events.publish({ to: [userId], event: { type: 'verification' } });
  if (row.caseId !== null) events.publish({ to: [userId], event: { type: 'decision' } });
  // Their notices are withdrawn.
  events.publish({ to: [userId, ...reporters], event: { type: 'notifications_read' } });
  return { id };
}

interface Reopened {
  readonly userId: number;
  /** The members who were told what became of their report. */
  readonly reporters: readonly number[];
}

async function reopen(transaction: Transaction, row: DecisionRow, by: number, now: Date): Promise<Reopened | null> {
  const { action, verificationId, changeId, caseId } = row;
  const taken = { by, at: row.decidedAt };
  if (verificationId !== null) return alone(await reopenVerification(transaction, verificationId, taken, now));
  if (changeId !== null) {
    const change = { id: changeId, isApproved: action === 'approve_change', ...taken };
    return alone(await reopenChange(transaction, change, now));
  }
  if (caseId === null) return null;
  return kindOf(action) === 'appeal'
    ? alone(await reopenAppeal(transaction, caseId, taken, now))
    : reopenCase(transaction, caseId, taken, now);
}

const alone = (userId: number | null): Reopened | null => (userId === null ? null : { userId, reporters: [] });
