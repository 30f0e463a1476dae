import type { Product } from '@mwanzo/contract/billing/products';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
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

const find = prepared<BookedOrder>(
  'find-booked-order',
  `select ${columns} from payment_orders orders where orders.code = $1`,
);

/** Verified payments need no person. A payment that no query has confirmed within an hour does. */
const listReview = prepared<BookedOrder & { why: string }>(
  'list-orders-for-review',
  `select ${columns}, case
       when orders.state = 'paid' then 'paid, not confirmed by M-Pesa'
       when orders.state = 'needs_review' then 'money that does not fit: ' || coalesce(orders.result_code, '')
       when orders.state = 'expired' then 'M-Pesa never said what became of it'
       else 'being refunded' end as why
   from payment_orders orders
   where (orders.state in ('needs_review', 'refunding', 'expired')
     or (orders.state = 'paid' and orders.verified_at is null))
     and (orders.state in ('needs_review', 'refunding') or orders.resolved_at <= $1)
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
const listSales = prepared<Sale>(
  'list-sales',
  `select money.received_at as at, orders.code, orders.product, money.amount, money.receipt, orders.state
     from payment_receipts money join payment_orders orders on orders.id = money.order_id
     where money.received_at >= $1 and money.received_at < $2
   union all
   select orders.paid_at, orders.code, orders.product, orders.amount, null, orders.state
     from payment_orders orders
     where orders.paid_at >= $1 and orders.paid_at < $2
       and not exists (select from payment_receipts money where money.order_id = orders.id)
   order by 1, 2`,
);

export function createBooksRepository(on: Database | Transaction) {
  return {
    async find(code: string): Promise<BookedOrder | null> {
      return (await runPrepared(on, find, [code]))[0] ?? null;
    },
    listReview: (before: Date): Promise<(BookedOrder & { why: string })[]> => runPrepared(on, listReview, [before]),
    listSales: (from: Date, until: Date): Promise<Sale[]> => runPrepared(on, listSales, [from, until]),
  };
}
