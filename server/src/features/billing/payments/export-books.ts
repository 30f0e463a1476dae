import { getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import { listOrdersForReview, listSales, type BookedOrder } from './orders.repository.ts';
import { whyReviewed } from './order-rules.ts';
import { lostMs } from './receipt-rules.ts';
import { listLostReceipts } from './receipts.repository.ts';

const hourMs = 3_600_000;
const nairobiMs = 3 * hourMs;

/** The first moment of a month in Nairobi, which has no summer time. */
function startOfMonth(year: number, month: number): Date {
  return new Date(Date.UTC(year, month - 1) - nairobiMs);
}

/**
 * The sales of a month as CSV, without a person: date in Nairobi, order, product, amount in KES, receipt, refunded.
 * @param month such as 2026-11
 */
export async function exportBooks(database: Database, month: string): Promise<string> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const sales = await getRows(database, listSales, {
    from: startOfMonth(year, number),
    until: startOfMonth(year, number + 1),
  });
  const lines = sales.map(({ at, code, product, amount, receipt, state }) =>
    [
      new Date(at.getTime() + nairobiMs).toISOString().slice(0, 16).replace('T', ' '),
      code,
      product,
      amount,
      receipt ?? '',
      state === 'refunded' ? 'yes' : 'no',
    ].join(','),
  );
  return ['date,order,product,amount,receipt,refunded', ...lines].join('\n');
}

/** Orders for a person to look at: money that does not fit, and payments that M-Pesa has not confirmed. */
export async function listForReview(database: Database, now: Date): Promise<(BookedOrder & { why: string })[]> {
  const orders = await getRows(database, listOrdersForReview, { before: new Date(now.getTime() - hourMs) });
  return orders.map((order) => ({ ...order, why: whyReviewed(order) }));
}

/** Paid orders whose receipt has not been known for an hour. */
export function listWithoutReceipt(database: Database, now: Date) {
  return getRows(database, listLostReceipts, { before: new Date(now.getTime() - lostMs) });
}
