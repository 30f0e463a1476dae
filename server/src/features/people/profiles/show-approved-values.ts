import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockProfile, showApproved } from './profiles.repository.ts';
import { approvedValues, type WaitingValues } from './waiting-rules.ts';

/**
 * Shows everyone a name and a gender that a reviewer has approved; null is one that does not change. Search finds the
 * member by the new name from now on, and decks of others that were queued before are judged again.
 */
export async function showApprovedValues(
  transaction: Transaction,
  userId: number,
  approved: WaitingValues,
  now: Date,
): Promise<void> {
  const current = await getRow(transaction, lockProfile, { userId });
  if (!current) return;
  const { isNewGender, ...values } = approvedValues(current, approved, nairobiDay(now));
  await getRows(transaction, showApproved, { userId, ...values, changedAt: isNewGender ? now : null });
}
