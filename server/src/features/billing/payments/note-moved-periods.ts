import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { MovedPeriod } from '../../core/premium/index.ts';
import { noteSold } from './settlements.repository.ts';

/** Updates the receipts of passes that begin earlier, because one before them was taken back. */
export async function noteMovedPeriods(transaction: Transaction, moved: readonly MovedPeriod[]): Promise<void> {
  for (const period of moved) await getRows(transaction, noteSold, { id: period.orderId, ...period });
}
