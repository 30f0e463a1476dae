import { getRow, getRows } from '../../../database/sql.ts';
import type { PaymentCallback } from '../../../gateways/payments/payments.ts';
import { brokenConstraint } from '../../../database/broken-constraint.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { isFailure } from '../../../gateways/payments/result-codes.ts';
import { nextQueryAt, type StoredOrder } from './order-rules.ts';
import { findOrderByToken, lockOrder } from './orders.repository.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { publishSettled } from './publish-settled.ts';
import { hashToken } from './callback-token.ts';
import { receiveResult } from './receive-result.ts';
import { applyVerdict, unmoved, type Settled } from './settle-order.ts';
import { askAgain, countReceipts, insertReceipt, logPaymentEvent, noteIds } from './settlements.repository.ts';
import { stripPhones } from './strip-phones.ts';
import { judgeFailure, judgeMoney, mayBeAsked } from './verdict-rules.ts';

/**
 * Handles a callback of M-Pesa about an order, or the result of a question about its receipt. Callbacks are not signed.
 * The secret in the address proves the sender. A callback that is not understood changes nothing, and the response
 * tells the sender nothing.
 */
export async function receiveCallback(
  dependencies: Pick<PaymentDependencies, 'database' | 'clock' | 'events' | 'payments'>,
  token: string,
  body: unknown,
): Promise<void> {
  const { database, clock, payments } = dependencies;
  if (!payments) return;
  const tokenHash = hashToken(token);
  const order = await getRow(database, findOrderByToken, { tokenHash });
  if (!order) return receiveResult({ ...dependencies, payments }, tokenHash, body);
  const callback = payments.readCallback(body);
  const now = clock.now();
  const settleOnce = () =>
    inTransaction(database, async (transaction) => {
      const code = callback?.code ?? 'unreadable';
      const event = { orderId: order.id, kind: 'callback', code, body: stripPhones(body), now } as const;
      // Lock the order before inserting the event. The event's foreign key takes a weak lock, and two callbacks would
      // deadlock.
      const known = await getRow(transaction, lockOrder, { id: order.id });
      await getRows(transaction, logPaymentEvent, event);
      return callback === null || known === null ? unmoved : settle(transaction, known, callback, now);
    });
  const settled = await settleOnce().catch((error: unknown) => {
    // Another order got this id at the same moment. It is visible now, so it is not recorded twice.
    if (brokenConstraint(error) === 'payment_orders_checkout_unique') return settleOnce();
    throw error;
  });
  publishSettled(dependencies, settled);
}

async function settle(
  transaction: Transaction,
  order: StoredOrder,
  callback: PaymentCallback,
  now: Date,
): Promise<Settled> {
  if (!fits(order.merchantRequestId, callback.merchantRequestId)) return unmoved;
  if (!fits(order.checkoutRequestId, callback.checkoutRequestId)) return unmoved;
  const { id } = order;
  // The response to the prompt may have been lost. From now on M-Pesa can be asked.
  await getRows(transaction, noteIds, {
    id,
    merchantRequestId: callback.merchantRequestId,
    checkoutRequestId: callback.checkoutRequestId,
  });
  const known = {
    ...order,
    merchantRequestId: order.merchantRequestId ?? callback.merchantRequestId,
    checkoutRequestId: order.checkoutRequestId ?? callback.checkoutRequestId,
  };
  const receipts = (await getRow(transaction, countReceipts, { id }))?.count ?? 0;
  const judged = { ...known, receipts };
  const surroundings = { now, code: callback.code, nextQuery: null };
  if (callback.code !== '0') {
    if (!isFailure(callback.code)) return askSoon(transaction, known, now);
    return applyVerdict(transaction, known, judgeFailure(judged), surroundings);
  }
  const { amount, receipt } = callback;
  // Without these, the callback proves nothing, and M-Pesa is asked.
  if (amount === null || amount <= 0 || receipt === null) return askSoon(transaction, known, now);
  const isNewReceipt = (await getRow(transaction, insertReceipt, { receipt, id, amount, now })) !== null;
  return applyVerdict(transaction, known, judgeMoney(judged, { amount, isNewReceipt }), surroundings);
}

async function askSoon(transaction: Transaction, order: StoredOrder, now: Date): Promise<Settled> {
  if (order.checkoutRequestId !== null && mayBeAsked(order))
    await getRows(transaction, askAgain, { id: order.id, at: nextQueryAt(order.promptedAt ?? now, 0, now) });
  return unmoved;
}

function fits(known: string | null, told: string | null): boolean {
  return known === null || told === null || known === told;
}
