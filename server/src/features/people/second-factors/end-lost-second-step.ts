import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { logAct } from '../audit/index.ts';
import { endFactor, lockFactor } from './second-factors.repository.ts';

/**
 * Ends the second step of somebody who has lost both app and codes, on behalf of the operator, and records it in the
 * audit. False when the member has none.
 */
export function endLostSecondStep(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: number,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const factor = await getRow(transaction, lockFactor, { userId });
    if (!factor?.confirmedAt) return false;
    await getRows(transaction, endFactor, { userId });
    await logAct(transaction, { moderatorId: null, action: 'end_second_step', userId }, clock.now());
    return true;
  });
}
