import { getRow, getRows } from '../../../database/sql.ts';
import type { PaymentCallback } from '../../../gateways/payments/payments.ts';
import { brokenConstraint } from '../../../database/broken-constraint.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { isFailure } from '../../../gateways/payments/result-codes.ts';
import { nextQueryAt, type StoredOrder } from './order-rules.ts';
import { findOrderByToken, lockOrder } from './orders.repository.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { publishSettled } from './publish-settled.ts';
import { hashToken } from './seal-phone.ts';
import { failOrder, payableFrom, payOrder, reviewOrder, unmoved, type Settled } from './settle-order.ts';
import { askAgain, countReceipts, insertReceipt, logPaymentEvent, noteIds } from './settlements.repository.ts';
import { stripPhones } from './strip-phones.ts';

/**
 * Handles a callback of M-Pesa about an order. Callbacks are not signed. The secret in the address proves the sender. A
 * callback that is not understood changes nothing, and the response tells the sender nothing.
 */
export async function receiveCallback(
  dependencies: Pick<PaymentDependencies, 'database' | 'clock' | 'events' | 'payments'>,
  token: string,
  body: unknown,
): Promise<void> {
  const { database, clock, payments } = dependencies;
  if (!payments) return;
  const order = await getRow(database, findOrderByToken, { tokenHash: hashToken(token) });
  if (!order) return;
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
  if (callback.code !== '0') {
    const isFinal = isFailure(callback.code);
    return isFinal
      ? failOrder(transaction, known, callback.code, { now, nextQuery: null })
      : askSoon(transaction, known, now);
  }
  const { amount, receipt } = callback;
  // Without these, the callback proves nothing, and M-Pesa is asked.
  if (amount === null || amount <= 0 || receipt === null) return askSoon(transaction, known, now);
  const earlier = (await getRow(transaction, countReceipts, { id }))?.count ?? 0;
  if (!(await getRow(transaction, insertReceipt, { receipt, id, amount, now })))
    return seenBefore(transaction, known, now, earlier);
  if (amount !== known.amount) return reviewOrder(transaction, known, 'wrong_amount', now);
  if (earlier > 0) return reviewOrder(transaction, known, 'second_receipt', now);
  return payOrder(transaction, known, now);
}

/** This is a repeated callback, or one with the receipt of another order, which pays nothing here. */
async function seenBefore(transaction: Transaction, order: StoredOrder, now: Date, own: number): Promise<Settled> {
  if (own > 0 || !payableFrom.includes(order.state)) return unmoved;
  return reviewOrder(transaction, order, 'receipt_of_other', now);
}

async function askSoon(
  transaction: Transaction,
  { id, promptedAt, state, checkoutRequestId }: StoredOrder,
  now: Date,
): Promise<Settled> {
  if (checkoutRequestId !== null && payableFrom.includes(state))
    await getRows(transaction, askAgain, { id, at: nextQueryAt(promptedAt ?? now, 0, now) });
  return unmoved;
}

function fits(known: string | null, told: string | null): boolean {
  return known === null || told === null || known === told;
}
