import { sql, statement } from '../../../database/sql.ts';
import type { StoredState } from './order-rules.ts';
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

/** Writes that M-Pesa has accepted a prompt, of an order that this transaction has locked. Known ids stay. */
export const noteAccepted = statement<{
  id: number;
  state: StoredState;
  merchantRequestId: string;
  checkoutRequestId: string;
  nextQueryAt: Date | null;
}>(
  ({ id, state, merchantRequestId, checkoutRequestId, nextQueryAt }) => sql`
   update payment_orders set state = ${state}, next_query_at = ${nextQueryAt},
     merchant_request_id = coalesce(merchant_request_id, ${merchantRequestId}),
     checkout_request_id = coalesce(checkout_request_id, ${checkoutRequestId})
   where id = ${id}`,
);

export const noteRefused = statement<{ id: number; code: string; now: Date }>(
  ({ id, code, now }) => sql`
   update payment_orders set state = 'failed', result_code = left(${code}, 40), prompted_at = null,
     resolved_at = ${now}
   where id = ${id} and state = 'pushing'`,
);
