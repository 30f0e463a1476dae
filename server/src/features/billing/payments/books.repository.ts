import { sql, statement } from '../../../database/sql.ts';
import { orderColumns } from './orders.repository.ts';
import type { StoredOrder } from './order-rules.ts';

export interface BookedOrder extends StoredOrder {
  /** All receipts, each with the amount that was received. */
  readonly receipts: readonly string[];
}

const columns = sql`${orderColumns},
  array(select money.receipt || ' (KES ' || money.amount || ')' from payment_receipts money
    where money.order_id = orders.id order by money.received_at) as receipts`;

export const findBookedOrder = statement<{ code: string }, BookedOrder>(
  ({ code }) => sql`select ${columns} from payment_orders orders where orders.code = ${code}`,
);

/**
 * Orders for a person to look at. Verified payments need no person. A payment that no query has confirmed since
 * `before` does.
 */
export const listOrdersForReview = statement<{ before: Date }, BookedOrder>(
  ({ before }) => sql`
   select ${columns} from payment_orders orders
   where (orders.state in ('needs_review', 'refunding', 'expired')
     or (orders.state = 'paid' and orders.verified_at is null))
     and (orders.state in ('needs_review', 'refunding') or orders.resolved_at <= ${before})
   order by orders.id limit 500`,
);

interface Sale extends Pick<StoredOrder, 'code' | 'product' | 'amount' | 'receipt' | 'state'> {
  readonly at: Date;
}

/** All money that was received between two times: by receipt, and for orders that only a query has confirmed. */
export const listSales = statement<{ from: Date; until: Date }, Sale>(
  ({ from, until }) => sql`
   select money.received_at as at, orders.code, orders.product, money.amount, money.receipt, orders.state
   from payment_receipts money join payment_orders orders on orders.id = money.order_id
   where money.received_at >= ${from} and money.received_at < ${until}
   union all
   select orders.paid_at, orders.code, orders.product, orders.amount, null, orders.state from payment_orders orders
   where orders.paid_at >= ${from} and orders.paid_at < ${until}
     and not exists (select from payment_receipts money where money.order_id = orders.id)
   order by 1, 2`,
);
