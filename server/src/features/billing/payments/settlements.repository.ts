import type { Product } from '@mwanzo/contract/billing/products';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
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

const findByToken = prepared<SettledOrder>(
  'find-order-by-token',
  `select ${columns} from payment_orders orders where orders.token_hash = $1`,
);

/** Later statements of the transaction see the changes of the previous lock holder. */
const lock = prepared<SettledOrder>(
  'lock-payment-order',
  `select ${columns} from payment_orders orders where orders.id = $1 for update`,
);

const countReceipts = prepared<{ count: number }>(
  'count-receipts-of-order',
  'select count(*)::int as count from payment_receipts money where money.order_id = $1',
);

/** No row when this receipt was reported before. */
const insertReceipt = prepared<{ receipt: string }>(
  'insert-payment-receipt',
  `insert into payment_receipts (receipt, order_id, amount, received_at) values ($1, $2, $3, $4)
   on conflict (receipt) do nothing returning receipt`,
);

/** The compare-and-set of every transition: it happens only from the named states, and once. */
const move = prepared<{ userId: number | null }>(
  'move-payment-order',
  `update payment_orders set state = $3, result_code = $4, resolved_at = $5,
     paid_at = case when $3 = 'paid' then $5 else paid_at end,
     next_query_at = $6
   where id = $1 and state = any($2) returning user_id as "userId"`,
);

const noteSold = prepared('note-sold-time', 'update payment_orders set starts_at = $2, ends_at = $3 where id = $1');

const noteIds = prepared(
  'note-ids-of-order',
  `update payment_orders set merchant_request_id = coalesce(merchant_request_id, $2),
     checkout_request_id = coalesce(checkout_request_id, $3)
   where id = $1 and not exists (select from payment_orders other
     where other.checkout_request_id = $3 and other.id <> $1)`,
);

const verify = prepared(
  'verify-payment-order',
  'update payment_orders set verified_at = coalesce(verified_at, $2), next_query_at = null where id = $1',
);

const askAgain = prepared('ask-again-about-order', 'update payment_orders set next_query_at = $2 where id = $1');

const tell = prepared<{ notified: NotifiedMember[] }>(
  'tell-of-payment',
  `with notified as (
     ${notify({ recipient: '$1::bigint', kind: "'payment'", details: '$2::jsonb', at: '$3', from: '(values (1)) one' })}
   ) select ${notifiedMembers('notified')} as notified`,
);

/**
 * Takes one of the query slots and the order that has been due longest, if there are both. Payments wait for open
 * orders.
 */
const claim = (condition: string) => `with due as (
    select orders.id from payment_orders orders
    where orders.next_query_at <= $1 and orders.checkout_request_id is not null ${condition}
    order by (orders.state = 'paid'), orders.next_query_at limit 1 for update skip locked
  ), slot as (
    update payment_query_slots set free_at = $2 where slot = (
      select free.slot from payment_query_slots free where free.free_at <= $1 and exists (select from due)
      order by free.slot limit 1 for update skip locked
    ) returning slot
  )
  update payment_orders orders set next_query_at = $3, queries = orders.queries + 1
  from due where orders.id = due.id and exists (select from slot) returning ${columns}`;

const claimDue = prepared<SettledOrder>('claim-due-query', claim(''));
const claimOwn = prepared<SettledOrder>('claim-own-query', claim('and orders.code = $4 and orders.user_id = $5'));

export const settlementStatements = { findByToken, claimDue, claimOwn };

export interface Move {
  readonly from: readonly StoredState[];
  readonly to: StoredState;
  readonly code: string;
  readonly nextQueryAt: Date | null;
}

export function createSettlementsRepository(on: Database | Transaction) {
  return {
    async findByToken(tokenHash: Buffer): Promise<SettledOrder | null> {
      return (await runPrepared(on, findByToken, [tokenHash]))[0] ?? null;
    },
    async lock(id: number): Promise<SettledOrder | null> {
      return (await runPrepared(on, lock, [id]))[0] ?? null;
    },
    async countReceipts(id: number): Promise<number> {
      return (await runPrepared(on, countReceipts, [id]))[0]?.count ?? 0;
    },
    /** Resolves to true if it is new. If another transaction is just storing it, this waits. */
    async insertReceipt(receipt: string, orderId: number, amount: number, now: Date): Promise<boolean> {
      return (await runPrepared(on, insertReceipt, [receipt, orderId, amount, now])).length > 0;
    },
    /** Resolves to true if the order was in one of the states. */
    async move(id: number, { from, to, code, nextQueryAt }: Move, now: Date): Promise<boolean> {
      return (await runPrepared(on, move, [id, from, to, code.slice(0, 40), now, nextQueryAt])).length > 0;
    },
    async noteSold(
      id: number,
      { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
    ): Promise<void> {
      await runPrepared(on, noteSold, [id, startsAt, endsAt]);
    },
    async noteIds(id: number, merchantRequestId: string | null, checkoutRequestId: string | null): Promise<void> {
      await runPrepared(on, noteIds, [id, merchantRequestId, checkoutRequestId]);
    },
    async verify(id: number, now: Date): Promise<void> {
      await runPrepared(on, verify, [id, now]);
    },
    async askAgain(id: number, at: Date | null): Promise<void> {
      await runPrepared(on, askAgain, [id, at]);
    },
    async tell(userId: number, details: object, now: Date): Promise<readonly NotifiedMember[]> {
      return (await runPrepared(on, tell, [userId, JSON.stringify(details), now]))[0]?.notified ?? [];
    },
    /** `lease` is the time when another process may ask, if this one dies. Null: nothing is due, or no slot is free. */
    async claimDue(now: Date, slotFreeAt: Date, lease: Date): Promise<SettledOrder | null> {
      return (await runPrepared(on, claimDue, [now, slotFreeAt, lease]))[0] ?? null;
    },
    async claimOwn(
      now: Date,
      slotFreeAt: Date,
      lease: Date,
      order: { readonly code: string; readonly userId: number },
    ): Promise<SettledOrder | null> {
      return (await runPrepared(on, claimOwn, [now, slotFreeAt, lease, order.code, order.userId]))[0] ?? null;
    },
  };
}
