import { getRow, getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { revokePeriod } from '../../core/premium/index.ts';
import { notifyMembers } from '../../notices/notifications/index.ts';
import { findBookedOrder, type BookedOrder } from './orders.repository.ts';
import type { StoredState } from './order-rules.ts';
import { noteMovedPeriods } from './note-moved-periods.ts';
import { logPaymentEvent, moveOrder } from './settlements.repository.ts';

const refundable: readonly StoredState[] = ['paid', 'needs_review', 'refunding'];

/** The order whose money can be paid back. Null: there is none. */
export async function findRefundable(database: Database, code: string): Promise<BookedOrder | null> {
  const order = await getRow(database, findBookedOrder, { code });
  return order && refundable.includes(order.state) ? order : null;
}

/**
 * Records that the operator has paid an order's money back in M-Pesa's portal: its Premium ends, passes that follow it
 * begin earlier, and the member is told. False: there was nothing to pay back, or it was recorded before.
 */
export function refundOrder(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  code: string,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const order = await getRow(transaction, findBookedOrder, { code });
    if (!order) return false;
    const now = clock.now();
    const change = { id: order.id, from: refundable, to: 'refunded', code: 'refund', nextQueryAt: null, now } as const;
    if (!(await getRow(transaction, moveOrder, change))) return false;
    await getRows(transaction, logPaymentEvent, { orderId: order.id, kind: 'operator', code: 'refunded', now });
    const moved = await revokePeriod(transaction, order.id, now);
    await noteMovedPeriods(transaction, moved ?? []);
    const details = { decision: 'rejected' } as const;
    if (order.userId !== null)
      await notifyMembers(transaction, now, [{ recipient: order.userId, kind: 'payment', details }]);
    return true;
  });
}
