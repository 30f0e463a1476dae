import type { Product } from '@mwanzo/contract/billing/products';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { EarlierPrompts, StoredState } from './order-rules.ts';

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

const findByCode = prepared<StoredOrder>(
  'find-payment-order',
  `select ${columns} from payment_orders orders where orders.code = $1 and orders.user_id = $2`,
);

const listNewest = prepared<StoredOrder>(
  'list-payment-orders',
  `select ${columns} from payment_orders orders where orders.user_id = $1 order by orders.id desc limit 50`,
);

/** The order with this key or, if there is none, the open one. */
const findSameOrOpen = prepared<StoredOrder>(
  'find-same-or-open-order',
  `select ${columns} from payment_orders orders
   where orders.user_id = $1 and (orders.client_key = $2 or orders.state in ('created', 'pushing', 'pending'))
   order by orders.client_key = $2 desc limit 1`,
);

/** Two requests of one member, and two about one phone, wait for each other until the transaction ends. */
const takeTurns = prepared(
  'take-turns-at-orders',
  `select pg_advisory_xact_lock(hashtextextended('order of ' || $1::bigint, 0)),
     pg_advisory_xact_lock(hashtextextended('order by ' || encode($2::bytea, 'hex'), 0))`,
);

/**
 * A stored order takes its place among the prompts before it is prompted, in the transaction that holds the phone's
 * lock. An order that was never sent gives its place back, because it has no `prompted_at` then.
 */
const earlierPrompts = prepared<EarlierPrompts>(
  'read-earlier-prompts',
  `with of_phone as (
     select placed.user_id, placed.amount, placed.paid_at, placed.result_code,
       case when placed.state = 'created' then placed.created_at else placed.prompted_at end as at
     from payment_orders placed where placed.phone_hash = $2
   ), knowing as (
     select distinct typed.user_id from of_phone typed where typed.paid_at is not null or typed.result_code = any($6)
   ), unpaid as (
     select other.at, other.user_id in (select knowing.user_id from knowing) as is_known from of_phone other
     where other.at > $5 and other.paid_at is null and not coalesce(other.result_code = any($7), false)
   ) select
     (select max(same.at) from of_phone same where same.amount = $3) as "sameAt",
     array(select mine.prompted_at from payment_orders mine
       where mine.user_id = $1 and mine.prompted_at > $4 order by mine.prompted_at) as "byMember",
     array(select unpaid.at from unpaid order by unpaid.at) as unpaid,
     array(select unpaid.at from unpaid where unpaid.is_known is not true order by unpaid.at) as "byStrangers",
     exists (select from knowing where knowing.user_id = $1) as "isKnown",
     exists (select from payment_refused_phones refused where refused.phone_hash = $2) as "isRefused"`,
);

const insert = prepared<StoredOrder>(
  'insert-payment-order',
  `with added as (
     insert into payment_orders (code, user_id, client_key, product, amount, sealed_phone, phone_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning *
   ) select ${columns} from added orders`,
);

/** The process that makes this transition sends the prompt. No other one does, not even after a failure. */
const beginPrompt = prepared<{ id: number }>(
  'begin-prompt',
  `update payment_orders set state = 'pushing', token_hash = $2, prompted_at = $3
   where id = $1 and state = 'created' returning id`,
);

/** A callback may have come before the response, so the ids are stored in every state. */
const noteAccepted = prepared<{ id: number }>(
  'note-prompt-accepted',
  `update payment_orders set state = case when state = 'pushing' then 'pending' else state end,
     merchant_request_id = coalesce(merchant_request_id, $2), checkout_request_id = coalesce(checkout_request_id, $3),
     next_query_at = case when state in ('pushing', 'unconfirmed') or verified_at is null and state = 'paid'
       then $4::timestamptz end
   where id = $1 returning id`,
);

const noteRefused = prepared<{ id: number }>(
  'note-prompt-refused',
  `update payment_orders set state = 'failed', result_code = $2, prompted_at = null, resolved_at = $3
   where id = $1 and state = 'pushing' returning id`,
);

const logEvent = prepared(
  'log-payment-event',
  // Otherwise somebody who knows an address could fill the table.
  `insert into payment_events (order_id, kind, code, body, created_at)
   select $1, $2, left($3, 40), $4, $5
   where (select count(*) from payment_events event where event.order_id = $1) < 200`,
);

const closeOfMember = `update payment_orders set
    state = case when state = 'created' then 'failed' else 'unconfirmed' end,
    result_code = case when state = 'created' then 'not_sent' end, resolved_at = $2
  where state in ('created', 'pushing', 'pending') and coalesce(prompted_at, created_at) <= $1`;

const closeStale = prepared<{ userId: number | null }>(
  'close-stale-orders',
  `${closeOfMember} returning user_id as "userId"`,
);
const closeStaleOf = prepared('close-stale-orders-of-member', `${closeOfMember} and user_id = $3`);

