import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { addPeriod } from '../../core/premium/index.ts';
import { notifyMembers, type NotifiedMember } from '../../notices/notifications/index.ts';
import { nextQueryAt, type StoredOrder, type StoredState } from './order-rules.ts';
import { logPaymentEvent, moveOrder, noteSold } from './settlements.repository.ts';

/** The effects of an order's transition, for after its commit. */
export interface Settled {
  readonly userId: number | null;
  readonly hasMoved: boolean;
  readonly notified: readonly NotifiedMember[];
}

export const unmoved: Settled = { userId: null, hasMoved: false, notified: [] };

/** Later proof overrides an earlier result. */
export const payableFrom: readonly StoredState[] = ['pushing', 'pending', 'unconfirmed', 'expired', 'failed'];
const failableFrom: readonly StoredState[] = ['pushing', 'pending', 'unconfirmed'];
const reviewableFrom: readonly StoredState[] = [...payableFrom, 'paid'];

/** The order, the money and Premium change together, or not at all. */
export async function payOrder(transaction: Transaction, order: StoredOrder, now: Date): Promise<Settled> {
  const { id, userId, product } = order;
  // A deleted account cannot use Premium, so the operator pays the money back by hand.
  if (userId === null) return reviewOrder(transaction, order, 'account_gone', now);
  const nextQuery = order.checkoutRequestId === null ? null : askToVerifyAt(order, now);
  const change = { id, from: payableFrom, to: 'paid', code: '0', nextQueryAt: nextQuery, now } as const;
  const hasMoved = (await getRow(transaction, moveOrder, change)) !== null;
  if (!hasMoved) return unmoved;
  const sold = await addPeriod(transaction, { userId, product, orderId: id, now });
  await getRows(transaction, noteSold, { id, ...sold });
  const news = { recipient: userId, kind: 'payment', details: { decision: 'approved' } } as const;
  const notified = await notifyMembers(transaction, now, [news]);
  return { userId, hasMoved, notified };
}

/** A query confirms the payment of a callback, once the prompt's time is over. */
function askToVerifyAt({ promptedAt }: StoredOrder, now: Date): Date {
  return nextQueryAt(promptedAt ?? now, 0, now) ?? now;
}

/**
 * @param nextQuery the time of another query, after a failure that only a query reported: M-Pesa is known to revoke it
 */
export async function failOrder(
  transaction: Transaction,
  { id, userId }: StoredOrder,
  code: string,
  { now, nextQuery }: { readonly now: Date; readonly nextQuery: Date | null },
): Promise<Settled> {
  const change = { id, from: failableFrom, to: 'failed', code, nextQueryAt: nextQuery, now } as const;
  const hasMoved = (await getRow(transaction, moveOrder, change)) !== null;
  return { userId, hasMoved, notified: [] };
}

/** Money came that does not fit the order. The member keeps the Premium that they have. */
export async function reviewOrder(
  transaction: Transaction,
  { id, userId }: StoredOrder,
  code: string,
  now: Date,
): Promise<Settled> {
  const change = { id, from: reviewableFrom, to: 'needs_review', code, nextQueryAt: null, now } as const;
  const hasMoved = (await getRow(transaction, moveOrder, change)) !== null;
  if (hasMoved) await getRows(transaction, logPaymentEvent, { orderId: id, kind: 'operator', code: 'to_review', now });
  return { userId, hasMoved, notified: [] };
}
