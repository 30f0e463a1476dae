import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { logAct } from '../../people/audit/index.ts';
import { withdrawNotices } from '../../notices/notifications/index.ts';
import { setHidden } from '../../people/profiles/index.ts';
import { mayUndoAppeal, mayUndoDecision, type TakenBack } from './case-rules.ts';
import { lockCase, writeAppealDecision, writeDecision } from './decided-cases.repository.ts';
import { liftSanction } from './restrict-reported.ts';
import { listReporters } from './sanctions.repository.ts';

/**
 * Opens a case again, as it was before a decision of that time: the member is free again, and nobody has been told.
 *
 * @returns the member, and the reporters who had been told; null if the decision stands
 */
export async function reopenCase(transaction: Transaction, caseId: number, taken: TakenBack, now: Date) {
  const found = await lockCase(transaction, { caseId, moderatorId: taken.by });
  if (!found || !mayUndoDecision(found.state, taken, found.reviewer)) return null;
  const { userId, isUrgent } = found.state;
  const none = { decision: null, reason: null, note: null, until: null, moderatorId: null, askedAt: null };
  await getRows(transaction, writeDecision, { ...none, askedUntil: null, now: null, caseId });
  const reporters = (await getRows(transaction, listReporters, { caseId })).map(({ id }) => id);
  await getRows(transaction, withdrawNotices, { members: reporters, kind: 'report', writtenAt: taken.at, at: now });
  await noteTakenBack(transaction, { caseId, userId, taken, now });
  await liftSanction(transaction, { userId, caseId, now });
  if (isUrgent) await getRows(transaction, setHidden, { userId, hiddenAt: now });
  return { userId, reporters };
}

/**
 * Lets an appeal wait again whose decision was upheld at that time.
 *
 * @returns the member; null if the outcome stands
 */
export async function reopenAppeal(transaction: Transaction, caseId: number, taken: TakenBack, now: Date) {
  const found = await lockCase(transaction, { caseId, moderatorId: taken.by });
  if (!found || !mayUndoAppeal(found.state, taken, found.reviewer)) return null;
  const { userId } = found.state;
  const none = { outcome: null, note: null, moderatorId: null, now: null };
  await getRows(transaction, writeAppealDecision, { ...none, caseId });
  await noteTakenBack(transaction, { caseId, userId, taken, now });
  return userId;
}

interface Reopened {
  readonly caseId: number;
  readonly userId: number;
  readonly taken: TakenBack;
  readonly now: Date;
}

/** Withdraws what the member was told, and writes the audit. */
async function noteTakenBack(transaction: Transaction, { caseId, userId, taken, now }: Reopened): Promise<void> {
  await getRows(transaction, withdrawNotices, { members: [userId], kind: 'safety', writtenAt: taken.at, at: now });
  await logAct(transaction, { moderatorId: taken.by, action: 'take_back', caseId, userId }, now);
}
