import type { Transaction } from '../../../database/transaction.ts';
import { createReopeningsRepository, type TakenBack } from './reopenings.repository.ts';
import { createSanctionsRepository } from './sanctions.repository.ts';

/**
 * Opens a case again, as it was before a decision of that time: the member is free again, and nobody has been told.
 *
 * @returns the member; null if the decision stands
 */
export async function reopenCase(transaction: Transaction, caseId: number, taken: TakenBack, now: Date) {
  const reopened = await createReopeningsRepository(transaction).reopenCase(caseId, taken, now);
  if (!reopened) return null;
  const sanctions = createSanctionsRepository(transaction);
  await sanctions.lift(reopened.userId, caseId, now);
  if (reopened.isUrgent) await sanctions.hide(reopened.userId, now);
  return reopened.userId;
}

/**
 * Lets an appeal wait again whose decision was upheld at that time.
 *
 * @returns the member; null if the outcome stands
 */
export function reopenAppeal(transaction: Transaction, caseId: number, taken: TakenBack, now: Date) {
  return createReopeningsRepository(transaction).reopenAppeal(caseId, taken, now);
}
