import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { SettleDependencies } from './payment-dependencies.ts';
import { findOrderByCode, lockOrder } from './orders.repository.ts';
import type { StoredOrder } from './order-rules.ts';
import { applyVerdict } from './settle-order.ts';
import { countReceipts, insertReceipt, logPaymentEvent, verifyOrder } from './settlements.repository.ts';
import { judgeFailure, judgeMoney, type Verdict } from './verdict-rules.ts';

type HandDependencies = Pick<SettleDependencies, 'database' | 'clock'>;

/**
 * Notes the receipt that the operator has found in M-Pesa's portal, of the order's whole amount. An order that nobody
 * could decide is paid then.
 * @returns false when there is no such order, it has a receipt, or the receipt is that of another order
 */
export function noteReceipt(on: HandDependencies, code: string, receipt: string): Promise<boolean> {
  return byHand(on, code, 'receipt', async (transaction, order, receipts) => {
    const { id, amount } = order;
    if (receipts > 0) return null;
    if (!(await getRow(transaction, insertReceipt, { receipt, id, amount, now: on.clock.now() }))) return null;
    return judgeMoney({ ...order, receipts }, { amount, isNewReceipt: true });
  });
}

/**
 * Notes that M-Pesa's portal has no payment of an order that nobody could decide.
 * @returns false when there is no such order
 */
export function noteUnpaid(on: HandDependencies, code: string): Promise<boolean> {
  return byHand(on, code, 'not_paid', (_transaction, order, receipts) => {
    const verdict = judgeFailure({ ...order, receipts });
    return Promise.resolve(order.state === 'needs_review' && verdict.to === 'failed' ? verdict : null);
  });
}

type Decide = (transaction: Transaction, order: StoredOrder, receipts: number) => Promise<Verdict | null>;

async function byHand(on: HandDependencies, code: string, what: string, decide: Decide): Promise<boolean> {
  const { database, clock } = on;
  const named = await getRow(database, findOrderByCode, { code });
  if (!named) return false;
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const order = await getRow(transaction, lockOrder, { id: named.id });
    if (!order) return false;
    const receipts = (await getRow(transaction, countReceipts, { id: order.id }))?.count ?? 0;
    const verdict = await decide(transaction, order, receipts);
    if (verdict === null) return false;
    await getRows(transaction, logPaymentEvent, { orderId: order.id, kind: 'operator', code: what, now });
    await applyVerdict(transaction, order, verdict, { now, code: what, nextQuery: null });
    // The operator has seen the payment, so no query has to confirm it.
    if (verdict.to === 'paid') await getRows(transaction, verifyOrder, { id: order.id, now });
    return true;
  });
}
