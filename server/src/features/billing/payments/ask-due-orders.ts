import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { expiryMs, isQueryTrusted, nextQueryAt, openMs, type StoredOrder } from './order-rules.ts';
import { closeStaleOrders, dropPhonesOfDeleted, expireOrders, lockOrder } from './orders.repository.ts';
import type { SettleDependencies } from './payment-dependencies.ts';
import { phonePrompts } from './prompt-rules.ts';
import { publishSettled } from './publish-settled.ts';
import { failOrder, payableFrom, payOrder, unmoved, type Settled } from './settle-order.ts';
import { askAgain, claimDueOrder, deleteOldEvents, logPaymentEvent, verifyOrder } from './settlements.repository.ts';
import { isFailure } from '../../../gateways/payments/result-codes.ts';
import type { QueryResult } from '../../../gateways/payments/payments.ts';

/** A slot is free again after this time. Five slots allow five queries in any minute. */
const slotMs = 60_000;
/** If a process dies during a query, another one repeats it after this time. */
const leaseMs = 60_000;

/**
 * Ends orders whose prompts had no response, asks M-Pesa about orders that are due, and gives up after a day. Queries
 * are claimed in the database, so that several processes share the work and the rate limit.
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

export async function closeOldOrders({
  database,
  clock,
  events,
}: Pick<SettleDependencies, 'database' | 'clock' | 'events'>): Promise<void> {
  const now = clock.now();
  const stale = await getRows(database, closeStaleOrders, { before: after(now, -openMs), now });
  const expired = await getRows(database, expireOrders, { before: after(now, -expiryMs), now });
  const members = new Set([...stale, ...expired].flatMap(({ userId }) => userId ?? []));
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
    if (outcome === 'paid') {
      const paid = payableFrom.includes(known.state) ? await payOrder(transaction, known, now) : unmoved;
      await getRows(transaction, verifyOrder, { id: known.id, now });
      return paid;
    }
    if (outcome === 'failed') return failed({ ...known, promptedAt }, code);
    await getRows(transaction, askAgain, { id: known.id, at: nextQuery });
    return unmoved;

    async function failed(it: StoredOrder, said: string): Promise<Settled> {
      const move = await failOrder(transaction, it, said, { now, nextQuery });
      // If a query denies a payment that was reported, the payment stays, and an operator looks at it.
      if (!move.hasMoved) await getRows(transaction, askAgain, { id: it.id, at: nextQuery });
      return move;
    }
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

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
