import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { ReceiptResult } from '../../../gateways/payments/payments.ts';
import { after } from './ask-due-orders.ts';
import type { StoredOrder } from './order-rules.ts';
import { lockOrder } from './orders.repository.ts';
import type { SettleDependencies } from './payment-dependencies.ts';
import { publishSettled } from './publish-settled.ts';
import { judgeResult, refusedPauseMs } from './receipt-rules.ts';
import { findOrderByReceiptToken, pauseReceipts } from './receipts.repository.ts';
import { applyVerdict, unmoved, type Settled } from './settle-order.ts';
import { countReceipts, insertReceipt, logPaymentEvent } from './settlements.repository.ts';
import { judgeMoney } from './verdict-rules.ts';

/**
 * Handles the result of a question for an order's receipt. The secret in the address proves the sender, and only the
 * address of the last question counts. A result changes nothing if the order has a receipt by then, or if the receipt
 * is that of another order. It names the payer, so its body is not kept.
 */
export async function receiveResult(dependencies: SettleDependencies, tokenHash: Buffer, body: unknown): Promise<void> {
  const { database, clock, events, payments } = dependencies;
  const order = await getRow(database, findOrderByReceiptToken, { tokenHash });
  if (!order) return;
  const result = payments.readReceipt(body);
  const now = clock.now();
  const { settled, isLearned } = await inTransaction(database, async (transaction) => {
    const known = await getRow(transaction, lockOrder, { id: order.id });
    const code = `receipt ${result?.code ?? 'unreadable'}`;
    await getRows(transaction, logPaymentEvent, { orderId: order.id, kind: 'callback', code, now });
    return known === null ? nothing : learn(transaction, known, result, now);
  });
  publishSettled(dependencies, settled);
  // The receipt shows on the member's page of the order.
  if (isLearned && !settled.hasMoved && order.userId !== null)
    events.publish({ to: [order.userId], event: { type: 'payment' } });
}

interface Learned {
  readonly settled: Settled;
  readonly isLearned: boolean;
}

const nothing: Learned = { settled: unmoved, isLearned: false };

async function learn(
  transaction: Transaction,
  order: StoredOrder,
  result: ReceiptResult | null,
  now: Date,
): Promise<Learned> {
  const receipts = (await getRow(transaction, countReceipts, { id: order.id }))?.count ?? 0;
  const judged = { ...order, receipts };
  const meaning = judgeResult(judged, result);
  if (meaning === 'refused') await getRows(transaction, pauseReceipts, { until: after(now, refusedPauseMs) });
  if (typeof meaning === 'string') return nothing;
  const { receipt, amount } = meaning;
  if (!(await getRow(transaction, insertReceipt, { receipt, id: order.id, amount, now }))) return nothing;
  const verdict = judgeMoney(judged, { amount, isNewReceipt: true });
  const settled = await applyVerdict(transaction, order, verdict, { now, code: '0', nextQuery: null });
  return { settled, isLearned: true };
}
