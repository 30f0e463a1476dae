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

type Accepted = { merchantRequestId: string; checkoutRequestId: string };

/** Writes that M-Pesa has accepted a prompt, of an order that this transaction has locked. Known ids stay. */
export const noteAccepted = statement<Accepted & { id: number; state: StoredState; nextQueryAt: Date | null }>(
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
   where id = ${id} and state in ('pushing', 'unconfirmed')`,
);

export const rememberPhone = statement<{ userId: number; sealedPhone: Buffer; now: Date }>(
  ({ userId, sealedPhone, now }) => sql`
   insert into payment_phones (user_id, sealed_phone, saved_at) values (${userId}, ${sealedPhone}, ${now})
   on conflict (user_id) do update set sealed_phone = excluded.sealed_phone, saved_at = excluded.saved_at`,
);
export const forgetPhone = statement<{ userId: number }>(
  ({ userId }) => sql`delete from payment_phones where user_id = ${userId}`,
);
export const findPhone = statement<{ userId: number }, { sealedPhone: Buffer }>(
  ({ userId }) => sql`select sealed_phone as "sealedPhone" from payment_phones where user_id = ${userId}`,
);

type Page = { after: number; limit: number };
type SealedRow = { id: number; place: string; sealed: Buffer };
type SealedAgain = { id: number; sealed: Buffer; replaced: Buffer };

/** The sealed phones of orders after this id, a page of them. */
export const listSealedOrders = statement<Page, SealedRow>(
  ({ after, limit }) => sql`
   select id, code as place, sealed_phone as sealed from payment_orders
   where id > ${after} and sealed_phone is not null order by id limit ${limit}`,
);

/** Changes nothing when the phone was forgotten meanwhile. */
export const replaceOrderPhone = statement<SealedAgain>(
  ({ id, sealed, replaced }) => sql`
   update payment_orders set sealed_phone = ${sealed} where id = ${id} and sealed_phone = ${replaced}`,
);

/** The remembered phones of members after this id, a page of them. */
export const listSealedPhones = statement<Page, SealedRow>(
  ({ after, limit }) => sql`
   select user_id as id, user_id::text as place, sealed_phone as sealed from payment_phones
   where user_id > ${after} order by user_id limit ${limit}`,
);

/** Changes nothing when another phone was remembered meanwhile. */
export const replacePhone = statement<SealedAgain>(
  ({ id, sealed, replaced }) => sql`
   update payment_phones set sealed_phone = ${sealed} where user_id = ${id} and sealed_phone = ${replaced}`,
);

export const findRefusal = statement<{ phoneHash: Buffer }, { refused_at: Date }>(
  ({ phoneHash }) => sql`select refused_at from payment_refused_phones where phone_hash = ${phoneHash}`,
);
export const refusePhone = statement<{ phoneHash: Buffer; now: Date }, { refused_at: Date }>(
  ({ phoneHash, now }) => sql`
   insert into payment_refused_phones (phone_hash, refused_at) values (${phoneHash}, ${now})
   on conflict do nothing returning refused_at`,
);
export const allowPhone = statement<{ phoneHash: Buffer }, { refused_at: Date }>(
  ({ phoneHash }) => sql`delete from payment_refused_phones where phone_hash = ${phoneHash} returning refused_at`,
);
