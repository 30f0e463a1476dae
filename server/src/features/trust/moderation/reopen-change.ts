import type { Transaction } from '../../../database/transaction.ts';
import { findChangeOf, saveChange, takeDecided } from '../../core/changes/index.ts';
import { withdrawNotices } from '../../notices/notifications/index.ts';
import { lockProfile, showApprovedValues } from '../../people/profiles/index.ts';
import { logAct } from '../../people/audit/index.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { mayReviewNow } from '../reports/index.ts';

interface ReopenedChange {
  readonly id: number;
  readonly isApproved: boolean;
  readonly by: number;
  readonly at: Date;
}

/**
 * Lets a new name wait again, as it did before a decision of that time. Others see the old one again.
 *
 * @returns the member; null if the decision stands, because there is another change or another name by now
 */
export async function reopenChange(
  transaction: Transaction,
  { id, isApproved, by, at }: ReopenedChange,
  now: Date,
): Promise<number | null> {
  const change = await getRow(transaction, takeDecided, { id, decidedAt: at });
  if (!change) return null;
  const { userId, oldName, newName } = change;
  const shown = await getRow(transaction, lockProfile, { userId });
  const waiting = await findChangeOf(transaction, userId);
  const isFree = waiting.name === null && waiting.gender === null && waiting.photoIds === null;
  if (!isFree || !shown?.isVerified || shown.name !== (isApproved ? newName : oldName)) return null;
  if (!(await mayReviewNow(transaction, { moderatorId: by, userId }))) return null;
  await getRows(transaction, withdrawNotices, { members: [userId], kind: 'profile_change', writtenAt: at, at: now });
  await logAct(transaction, { moderatorId: by, action: 'take_back', changeId: id, userId }, now);
  const nothingElse = { gender: null, genderDetail: null };
  if (isApproved) await showApprovedValues(transaction, userId, { name: oldName, ...nothingElse }, now);
  const again = { name: newName, ...nothingElse, photoIds: null, photo: null };
  await saveChange(transaction, userId, again, now);
  return userId;
}