/** Runs after the last query, or when M-Pesa cannot be asked because it never confirmed the prompt. */
const expire = prepared<{ userId: number | null }>(
  'expire-orders',
  `update payment_orders set state = 'expired', resolved_at = $2, next_query_at = null
   where state = 'unconfirmed' and coalesce(prompted_at, created_at) <= $1 and next_query_at is null
   returning user_id as "userId"`,
);

/**
 * The table refuses to delete younger ones, by the database's clock, so a day is left between the two clocks. The
 * months are taken off here too: only then is 13 months before 31 March the last day of February for both.
 */
const forgetEvents = prepared(
  'forget-payment-events',
  "delete from payment_events where created_at < $1::timestamptz - interval '13 months 1 day'",
);

const forgetPhones = prepared(
  'forget-phones-of-deleted-members',
  `update payment_orders set phone_hash = null
   where user_id is null and phone_hash is not null and coalesce(prompted_at, created_at) <= $1`,
);

export const orderStatements = { listNewest, findSameOrOpen, earlierPrompts, closeStale, expire, forgetPhones };

interface PromptQuery extends Pick<NewOrder, 'userId' | 'phoneHash' | 'amount'> {
  readonly byMemberSince: Date;
  readonly unpaidSince: Date;
  /** Result codes of orders for which a PIN was typed on the phone. */
  readonly afterPin: readonly string[];
  /** Result codes of prompts that were not shown. */
  readonly unsent: readonly string[];
}

export interface NewOrder {
  readonly code: string;
  readonly userId: number;
  readonly clientKey: string;
  readonly product: Product;
  readonly amount: number;
  readonly sealedPhone: Buffer;
  readonly phoneHash: Buffer;
}

export interface LoggedEvent {
  readonly orderId: number;
  readonly kind: 'prompt' | 'callback' | 'query' | 'operator';
  readonly code: string;
  readonly body?: string;
}

export function createOrdersRepository(on: Database | Transaction) {
  return {
    async find(code: string, userId: number): Promise<StoredOrder | null> {
      return (await runPrepared(on, findByCode, [code, userId]))[0] ?? null;
    },
    listNewest: (userId: number): Promise<StoredOrder[]> => runPrepared(on, listNewest, [userId]),
    async findSameOrOpen(userId: number, clientKey: string): Promise<StoredOrder | null> {
      return (await runPrepared(on, findSameOrOpen, [userId, clientKey]))[0] ?? null;
    },
    async takeTurns(userId: number, phoneHash: Buffer): Promise<void> {
      await runPrepared(on, takeTurns, [userId, phoneHash]);
    },
    async readEarlier({ userId, phoneHash, amount, ...asked }: PromptQuery): Promise<EarlierPrompts> {
      const values = [userId, phoneHash, amount, asked.byMemberSince, asked.unpaidSince, asked.afterPin, asked.unsent];
      const [row] = await runPrepared(on, earlierPrompts, values);
      if (!row) throw new Error('The earlier prompts were not read');
      return row;
    },
    async insert(order: NewOrder, now: Date): Promise<StoredOrder> {
      const { code, userId, clientKey, product, amount, sealedPhone, phoneHash } = order;
      const values = [code, userId, clientKey, product, amount, sealedPhone, phoneHash, now];
      const [row] = await runPrepared(on, insert, values);
      if (!row) throw new Error('An order was not stored');
      return row;
    },
    /** False when another request sends the prompt, or has sent it. */
    async beginPrompt(id: number, tokenHash: Buffer, now: Date): Promise<boolean> {
      return (await runPrepared(on, beginPrompt, [id, tokenHash, now])).length > 0;
    },
    async noteAccepted(
      id: number,
      ids: { readonly merchantRequestId: string; readonly checkoutRequestId: string },
      nextQuery: Date,
    ): Promise<void> {
      await runPrepared(on, noteAccepted, [id, ids.merchantRequestId, ids.checkoutRequestId, nextQuery]);
    },
    async noteRefused(id: number, code: string, now: Date): Promise<void> {
      await runPrepared(on, noteRefused, [id, code, now]);
    },
    async log({ orderId, kind, code, body }: LoggedEvent, now: Date): Promise<void> {
      await runPrepared(on, logEvent, [orderId, kind, code, body ?? null, now]);
    },
    /** Ends orders whose prompts were sent, or that were created, before these times. Returns their members. */
    async closeStale(before: Date, now: Date): Promise<number[]> {
      const rows = await runPrepared(on, closeStale, [before, now]);
      return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    },
    async closeStaleOf(userId: number, before: Date, now: Date): Promise<void> {
      await runPrepared(on, closeStaleOf, [before, now, userId]);
    },
    async expire(before: Date, now: Date): Promise<number[]> {
      const rows = await runPrepared(on, expire, [before, now]);
      return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    },
    /** Forgets the phones of deleted members' orders that were prompted at or before that time. */
    async forgetPhones(promptedUntil: Date): Promise<void> {
      await runPrepared(on, forgetPhones, [promptedUntil]);
    },
    /** Deletes the events that are 13 months old, and a day. */
    async forgetEvents(now: Date): Promise<void> {
      await runPrepared(on, forgetEvents, [now]);
    },
  };
}
