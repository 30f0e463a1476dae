import { sql, statement } from '../../../database/sql.ts';
import type { StoredOrder, StoredState } from './order-rules.ts';

export const countReceipts = statement<{ id: number }, { count: number }>(
  ({ id }) => sql`select count(*)::int as count from payment_receipts where order_id = ${id}`,
);

/** No row when this receipt was reported before. If another transaction is just storing it, this waits. */
export const insertReceipt = statement<
  { receipt: string; orderId: number; amount: number; now: Date },
  { receipt: string }
>(
  (input) => sql`
   insert into payment_receipts (receipt, order_id, amount, received_at)
   values (${input.receipt}, ${input.orderId}, ${input.amount}, ${input.now})
   on conflict (receipt) do nothing returning receipt`,
);

interface Move {
  readonly id: number;
  readonly from: readonly StoredState[];
  readonly to: StoredState;
  readonly code: string;
  readonly nextQueryAt: Date | null;
  readonly now: Date;
}

/** The compare-and-set of every transition: it happens only from the named states, and once. */
export const moveOrder = statement<Move, { id: number }>(
  ({ id, from, to, code, nextQueryAt, now }) => sql`
   update payment_orders set state = ${to}, result_code = left(${code}, 40), resolved_at = ${now},
     paid_at = case when ${to} = 'paid' then ${now} else paid_at end, next_query_at = ${nextQueryAt}
   where id = ${id} and state = any(${from}) returning id`,
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
  /** With both, only this order of this member is claimed. */
  readonly code?: string;
  readonly userId?: number;
}

/**
 * Takes one of the query slots and the order that has been due longest. Payments wait for open orders. No row when
 * nothing is due, or no slot is free.
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
      select free.slot from payment_query_slots free where free.free_at <= ${now} and exists (select from due)
      order by free.slot limit 1 for update skip locked
    ) returning slot
  )
  update payment_orders orders set next_query_at = ${lease}, queries = orders.queries + 1
  from due where orders.id = due.id and exists (select from slot)
  returning orders.id, orders.checkout_request_id as "checkoutRequestId"`,
);
