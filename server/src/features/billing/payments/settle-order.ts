import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { addPeriod } from '../../core/premium/index.ts';
import { notifyMembers, type NotifiedMember } from '../../notices/notifications/index.ts';
import { nextQueryAt, type StoredOrder } from './order-rules.ts';
import { logPaymentEvent, moveOrder, sellOrder } from './settlements.repository.ts';
import type { Verdict } from './verdict-rules.ts';

/** The effects of an order's transition, for after its commit. */
export interface Settled {
  readonly userId: number | null;
  readonly hasMoved: boolean;
  readonly notified: readonly NotifiedMember[];
}

export const unmoved: Settled = { userId: null, hasMoved: false, notified: [] };

interface Surroundings {
  readonly now: Date;
  /** The code of a failure. */
  readonly code: string;
  /** The time of another query after a failure that only a query reported: M-Pesa is known to revoke it. */
  readonly nextQuery: Date | null;
}

/** Writes what was decided about an order that this transaction has locked. */
export async function applyVerdict(
  transaction: Transaction,
  order: StoredOrder,
  verdict: Verdict,
  { now, code, nextQuery }: Surroundings,
): Promise<Settled> {
  switch (verdict.to) {
    case 'none':
      return unmoved;
    case 'paid':
      return pay(transaction, order, now);
    case 'failed':
      return move(transaction, order, { to: 'failed', code, nextQueryAt: nextQuery, now });
    case 'needs_review': {
      const settled = await move(transaction, order, {
        to: 'needs_review',
        code: verdict.code,
        nextQueryAt: null,
        now,
      });
      const event = { orderId: order.id, kind: 'operator', code: 'to_review', now } as const;
      if (settled.hasMoved) await getRows(transaction, logPaymentEvent, event);
      return settled;
    }
  }
}

interface Move {
  readonly to: 'failed' | 'needs_review';
  readonly code: string;
  readonly nextQueryAt: Date | null;
  readonly now: Date;
}

async function move(transaction: Transaction, { id, userId, state }: StoredOrder, to: Move): Promise<Settled> {
  const hasMoved = (await getRow(transaction, moveOrder, { ...to, id, from: [state] })) !== null;
  return { userId, hasMoved, notified: [] };
}

/** The order, the money and Premium change together, or not at all. */
async function pay(transaction: Transaction, order: StoredOrder, now: Date): Promise<Settled> {
  const { id, userId, product, state } = order;
  if (userId === null) throw new Error('A deleted account can have no Premium');
  const sold = await addPeriod(transaction, { userId, product, orderId: id, now });
  const nextQuery = order.checkoutRequestId === null ? null : askToVerifyAt(order, now);
  const paid = { id, from: state, startsAt: sold.startsAt, endsAt: sold.endsAt, nextQueryAt: nextQuery, now };
  // The transaction holds the row's lock, so its state is the one that was judged.
  if (!(await getRow(transaction, sellOrder, paid))) throw new Error('An order changed while it was paid');
  const news = { recipient: userId, kind: 'payment', details: { decision: 'approved' } } as const;
  return { userId, hasMoved: true, notified: await notifyMembers(transaction, now, [news]) };
}

/** A query confirms the payment of a callback, once the prompt's time is over. */
function askToVerifyAt({ promptedAt }: StoredOrder, now: Date): Date {
  return nextQueryAt(promptedAt ?? now, 0, now) ?? now;
}
