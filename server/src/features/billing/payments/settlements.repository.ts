import type { Product } from '@mwanzo/contract/billing/products';
import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { notifyMembers, type NotificationDetails, type NotifiedMember } from '../../notices/notifications/index.ts';
import type { StoredState } from './order-rules.ts';

export interface SettledOrder {
  readonly id: number;
  readonly userId: number | null;
  readonly product: Product;
  readonly amount: number;
  readonly state: StoredState;
  readonly merchantRequestId: string | null;
  readonly checkoutRequestId: string | null;
  readonly promptedAt: Date | null;
  readonly queries: number;
}

const columns = `orders.id, orders.user_id as "userId", orders.product, orders.amount, orders.state,
  orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
  orders.prompted_at as "promptedAt", orders.queries`;

export const findOrderByToken = statement<{ tokenHash: Buffer }, SettledOrder>(
  ({ tokenHash }) => sql`select ${columns} from payment_orders orders where orders.token_hash = ${tokenHash}`,
);

/** Later statements of the transaction see the changes of the previous lock holder. */
export const lockOrder = statement<{ id: number }, SettledOrder>(
  ({ id }) => sql`select ${columns} from payment_orders orders where orders.id = ${id} for update`,
);

const countReceipts = statement<{ id: number }, { count: number }>(
  ({ id }) => sql`select count(*)::int as count from payment_receipts money where money.order_id = ${id}`,
);

/** No row when this receipt was reported before. */
const insertReceipt = statement<{ receipt: string; orderId: number; amount: number; now: Date }, { receipt: string }>(
  (input) => sql`
   insert into payment_receipts (receipt, order_id, amount, received_at)
   values (${input.receipt}, ${input.orderId}, ${input.amount}, ${input.now})
   on conflict (receipt) do nothing returning receipt`,
);

/** The compare-and-set of every transition: it happens only from the named states, and once. */
const move = statement<
  { id: number; from: readonly StoredState[]; to: StoredState; code: string; now: Date; nextQueryAt: Date | null },
  { userId: number | null }
>(
  (input) => sql`
   update payment_orders set state = ${input.to}, result_code = ${input.code},
    resolved_at = ${input.now},
     paid_at = case when ${input.to} = 'paid' then ${input.now} else paid_at end,
     next_query_at = ${input.nextQueryAt}
   where id = ${input.id} and state = any(${input.from}) returning user_id as "userId"`,
);

export const noteSold = statement<{ id: number; startsAt: Date; endsAt: Date }>(
  ({ id, startsAt, endsAt }) =>
    sql`update payment_orders set starts_at = ${startsAt}, ends_at = ${endsAt} where id = ${id}`,
);

export const noteIds = statement<{ id: number; merchantRequestId: string | null; checkoutRequestId: string | null }>(
  ({ id, merchantRequestId, checkoutRequestId }) => sql`
   update payment_orders set merchant_request_id = coalesce(merchant_request_id, ${merchantRequestId}),
     checkout_request_id = coalesce(checkout_request_id, ${checkoutRequestId})
   where id = ${id} and not exists (select from payment_orders other
     where other.checkout_request_id = ${checkoutRequestId} and other.id <> ${id})`,
);

export const verifyOrder = statement<{ id: number; now: Date }>(
  ({ id, now }) =>
    sql`update payment_orders set verified_at = coalesce(verified_at, ${now}), next_query_at = null where id = ${id}`,
);

export const askAgain = statement<{ id: number; at: Date | null }>(
  ({ id, at }) => sql`update payment_orders set next_query_at = ${at} where id = ${id}`,
);

interface Claim {
  readonly now: Date;
  readonly slotFreeAt: Date;
  /** The time when another process may ask, if this one dies. */
  readonly lease: Date;
}

/**
 * Takes one of the query slots and the order that has been due longest, if there are both. Payments wait for open
 * orders.
 */
const claim = ({ now, slotFreeAt, lease }: Record<keyof Claim, Sql>, condition: Sql) => sql`
  with due as (
    select orders.id from payment_orders orders
    where orders.next_query_at <= ${now} and orders.checkout_request_id is not null ${condition}
    order by (orders.state = 'paid'), orders.next_query_at limit 1 for update skip locked
  ), slot as (
    update payment_query_slots set free_at = ${slotFreeAt} where slot = (
      select free.slot from payment_query_slots free where free.free_at <= ${now} and exists (select from due)
      order by free.slot limit 1 for update skip locked
    ) returning slot
  )
  update payment_orders orders set next_query_at = ${lease}, queries = orders.queries + 1
  from due where orders.id = due.id and exists (select from slot) returning ${columns}`;

/** `lease` is the time when another process may ask, if this one dies. Null: nothing is due, or no slot is free. */
export const claimDueOrder = statement<Claim, SettledOrder>((input) => claim(input, sql``));
export const claimOwnOrder = statement<Claim & { code: string; userId: number }, SettledOrder>((input) =>
  claim(input, sql`and orders.code = ${input.code} and orders.user_id = ${input.userId}`),
);

export const settlementStatements = { findByToken: findOrderByToken, claimDue: claimDueOrder, claimOwn: claimOwnOrder };

export interface Move {
  readonly from: readonly StoredState[];
  readonly to: StoredState;
  readonly code: string;
  readonly nextQueryAt: Date | null;
}

export async function countReceiptsOf(on: Database | Transaction, id: number): Promise<number> {
  return (await getRow(on, countReceipts, { id }))?.count ?? 0;
}

/** Resolves to true if it is new. If another transaction is just storing it, this waits. */
export async function storeReceipt(
  on: Database | Transaction,
  { receipt, orderId, amount, now }: { receipt: string; orderId: number; amount: number; now: Date },
): Promise<boolean> {
  return (await getRow(on, insertReceipt, { receipt, orderId, amount, now })) !== null;
}

/** Resolves to true if the order was in one of the states. */
export async function moveOrder(
  on: Database | Transaction,
  id: number,
  { from, to, code, nextQueryAt }: Move,
  now: Date,
): Promise<boolean> {
  return (await getRow(on, move, { id, from, to, code: code.slice(0, 40), now, nextQueryAt })) !== null;
}

/** Notifies a member of what became of an order, and returns whom to tell. */
export function tellOfPayment(
  on: Transaction,
  userId: number,
  details: NotificationDetails,
  now: Date,
): Promise<readonly NotifiedMember[]> {
  return notifyMembers(on, now, [{ recipient: userId, kind: 'payment', details }]);
}
