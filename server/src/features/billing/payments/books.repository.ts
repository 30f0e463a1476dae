import type { Product } from '@mwanzo/contract/billing/products';
import { sql, statement } from '../../../database/sql.ts';
import type { StoredState } from './order-rules.ts';

export interface BookedOrder {
  readonly id: number;
  readonly userId: number | null;
  readonly code: string;
  readonly product: Product;
  readonly amount: number;
  readonly state: StoredState;
  readonly createdAt: Date;
  /** Orders for a person to look at, each with the amount that was received. */
  readonly receipts: readonly string[];
}

const receipts = `array(select money.receipt || ' (KES ' || money.amount || ')' from payment_receipts money
    where money.order_id = orders.id order by money.received_at) as receipts`;
const columns = `orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount, orders.state,
  orders.created_at as "createdAt", ${receipts}`;

export const findBookedOrder = statement<{ code: string }, BookedOrder>(
  ({ code }) => sql`select ${columns} from payment_orders orders where orders.code = ${code}`,
);

/** Verified payments need no person. A payment that no query has confirmed within an hour does. */
export const listOrdersForReview = statement<{ before: Date }, BookedOrder & { why: string }>(
  ({ before }) => sql`
   select ${columns}, case
       when orders.state = 'paid' then 'paid, not confirmed by M-Pesa'
       when orders.state = 'needs_review' then 'money that does not fit: ' || coalesce(orders.result_code, '')
       when orders.state = 'expired' then 'M-Pesa never said what became of it'
       else 'being refunded' end as why
   from payment_orders orders
   where (orders.state in ('needs_review', 'refunding', 'expired')
     or (orders.state = 'paid' and orders.verified_at is null))
     and (orders.state in ('needs_review', 'refunding') or orders.resolved_at <= ${before})
   order by orders.id limit 500`,
);

export interface Sale {
  readonly at: Date;
  readonly code: string;
  readonly product: Product;
  readonly amount: number;
  readonly receipt: string | null;
  readonly state: string;
}

/** All money that was received between two times: by receipt, and for orders that only a query has confirmed. */
export const listSales = statement<{ from: Date; until: Date }, Sale>(
  ({ from, until }) => sql`
   select money.received_at as at, orders.code, orders.product, money.amount, money.receipt, orders.state
     from payment_receipts money join payment_orders orders on orders.id = money.order_id
     where money.received_at >= ${from} and money.received_at < ${until}
   union all
   select orders.paid_at, orders.code, orders.product, orders.amount, null, orders.state
     from payment_orders orders
     where orders.paid_at >= ${from} and orders.paid_at < ${until}
       and not exists (select from payment_receipts money where money.order_id = orders.id)
   order by 1, 2`,
);
