import type { Language } from '@mwanzo/contract/language';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import { settings } from '../../people/settings/index.ts';
import type { StoredOrder } from './order-rules.ts';

/** SQL for a StoredOrder, of orders under the alias `orders`. */
export const orderColumns = sql`orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
  orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
  orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
  orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
  orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
  orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
  (select money.receipt from payment_receipts money where money.order_id = orders.id
   order by money.received_at, money.receipt limit 1) as receipt`;

const orderWhere = (condition: Sql): Sql => sql`select ${orderColumns} from payment_orders orders where ${condition}`;

export const findOrder = statement<{ code: string; userId: number }, StoredOrder>(({ code, userId }) =>
  orderWhere(sql`orders.code = ${code} and orders.user_id = ${userId}`),
);
export const findOrderByCode = statement<{ code: string }, StoredOrder>(({ code }) =>
  orderWhere(sql`orders.code = ${code}`),
);
export const findOrderByToken = statement<{ tokenHash: Buffer }, StoredOrder>(({ tokenHash }) =>
  orderWhere(sql`orders.token_hash = ${tokenHash}`),
);
/** Later statements of the transaction see the changes of the previous lock holder. */
export const lockOrder = statement<{ id: number }, StoredOrder>(({ id }) =>
  orderWhere(sql`orders.id = ${id} for update`),
);
export const listNewestOrders = statement<{ userId: number }, StoredOrder>(({ userId }) =>
  orderWhere(sql`orders.user_id = ${userId} order by orders.id desc limit 50`),
);
/** The order with this key or, if there is none, the open one. */
export const findSameOrOpen = statement<{ userId: number; clientKey: string }, StoredOrder>(({ userId, clientKey }) =>
  orderWhere(sql`orders.user_id = ${userId}
    and (orders.client_key = ${clientKey} or orders.state in ('created', 'pushing', 'pending'))
    order by orders.client_key = ${clientKey} desc limit 1`),
);

/** Two requests of one member, and two about one phone, wait for each other until the transaction ends. */
export const takeTurns = statement<{ userId: number; phoneHash: Buffer }>(
  ({ userId, phoneHash }) => sql`
   select pg_advisory_xact_lock(hashtextextended('order of ' || ${userId}::bigint, 0)),
     pg_advisory_xact_lock(hashtextextended('order by ' || encode(${phoneHash}::bytea, 'hex'), 0))`,
);

type Sold = Pick<StoredOrder, 'code' | 'product' | 'amount'>;
type NewOrder = Sold & { clientKey: string; userId: number; sealedPhone: Buffer; phoneHash: Buffer; now: Date };

export const insertOrder = statement<NewOrder, StoredOrder>(
  (order) => sql`
   insert into payment_orders as orders (code, user_id, client_key, product, amount, sealed_phone, phone_hash,
     created_at)
   values (${order.code}, ${order.userId}, ${order.clientKey}, ${order.product}, ${order.amount},
     ${order.sealedPhone}, ${order.phoneHash}, ${order.now}) returning ${orderColumns}`,
);

/** Ends orders whose prompts were sent, or that were created, before that time: those of one member, or all. */
export const closeStaleOrders = statement<{ before: Date; now: Date; userId?: number }, Pick<StoredOrder, 'userId'>>(
  ({ before, now, userId }) => sql`
   update payment_orders set
     state = case when state = 'created' then 'failed' else 'unconfirmed' end,
     result_code = case when state = 'created' then 'not_sent' end, resolved_at = ${now}
   where state in ('created', 'pushing', 'pending') and coalesce(prompted_at, created_at) <= ${before}
     and (${userId}::bigint is null or user_id = ${userId})
   returning user_id as "userId"`,
);
/**
 * Leaves orders to a person that M-Pesa has not decided: those prompted before `asked` once no query is left, and all
 * that were prompted before `decided`. Their last queries, and the one for a receipt, may still decide them. Orders
 * that servers of the last release have given up are treated alike.
 */
export const leaveToPerson = statement<{ asked: Date; decided: Date; now: Date }, Pick<StoredOrder, 'userId'>>(
  ({ asked, decided, now }) => sql`
   update payment_orders set state = 'needs_review', result_code = 'unanswered', resolved_at = ${now},
     receipt_due_at = case when merchant_request_id is not null then ${now}::timestamptz end
   where state = 'expired' or (state = 'unconfirmed' and (coalesce(prompted_at, created_at) <= ${decided}
     or (coalesce(prompted_at, created_at) <= ${asked} and next_query_at is null)))
   returning user_id as "userId"`,
);

/**
 * Counts the times of open orders from now that lie ahead of now, because a clock was wrong. So do questions that would
 * come later than any is planned.
 */
