import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { EarlierPrompts } from './order-rules.ts';
import type { NewOrder } from './orders.repository.ts';

interface PromptQuery extends Pick<NewOrder, 'userId' | 'phoneHash' | 'amount'> {
  readonly byMemberSince: Date;
  readonly unpaidSince: Date;
  /** Result codes of orders for which a PIN was typed on the phone. */
  readonly afterPin: readonly string[];
  /** Result codes of prompts that were not shown. */
  readonly unsent: readonly string[];
}

/**
 * A stored order takes its place among the prompts before it is prompted, in the transaction that holds the phone's
 * lock. An order that was never sent gives its place back, because it has no `prompted_at` then.
 */
const earlierPrompts = statement<PromptQuery, EarlierPrompts>(
  (input) => sql`
   with of_phone as (
     select placed.user_id, placed.amount, placed.paid_at, placed.result_code,
       case when placed.state = 'created' then placed.created_at else placed.prompted_at end as at
     from payment_orders placed where placed.phone_hash = ${input.phoneHash}
   ), knowing as (
     select distinct typed.user_id from of_phone typed where typed.paid_at is not null
       or typed.result_code = any(${input.afterPin})
   ), unpaid as (
     select other.at, other.user_id in (select knowing.user_id from knowing) as is_known from of_phone other
     where other.at > ${input.unpaidSince} and other.paid_at is null
       and not coalesce(other.result_code = any(${input.unsent}), false)
   ) select
     (select max(same.at) from of_phone same where same.amount = ${input.amount}) as "sameAt",
     array(select mine.prompted_at from payment_orders mine
       where mine.user_id = ${input.userId}
         and mine.prompted_at > ${input.byMemberSince} order by mine.prompted_at) as "byMember",
     array(select unpaid.at from unpaid order by unpaid.at) as unpaid,
     array(select unpaid.at from unpaid where unpaid.is_known is not true order by unpaid.at) as "byStrangers",
     exists (select from knowing where knowing.user_id = ${input.userId}) as "isKnown",
     exists (select from payment_refused_phones refused where refused.phone_hash = ${input.phoneHash}) as "isRefused"`,
);

export const promptStatements = { earlierPrompts };

export async function readEarlierPrompts(on: Database | Transaction, query: PromptQuery): Promise<EarlierPrompts> {
  const row = await getRow(on, earlierPrompts, query);
  if (!row) throw new Error('The earlier prompts were not read');
  return row;
}

/** The process that makes this transition sends the prompt. No other one does, not even after a failure. */
const beginPrompt = statement<{ id: number; tokenHash: Buffer; now: Date }, { id: number }>(
  ({ id, tokenHash, now }) => sql`
   update payment_orders set state = 'pushing', token_hash = ${tokenHash}, prompted_at = ${now}
   where id = ${id} and state = 'created' returning id`,
);

/** A callback may have come before the response, so the ids are stored in every state. */
export const noteAccepted = statement<
  { id: number; merchantRequestId: string; checkoutRequestId: string; nextQuery: Date },
  { id: number }
>(
  (input) => sql`
   update payment_orders set state = case when state = 'pushing' then 'pending' else state end,
     merchant_request_id = coalesce(merchant_request_id, ${input.merchantRequestId}),
       checkout_request_id = coalesce(checkout_request_id, ${input.checkoutRequestId}),
     next_query_at = case when state in ('pushing', 'unconfirmed') or verified_at is null and state = 'paid'
       then ${input.nextQuery}::timestamptz end
   where id = ${input.id} returning id`,
);

export const noteRefused = statement<{ id: number; code: string; now: Date }, { id: number }>(
  ({ id, code, now }) => sql`
   update payment_orders set state = 'failed', result_code = ${code}, prompted_at = null,
    resolved_at = ${now}
   where id = ${id} and state = 'pushing' returning id`,
);

/** False when another request sends the prompt, or has sent it. */
export async function takePrompt(
  on: Database | Transaction,
  { id, tokenHash, now }: { id: number; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  return (await getRow(on, beginPrompt, { id, tokenHash, now })) !== null;
}
