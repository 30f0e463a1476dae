import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import {
  aheadMs,
  decidedMs,
  isQueryTrusted,
  lastQueryMs,
  nextQueryAt,
  openMs,
  type StoredOrder,
} from './order-rules.ts';
import { closeStaleOrders, countFromNow, dropPhonesOfDeleted, leaveToPerson, lockOrder } from './orders.repository.ts';
import type { SettleDependencies } from './payment-dependencies.ts';
import { phonePrompts } from './prompt-rules.ts';
import { publishSettled } from './publish-settled.ts';
import { firstReceiptAskMs } from './receipt-rules.ts';
import { lookForReceipt } from './receipts.repository.ts';
import { applyVerdict, unmoved } from './settle-order.ts';
import {
  askAgain,
  claimDueOrder,
  countReceipts,
  deleteOldEvents,
  logPaymentEvent,
  verifyOrder,
} from './settlements.repository.ts';
import { judgeFailure, judgePaidQuery } from './verdict-rules.ts';
import { isFailure } from '../../../gateways/payments/result-codes.ts';
import type { QueryResult } from '../../../gateways/payments/payments.ts';

/** A slot is free again after this time. Five slots allow five queries in any minute. */
export const slotMs = 60_000;
/** If a process dies during a query, another one repeats it after this time. */
export const leaseMs = 60_000;

/**
 * Ends orders whose prompts had no response, asks M-Pesa about orders that are due, and leaves them to a person after a
 * day. Queries are claimed in the database, so that several processes share the work and the rate limit.
 */
export async function askDueOrders(dependencies: SettleDependencies): Promise<void> {
  await closeOldOrders(dependencies);
  for (;;) {
    const now = dependencies.clock.now();
    const order = await getRow(dependencies.database, claimDueOrder, {
      now,
      slotFreeAt: after(now, slotMs),
      lease: after(now, leaseMs),
    });
    if (!order) return;
    await ask(dependencies, order);
  }
}

/** Asks M-Pesa about one order that its member looks at, if it is due and a slot is free. */
export async function askAboutOrder(
  dependencies: SettleDependencies,
  order: { readonly code: string; readonly userId: number },
): Promise<void> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const claimed = await getRow(database, claimDueOrder, {
    now,
    slotFreeAt: after(now, slotMs),
    lease: after(now, leaseMs),
    ...order,
  });
  if (claimed) await ask(dependencies, claimed);
}

/** Ends the time of orders, also without M-Pesa: none is open for ever, whatever its clock or its process did. */
export async function closeOldOrders({
  database,
  clock,
  events,
}: Pick<SettleDependencies, 'database' | 'clock' | 'events'>): Promise<void> {
  const now = clock.now();
  await getRows(database, countFromNow, { now, ahead: after(now, aheadMs), farthest: after(now, decidedMs) });
  const stale = await getRows(database, closeStaleOrders, { before: after(now, -openMs), now });
  const bounds = { asked: after(now, -lastQueryMs), decided: after(now, -decidedMs) };
  const left = await getRows(database, leaveToPerson, { ...bounds, now });
  const members = new Set([...stale, ...left].flatMap(({ userId }) => userId ?? []));
  for (const userId of members) events.publish({ to: [userId], event: { type: 'payment' } });
}

/** Forgets the phones of deleted members once their prompts no longer count. */
export async function forgetPhonesOfDeleted({
  database,
  clock,
}: Pick<SettleDependencies, 'database' | 'clock'>): Promise<void> {
  await getRows(database, dropPhonesOfDeleted, { promptedUntil: after(clock.now(), -phonePrompts.ms) });
}

/** Deletes payment events once the books of a year and a month no longer need them. */
export async function forgetPaymentEvents({
  database,
  clock,
}: Pick<SettleDependencies, 'database' | 'clock'>): Promise<void> {
  await getRows(database, deleteOldEvents, { now: clock.now() });
}

async function ask(
  dependencies: SettleDependencies,
  order: Pick<StoredOrder, 'id' | 'checkoutRequestId'>,
): Promise<void> {
  const { database, clock, payments } = dependencies;
  if (order.checkoutRequestId === null) return;
  const askedAt = clock.now();
  const result = await payments.query(order.checkoutRequestId);
  const now = clock.now();
  const settled = await inTransaction(database, async (transaction) => {
    const code = result.outcome === 'paid' ? '0' : (result.code ?? 'no_response');
    const known = await getRow(transaction, lockOrder, { id: order.id });
    await getRows(transaction, logPaymentEvent, { orderId: order.id, kind: 'query', code, now });
    if (!known) return unmoved;
    const promptedAt = known.promptedAt ?? now;
    const outcome = readQuery(result, promptedAt, askedAt);
    const nextQuery = nextQueryAt(promptedAt, known.queries, now);
    const judged = { ...known, receipts: (await getRow(transaction, countReceipts, { id: known.id }))?.count ?? 0 };
    if (outcome === 'paid') {
      const paid = await applyVerdict(transaction, known, judgePaidQuery(judged), { now, code, nextQuery });
      await getRows(transaction, verifyOrder, { id: known.id, now });
      if (judged.receipts === 0)
        await getRows(transaction, lookForReceipt, { id: known.id, at: after(now, firstReceiptAskMs) });
      return paid;
    }
    if (outcome === 'failed') {
      const move = await applyVerdict(transaction, known, judgeFailure(judged), { now, code, nextQuery });
      if (move.hasMoved) return move;
    }
    // Also if a query denies a payment that was reported: the payment stays, and an operator looks at it.
    await getRows(transaction, askAgain, { id: known.id, at: nextQuery });
    return unmoved;
  });
  publishSettled(dependencies, settled);
}

/**
 * Only codes of the closed list are an outcome. A payment counts only once the prompt can no longer wait for the PIN.
 */
function readQuery(result: QueryResult, promptedAt: Date, askedAt: Date): 'paid' | 'failed' | 'unknown' {
  if (result.outcome === 'paid') return isQueryTrusted(promptedAt, askedAt) ? 'paid' : 'unknown';
  return result.outcome === 'failed' && isFailure(result.code) ? 'failed' : 'unknown';
}

export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
