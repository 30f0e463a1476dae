import { sql, statement } from '../../../database/sql.ts';
import type { PhonePrompt } from './prompt-rules.ts';

/**
 * A stored order takes its place among the prompts before it is prompted, in the transaction that holds the phone's
 * lock. An order that was never sent gives its place back, because it has no `prompted_at` then.
 */
export const listPromptsTo = statement<{ phoneHash: Buffer }, PhonePrompt>(
  ({ phoneHash }) => sql`
   select user_id as "userId", amount, paid_at is not null as "isPaid", result_code as "resultCode",
     case when state = 'created' then created_at else prompted_at end as at
   from payment_orders where phone_hash = ${phoneHash}`,
);

export const listPromptsOf = statement<{ userId: number; since: Date }, { at: Date }>(
  ({ userId, since }) => sql`
   select prompted_at as at from payment_orders where user_id = ${userId} and prompted_at > ${since}
   order by prompted_at`,
);

/** The process that makes this transition sends the prompt. No other one does, not even after a failure. */
export const takePrompt = statement<{ id: number; tokenHash: Buffer; now: Date }, { id: number }>(
  ({ id, tokenHash, now }) => sql`
   update payment_orders set state = 'pushing', token_hash = ${tokenHash}, prompted_at = ${now}
   where id = ${id} and state = 'created' returning id`,
);

/** A callback may have come before the response, so the ids are stored in every state. */
export const noteAccepted = statement<{
  id: number;
  merchantRequestId: string;
  checkoutRequestId: string;
  nextQuery: Date;
}>(
  (input) => sql`
   update payment_orders set state = case when state = 'pushing' then 'pending' else state end,
     merchant_request_id = coalesce(merchant_request_id, ${input.merchantRequestId}),
     checkout_request_id = coalesce(checkout_request_id, ${input.checkoutRequestId}),
     next_query_at = case when state in ('pushing', 'unconfirmed') or verified_at is null and state = 'paid'
       then ${input.nextQuery}::timestamptz end
   where id = ${input.id}`,
);

export const noteRefused = statement<{ id: number; code: string; now: Date }>(
  ({ id, code, now }) => sql`
   update payment_orders set state = 'failed', result_code = left(${code}, 40), prompted_at = null,
     resolved_at = ${now}
   where id = ${id} and state = 'pushing'`,
);
