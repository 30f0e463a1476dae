import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { logAct } from '../../people/audit/index.ts';
import { undoAppeal, undoDecision, type TakenBack } from './reopenings.repository.ts';
import { hideReported, liftSanction, listReporters } from './sanctions.repository.ts';
import { withdrawFrom } from './tell-members.repository.ts';

/**
 * Opens a case again, as it was before a decision of that time: the member is free again, and nobody has been told.
 *
 * @returns the member; null if the decision stands
 */
export async function reopenCase(transaction: Transaction, caseId: number, taken: TakenBack, now: Date) {
  const reopened = await getRow(transaction, undoDecision, { caseId, ...taken });
  if (!reopened) return null;
  const { userId, isUrgent } = reopened;
  const members = (await getRows(transaction, listReporters, { caseId })).map(({ id }) => id);
  await getRows(transaction, withdrawFrom, { members, kind: 'report', writtenAt: taken.at, at: now });
  await noteTakenBack(transaction, { caseId, userId, taken, now });
  await liftSanction(transaction, { userId, caseId, now });
  if (isUrgent) await getRows(transaction, hideReported, { userId, now });
  return userId;
}

/**
 * Lets an appeal wait again whose decision was upheld at that time.
 *
 * @returns the member; null if the outcome stands
 */
export async function reopenAppeal(transaction: Transaction, caseId: number, taken: TakenBack, now: Date) {
  const reopened = await getRow(transaction, undoAppeal, { caseId, ...taken });
  if (!reopened) return null;
  await noteTakenBack(transaction, { caseId, userId: reopened.userId, taken, now });
  return reopened.userId;
}

interface Reopened {
  readonly caseId: number;
  readonly userId: number;
  readonly taken: TakenBack;
  readonly now: Date;
}

/** Withdraws what the member was told, and writes the audit. */
async function noteTakenBack(transaction: Transaction, { caseId, userId, taken, now }: Reopened): Promise<void> {
  await getRows(transaction, withdrawFrom, { members: [userId], kind: 'safety', writtenAt: taken.at, at: now });
  await logAct(transaction, { moderatorId: taken.by, action: 'take_back', caseId, userId }, now);
}
