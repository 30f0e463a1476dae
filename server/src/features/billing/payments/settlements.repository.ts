import { sql, statement, type Sql } from '../../../database/sql.ts';
import type { StoredOrder, StoredState } from './order-rules.ts';
import { orderColumns } from './orders.repository.ts';

export const countReceipts = statement<{ id: number }, { count: number }>(
  ({ id }) => sql`select count(*)::int as count from payment_receipts where order_id = ${id}`,
);

/**
 * Stores a receipt of an order, for which M-Pesa is no longer asked then. No row when this receipt was reported before.
 * If another transaction is just storing it, this waits.
 */
export const insertReceipt = statement<{ receipt: string; id: number; amount: number; now: Date }, { id: number }>(
  ({ receipt, id, amount, now }) => sql`
   with stored as (
     insert into payment_receipts (receipt, order_id, amount, received_at)
     values (${receipt}, ${id}, ${amount}, ${now}) on conflict (receipt) do nothing returning order_id
   )
   update payment_orders orders set receipt_due_at = null, receipt_token_hash = null
   from stored where orders.id = stored.order_id returning orders.id`,
);

type Found = Pick<StoredOrder, 'code' | 'userId' | 'clientKey' | 'product' | 'amount'> & { receipt: string; now: Date };

/** Stores an order for money that has none. No row when its receipt was reported before. */
export const insertFoundOrder = statement<Found, StoredOrder>(
  (found) => sql`
   insert into payment_orders as orders (code, user_id, client_key, product, amount, state, created_at)
   select ${found.code}, ${found.userId}::bigint, ${found.clientKey}::uuid, ${found.product}, ${found.amount}::integer,
     'unconfirmed', ${found.now}::timestamptz
   where not exists (select from payment_receipts money where money.receipt = ${found.receipt})
   returning ${orderColumns}`,
);

type Move = { id: number; to: Exclude<StoredState, 'paid'>; code: string; nextQueryAt: Date | null; now: Date };

/** The compare-and-set of every transition but a payment: it happens only from the named states, and once. */
export const moveOrder = statement<Move & { from: readonly StoredState[] }, { id: number }>(
  ({ id, from, to, code, nextQueryAt, now }) => sql`
   update payment_orders set state = ${to}, result_code = left(${code}, 40), resolved_at = ${now},
     next_query_at = ${nextQueryAt}
   where id = ${id} and state = any(${from}) returning id`,
);

type Sale = { id: number; from: StoredState; startsAt: Date; endsAt: Date; nextQueryAt: Date | null; now: Date };

/** Writes that an order is paid, with what was sold. */
export const sellOrder = statement<Sale, { id: number }>(
  ({ id, from, startsAt, endsAt, nextQueryAt, now }) => sql`
   update payment_orders set state = 'paid', result_code = '0', resolved_at = ${now}, paid_at = ${now},
     starts_at = ${startsAt}, ends_at = ${endsAt}, next_query_at = ${nextQueryAt}
   where id = ${id} and state = ${from} returning id`,
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

/**
 * A query slot `free` is free. A clock that was wrong may have taken it for years: no right one takes it for so much
 * longer than `slotFreeAt`.
 */
export const isFree = ({ now, slotFreeAt }: { readonly now: Sql; readonly slotFreeAt: Sql }): Sql =>
  sql`(free.free_at <= ${now} or free.free_at > ${slotFreeAt}::timestamptz + interval '5 minutes')`;

type Claim = { now: Date; slotFreeAt: Date; lease: Date; code?: string; userId?: number };

/**
 * Takes one of the query slots and the order that has been due longest: of all, or the one with this code of this
 * member. Payments wait for open orders. If this process dies, another may ask after `lease`. No row when nothing is
 * due, or no slot is free.
 */
export const claimDueOrder = statement<Claim, Pick<StoredOrder, 'id' | 'checkoutRequestId'>>(
  ({ now, slotFreeAt, lease, code, userId }) => sql`
  with due as (
    select orders.id from payment_orders orders
    where orders.next_query_at <= ${now} and orders.checkout_request_id is not null
      and (${code}::text is null or orders.code = ${code} and orders.user_id = ${userId}::bigint)
    order by (orders.state = 'paid'), orders.next_query_at limit 1 for update skip locked
  ), slot as (
    update payment_query_slots set free_at = ${slotFreeAt} where slot = (
      select free.slot from payment_query_slots free
      where ${isFree({ now, slotFreeAt })} and exists (select from due)
      order by free.slot limit 1 for update skip locked
    ) returning slot
  )
  update payment_orders orders set next_query_at = ${lease}, queries = orders.queries + 1
  from due where orders.id = due.id and exists (select from slot)
  returning orders.id, orders.checkout_request_id as "checkoutRequestId"`,
);

type EventKind = 'prompt' | 'callback' | 'query' | 'operator';

/** At most 200 of an order. Otherwise somebody who knows an address could fill the table. */
export const logPaymentEvent = statement<{ orderId: number; kind: EventKind; code: string; body?: string; now: Date }>(
  (input) => sql`
   insert into payment_events (order_id, kind, code, body, created_at)
   select ${input.orderId}, ${input.kind}, left(${input.code}, 40), ${input.body}, ${input.now}
   where (select count(*) from payment_events event where event.order_id = ${input.orderId}) < 200`,
);

/**
 * Deletes the events that are 13 months old, and a day. The table refuses to delete younger ones, by the database's
 * clock, so a day is left between the two clocks. The months are taken off here too: only then is 13 months before 31
 * March the last day of February for both.
 */
export const deleteOldEvents = statement<{ now: Date }>(
  ({ now }) => sql`delete from payment_events where created_at < ${now}::timestamptz - interval '13 months 1 day'`,
);
