import type { Transaction } from '../../../database/transaction.ts';
import type { MovedPeriod } from '../../core/premium/index.ts';
import { createSettlementsRepository } from './settlements.repository.ts';

/** Updates the receipts of passes that begin earlier, because one before them was taken back. */
export async function noteMovedPeriods(transaction: Transaction, moved: readonly MovedPeriod[]): Promise<void> {
  const settlements = createSettlementsRepository(transaction);
  for (const period of moved) await settlements.noteSold(period.orderId, period);
}
