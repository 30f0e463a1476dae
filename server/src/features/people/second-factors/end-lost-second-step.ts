import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { endLostFactor } from './second-factors.repository.ts';

/**
 * Ends the second step of somebody who has lost both app and codes, on behalf of the operator, and records it in the
 * audit. False when the member has none.
 */
export function endLostSecondStep(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: number,
): Promise<boolean> {
  return inTransaction(database, (transaction) => endLostFactor(transaction, userId, clock.now()));
}
