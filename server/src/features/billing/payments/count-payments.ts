import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { decidedMs, lateMs, openMs } from './order-rules.ts';
import { countRecentReceipts, countUnsettled } from './orders.repository.ts';
import { lostMs } from './receipt-rules.ts';
import { countLateOrders, countLostReceipts } from './receipts.repository.ts';

const dayMs = 24 * 3_600_000;

/**
 * Counts orders that are open or need a person, by state. Beside them are the payments of the last 24 hours as
 * `received`, orders that have had no receipt for an hour as `without_receipt`, and orders that are open beyond their
 * time as `late`.
 */
export async function countPayments(database: Database, now: Date): Promise<{ state: string; count: number }[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const received = await getRow(database, countRecentReceipts, { since: before(dayMs) });
  const late = await getRow(database, countLateOrders, {
    open: before(openMs + lateMs),
    decided: before(decidedMs + lateMs),
  });
  return [
    ...(await getRows(database, countUnsettled, {})),
    { state: 'received', count: received?.count ?? 0 },
    { state: 'without_receipt', count: await countWithoutReceipt(database, now) },
    { state: 'late', count: late?.count ?? 0 },
  ];
}

/** Counts the paid orders whose receipt has not been known for an hour. */
export async function countWithoutReceipt(database: Database, now: Date): Promise<number> {
  const lost = await getRow(database, countLostReceipts, { before: new Date(now.getTime() - lostMs) });
  return lost?.count ?? 0;
}
