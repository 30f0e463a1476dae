import type { Product } from '@mwanzo/contract/billing/products';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { StoredState } from './order-rules.ts';

export interface StoredOrder {
  readonly id: number;
  readonly code: string;
  readonly product: Product;
  readonly amount: number;
  readonly state: StoredState;
  readonly resultCode: string | null;
  readonly sealedPhone: Buffer | null;
  readonly phoneHash: Buffer | null;
  readonly clientKey: string;
  readonly createdAt: Date;
  readonly promptedAt: Date | null;
  readonly paidAt: Date | null;
  readonly receipt: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const columns = `orders.id, orders.code, orders.product, orders.amount, orders.state,
  orders.result_code as "resultCode",
  orders.sealed_phone as "sealedPhone", orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
  orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
  orders.starts_at as "startsAt", orders.ends_at as "endsAt",
  (select money.receipt from payment_receipts money where money.order_id = orders.id
   order by money.received_at, money.receipt limit 1) as receipt`;

export const findOrder = statement<{ code: string; userId: number }, StoredOrder>(
  ({ code, userId }) =>
    sql`select ${columns} from payment_orders orders where orders.code = ${code} and orders.user_id = ${userId}`,
);

export const listNewestOrders = statement<{ userId: number }, StoredOrder>(
  ({ userId }) => sql`
   select ${columns} from payment_orders orders
      where orders.user_id = ${userId} order by orders.id desc limit 50`,
);

/** The order with this key or, if there is none, the open one. */
export const findSameOrOpen = statement<{ userId: number; clientKey: string }, StoredOrder>(
  ({ userId, clientKey }) => sql`
   select ${columns} from payment_orders orders
   where orders.user_id = ${userId} and (orders.client_key = ${clientKey} or orders.state in ('created', 'pushing',
     'pending'))
   order by orders.client_key = ${clientKey} desc limit 1`,
);

/** Two requests of one member, and two about one phone, wait for each other until the transaction ends. */
export const takeTurns = statement<{ userId: number; phoneHash: Buffer }>(
  ({ userId, phoneHash }) => sql`
   select pg_advisory_xact_lock(hashtextextended('order of ' || ${userId}::bigint, 0)),
     pg_advisory_xact_lock(hashtextextended('order by ' || encode(${phoneHash}::bytea, 'hex'), 0))`,
);

const insert = statement<NewOrder & { now: Date }, StoredOrder>(
  (input) => sql`
   with added as (
     insert into payment_orders (code, user_id, client_key, product, amount, sealed_phone, phone_hash, created_at)
     values (${input.code}, ${input.userId}, ${input.clientKey}, ${input.product}, ${input.amount},
       ${input.sealedPhone}, ${input.phoneHash}, ${input.now}) returning *
   ) select ${columns} from added orders`,
);

const closeUnpaid = ({ before, now }: Record<'before' | 'now', Sql>) => sql`
  update payment_orders set
    state = case when state = 'created' then 'failed' else 'unconfirmed' end,
    result_code = case when state = 'created' then 'not_sent' end, resolved_at = ${now}
  where state in ('created', 'pushing', 'pending') and coalesce(prompted_at, created_at) <= ${before}`;

const closeStale = statement<{ before: Date; now: Date }, { userId: number | null }>(
  ({ before, now }) => sql`${closeUnpaid({ before, now })} returning user_id as "userId"`,
);
export const closeStaleOrdersOf = statement<{ before: Date; now: Date; userId: number }>(
  ({ before, now, userId }) => sql`${closeUnpaid({ before, now })} and user_id = ${userId}`,
);

/** Runs after the last query, or when M-Pesa cannot be asked because it never confirmed the prompt. */
const expire = statement<{ before: Date; now: Date }, { userId: number | null }>(
  ({ before, now }) => sql`
   update payment_orders set state = 'expired', resolved_at = ${now}, next_query_at = null
   where state = 'unconfirmed' and coalesce(prompted_at, created_at) <= ${before} and next_query_at is null
   returning user_id as "userId"`,
);

/** Forgets the phones of deleted members' orders that were prompted at or before that time. */
export const dropPhonesOfDeleted = statement<{ promptedUntil: Date }>(
  ({ promptedUntil }) => sql`
   update payment_orders set phone_hash = null
   where user_id is null and phone_hash is not null and coalesce(prompted_at, created_at) <= ${promptedUntil}`,
);

export const orderStatements = {
  listNewest: listNewestOrders,
  findSameOrOpen,
  closeStale,
  expire,
  forgetPhones: dropPhonesOfDeleted,
};

export interface NewOrder {
  readonly code: string;
  readonly userId: number;
  readonly clientKey: string;
  readonly product: Product;
  readonly amount: number;
  readonly sealedPhone: Buffer;
  readonly phoneHash: Buffer;
}

export async function insertOrder(on: Database | Transaction, order: NewOrder, now: Date): Promise<StoredOrder> {
  const row = await getRow(on, insert, { ...order, now });
  if (!row) throw new Error('An order was not stored');
  return row;
}

/** Ends orders whose prompts were sent, or that were created, before these times. Returns their members. */
export async function closeStaleOrders(
  on: Database | Transaction,
  { before, now }: { before: Date; now: Date },
): Promise<number[]> {
  const rows = await getRows(on, closeStale, { before, now });
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}

export async function expireOrders(
  on: Database | Transaction,
  { before, now }: { before: Date; now: Date },
): Promise<number[]> {
  const rows = await getRows(on, expire, { before, now });
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}
