import { randomUUID } from 'node:crypto';
import { productNames, products } from '@mwanzo/contract/billing/products';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { makeOrderCode } from './order-code.ts';
import type { SettleDependencies } from './payment-dependencies.ts';
import { applyVerdict } from './settle-order.ts';
import { insertFoundOrder, insertReceipt, logPaymentEvent, verifyOrder } from './settlements.repository.ts';
import type { Verdict } from './verdict-rules.ts';

interface FoundMoney {
  readonly receipt: string;
  /** In whole Kenyan shillings. */
  readonly amount: number;
  /** The member who paid. Null if nobody knows who. */
  readonly userId: number | null;
}

/**
 * Notes money that M-Pesa's portal shows without an order, such as that of an order which a restore has lost. It gets
 * an order: a paid one with the pass of that price if it is known who paid, otherwise one for a person to look at.
 *
 * @returns the order's code and whether it is paid; null when the receipt is known already
 */
export async function noteFound(
  { database, clock }: Pick<SettleDependencies, 'database' | 'clock'>,
  { receipt, amount, userId }: FoundMoney,
): Promise<{ code: string; isPaid: boolean } | null> {
  const now = clock.now();
  const priced = productNames.find((name) => products[name].price === amount);
  const verdict: Verdict =
    userId !== null && priced !== undefined ? { to: 'paid' } : { to: 'needs_review', code: 'no_order' };
  const named = { code: makeOrderCode(), clientKey: randomUUID(), product: priced ?? 'day', userId } as const;
  const note = async (transaction: Transaction) => {
    const order = await getRow(transaction, insertFoundOrder, { ...named, amount, receipt, now });
    if (!order) return null;
    const { id, code } = order;
    if (!(await getRow(transaction, insertReceipt, { receipt, id, amount, now }))) throw new ReceiptKnownError();
    await getRows(transaction, logPaymentEvent, { orderId: id, kind: 'operator', code: 'found', now });
    await applyVerdict(transaction, order, verdict, { now, code: 'found', nextQuery: null });
    await getRows(transaction, verifyOrder, { id, now });
    return { code, isPaid: verdict.to === 'paid' };
  };
  try {
    return await inTransaction(database, note);
  } catch (error) {
    if (error instanceof ReceiptKnownError) return null;
    throw error;
  }
}

/** Somebody else has noted the receipt at the same moment. The new order is rolled back. */
class ReceiptKnownError extends Error {
  override readonly name = 'ReceiptKnownError';
}