export const countFromNow = statement<{ now: Date; ahead: Date; farthest: Date }>(
  ({ now, ahead, farthest }) => sql`
   update payment_orders set created_at = least(created_at, ${now}),
     prompted_at = case when prompted_at > ${now} then ${now} else prompted_at end,
     next_query_at = case when next_query_at > ${now} then ${now} else next_query_at end,
     receipt_due_at = case when receipt_due_at > ${now} then ${now} else receipt_due_at end
   where id in (
     select id from payment_orders where state in ('created', 'pushing', 'pending', 'unconfirmed')
       and coalesce(prompted_at, created_at) > ${ahead}
     union all
     select id from payment_orders where next_query_at > ${farthest}
     union all
     select id from payment_orders where receipt_due_at > ${farthest}
   )`,
);

/** Forgets the phones of deleted members' orders that were prompted at or before that time. */
export const dropPhonesOfDeleted = statement<{ promptedUntil: Date }>(
  ({ promptedUntil }) => sql`
   update payment_orders set phone_hash = null
   where user_id is null and phone_hash is not null and coalesce(prompted_at, created_at) <= ${promptedUntil}`,
);

/** All receipts, each with the amount that was received. */
export type BookedOrder = StoredOrder & { readonly receipts: readonly string[] };

const bookedColumns = sql`${orderColumns},
  array(select money.receipt || ' (KES ' || money.amount || ')' from payment_receipts money
    where money.order_id = orders.id order by money.received_at) as receipts`;

export const findBookedOrder = statement<{ code: string }, BookedOrder>(
  ({ code }) => sql`select ${bookedColumns} from payment_orders orders where orders.code = ${code}`,
);

/**
 * Orders for a person to look at. Verified payments need no person. A payment that no query has confirmed since
 * `before` does.
 */
export const listOrdersForReview = statement<{ before: Date }, BookedOrder>(
  ({ before }) => sql`
   select ${bookedColumns} from payment_orders orders
   where (orders.state in ('needs_review', 'refunding', 'expired')
     or (orders.state = 'paid' and orders.verified_at is null))
     and (orders.state in ('needs_review', 'refunding') or orders.resolved_at <= ${before})
   order by orders.id limit 500`,
);

/** Counts the orders whose end is not known, or that a person must look at, by state. */
export const countUnsettled = statement<object, { state: string; count: number }>(
  () => sql`
   select state, count(*)::integer as count from payment_orders
   where state in ('created', 'pushing', 'pending', 'unconfirmed') group by state
   union all
   select state, count(*)::integer from payment_orders
   where state in ('needs_review', 'refunding', 'expired') group by state`,
);

/** Counts the payments of which callbacks have told since then. */
export const countRecentReceipts = statement<{ since: Date }, { count: number }>(
  ({ since }) => sql`select count(*)::integer as count from payment_receipts where received_at >= ${since}`,
);

/**
 * All money that was received between two times: one row for each receipt, and one for each order that was paid without
 * one. The first receipt of an order counts at its payment, so that a receipt that comes later moves no sale into
 * another month.
 */
export const listSales = statement<
  { from: Date; until: Date },
  Sold & Pick<StoredOrder, 'receipt' | 'state'> & { at: Date }
>(
  ({ from, until }) => sql`
   select sale.at, orders.code, orders.product, sale.amount, sale.receipt, orders.state
   from (
     select money.order_id, money.amount, money.receipt,
       case when row_number() over (partition by money.order_id order by money.received_at, money.receipt) = 1
         then coalesce(paid.paid_at, money.received_at) else money.received_at end as at
     from payment_receipts money join payment_orders paid on paid.id = money.order_id
     union all
     select lacking.id, lacking.amount, null, lacking.paid_at from payment_orders lacking
     where not exists (select from payment_receipts money where money.order_id = lacking.id)
   ) sale join payment_orders orders on orders.id = sale.order_id
   where sale.at >= ${from} and sale.at < ${until}
   order by sale.at, orders.code, sale.receipt`,
);

type Reader = { readonly email: string; readonly language: Language };
export type MailedOrder = Pick<StoredOrder, 'code' | 'amount' | 'receipt'> & Reader & { readonly endsAt: Date };

/** The paid orders whose receipt was not mailed yet. */
export const listUnmailed = statement<object, { id: number }>(
  () => sql`
   select id from payment_orders where state = 'paid' and receipt_mailed_at is null and user_id is not null
   order by id limit 1000`,
);

/** No row when there is no receipt left to mail. */
export const findUnmailed = statement<{ id: number }, MailedOrder>(
  ({ id }) => sql`
   select orders.code, orders.amount, orders.ends_at as "endsAt", member.email, chosen.language,
     (select min(money.receipt) from payment_receipts money where money.order_id = orders.id) as receipt
   from payment_orders orders join ${members} member on member.id = orders.user_id
     join ${settings} chosen on chosen.user_id = orders.user_id
   where orders.id = ${id} and orders.state = 'paid' and orders.receipt_mailed_at is null`,
);

export const noteMailed = statement<{ id: number; now: Date }>(
  ({ id, now }) => sql`update payment_orders set receipt_mailed_at = ${now} where id = ${id}`,
);
