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
  // The statements that reopen a case find out whether something was decided since.
  if (takeBackUntil({ ...row, isNewest: true }, moderatorId, now) === null) throw new ApiError('decision_stands');
  const userId = await inTransaction(database, async (transaction) => {
    const member = await reopen(transaction, row, moderatorId, now);
    // It rolls back what was deleted on the way.
    if (member === null) throw new ApiError('decision_stands');
    return member;
  });
  if (row.verificationId !== null) events.publish({ to: [userId], event: { type: 'verification' } });
  if (row.caseId !== null) events.publish({ to: [userId], event: { type: 'decision' } });
  events.publish({ to: [userId], event: { type: 'notifications_read' } });
  return { id };
}

async function reopen(transaction: Transaction, row: DecisionRow, by: number, now: Date): Promise<number | null> {
  const { action, verificationId, changeId, caseId } = row;
  const taken = { by, at: row.decidedAt };
  if (verificationId !== null) return reopenVerification(transaction, verificationId, taken, now);
  if (changeId !== null)
    return reopenChange(transaction, { id: changeId, isApproved: action === 'approve_change', ...taken }, now);
  if (caseId === null) return null;
  return kindOf(action) === 'appeal'
    ? reopenAppeal(transaction, caseId, taken, now)
    : reopenCase(transaction, caseId, taken, now);
}
