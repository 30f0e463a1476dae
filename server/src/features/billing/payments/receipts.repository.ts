import { sql, statement } from '../../../database/sql.ts';
import type { StoredOrder } from './order-rules.ts';
import { orderColumns } from './orders.repository.ts';
import { isFree } from './settlements.repository.ts';

const lacksReceipt = sql`not exists (select from payment_receipts money where money.order_id = orders.id)`;

/** Plans the first question for the receipt of an order that is paid without one. */
export const lookForReceipt = statement<{ id: number; at: Date }>(
  ({ id, at }) => sql`
   update payment_orders orders set receipt_due_at = ${at}
   where id = ${id} and receipt_due_at is null and ${lacksReceipt}`,
);

/** Plans it for paid orders for which nobody did, such as those that servers of the last release have paid. */
export const lookForForgotten = statement<{ now: Date }, { id: number }>(
  ({ now }) => sql`
   update payment_orders set receipt_due_at = ${now} where id in (
     select orders.id from payment_orders orders
     where orders.state in ('paid', 'refunded') and orders.receipt_due_at is null and ${lacksReceipt} limit 1000
   ) returning id`,
);

type Claim = { now: Date; slotFreeAt: Date; lease: Date; tokenHash: Buffer };
type LostReceipt = { id: number; merchantRequestId: string; asks: number };

/**
 * Takes one of the query slots and the order whose receipt has been due longest. From now on only the result at the
 * address of this question counts. If this process dies, another may ask after `lease`.
 */
export const claimLostReceipt = statement<Claim, LostReceipt>(
  ({ now, slotFreeAt, lease, tokenHash }) => sql`
  with due as (
    select orders.id from payment_orders orders
    where orders.receipt_due_at <= ${now} and orders.merchant_request_id is not null
    order by orders.receipt_due_at limit 1 for update skip locked
  ), slot as (
    update payment_query_slots set free_at = ${slotFreeAt} where slot = (
      select free.slot from payment_query_slots free
      where ${isFree({ now, slotFreeAt })} and exists (select from due)
      order by free.slot limit 1 for update skip locked
    ) returning slot
  )
  update payment_orders orders set receipt_due_at = ${lease}, receipt_asks = orders.receipt_asks + 1,
    receipt_token_hash = ${tokenHash}
  from due where orders.id = due.id and exists (select from slot)
  returning orders.id, orders.merchant_request_id as "merchantRequestId", orders.receipt_asks as asks`,
);

/** Plans the next question, unless the result has come meanwhile. */
export const waitForReceipt = statement<{ tokenHash: Buffer; at: Date }>(
  ({ tokenHash, at }) => sql`
   update payment_orders set receipt_due_at = ${at} where receipt_token_hash = ${tokenHash}`,
);

/** M-Pesa is asked for no receipt until then. */
export const pauseReceipts = statement<{ until: Date }>(
  ({ until }) => sql`update payment_orders set receipt_due_at = ${until} where receipt_due_at < ${until}`,
);

export const findOrderByReceiptToken = statement<{ tokenHash: Buffer }, StoredOrder>(
  ({ tokenHash }) => sql`
   select ${orderColumns} from payment_orders orders where orders.receipt_token_hash = ${tokenHash}`,
);

/** Counts orders that were paid before that time and have no receipt. */
export const countLostReceipts = statement<{ before: Date }, { count: number }>(
  ({ before }) => sql`
   select count(*)::integer as count from payment_orders
   where receipt_due_at is not null and state in ('paid', 'refunded') and paid_at <= ${before}`,
);

/** Lists the same orders for a person. */
export const listLostReceipts = statement<
  { before: Date },
  Pick<StoredOrder, 'code' | 'product' | 'amount'> & { readonly paidAt: Date }
>(
  ({ before }) => sql`
   select code, product, amount, paid_at as "paidAt" from payment_orders
   where receipt_due_at is not null and state in ('paid', 'refunded') and paid_at <= ${before}
   order by paid_at limit 500`,
);

/** Counts the orders that are open beyond their time: those prompted before `open`, or unconfirmed before `decided`. */
export const countLateOrders = statement<{ open: Date; decided: Date }, { count: number }>(
  ({ open, decided }) => sql`
   select count(*)::integer as count from payment_orders
   where (state in ('created', 'pushing', 'pending') and coalesce(prompted_at, created_at) <= ${open})
     or (state = 'unconfirmed' and coalesce(prompted_at, created_at) <= ${decided})`,
);
