-- features/billing/payments/orders.repository.ts closeStaleOrders
-- $1 now, $2 before, $3 userId
update payment_orders set
  state = case when state = 'created' then 'failed' else 'unconfirmed' end,
  result_code = case when state = 'created' then 'not_sent' end, resolved_at = $1
where state in ('created', 'pushing', 'pending') and coalesce(prompted_at, created_at) <= $2
  and ($3::bigint is null or user_id = $3)
returning user_id as "userId";

-- features/billing/payments/orders.repository.ts countFromNow
-- $1 now, $2 ahead, $3 farthest
update payment_orders set created_at = least(created_at, $1),
  prompted_at = case when prompted_at > $1 then $1 else prompted_at end,
  next_query_at = case when next_query_at > $1 then $1 else next_query_at end,
  receipt_due_at = case when receipt_due_at > $1 then $1 else receipt_due_at end
where id in (
  select id from payment_orders where state in ('created', 'pushing', 'pending', 'unconfirmed')
    and coalesce(prompted_at, created_at) > $2
  union all
  select id from payment_orders where next_query_at > $3
  union all
  select id from payment_orders where receipt_due_at > $3
);

-- features/billing/payments/orders.repository.ts countRecentReceipts
-- $1 since
select count(*)::integer as count from payment_receipts where received_at >= $1;

-- features/billing/payments/orders.repository.ts countUnsettled
select state, count(*)::integer as count from payment_orders
where state in ('created', 'pushing', 'pending', 'unconfirmed') group by state
union all
select state, count(*)::integer from payment_orders
where state in ('needs_review', 'refunding', 'expired') group by state;

-- features/billing/payments/orders.repository.ts dropPhonesOfDeleted
-- $1 promptedUntil
update payment_orders set phone_hash = null
where user_id is null and phone_hash is not null and coalesce(prompted_at, created_at) <= $1;

-- features/billing/payments/orders.repository.ts findBookedOrder
-- $1 code
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt,
array(select money.receipt || ' (KES ' || money.amount || ')' from payment_receipts money
  where money.order_id = orders.id order by money.received_at) as receipts from payment_orders orders where orders.code = $1;

-- features/billing/payments/orders.repository.ts findOrder
-- $1 code, $2 userId
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders where orders.code = $1 and orders.user_id = $2;

-- features/billing/payments/orders.repository.ts findOrderByCode
-- $1 code
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders where orders.code = $1;

-- features/billing/payments/orders.repository.ts findOrderByToken
-- $1 tokenHash
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders where orders.token_hash = $1;

-- features/billing/payments/orders.repository.ts findSameOrOpen
-- $1 userId, $2 clientKey
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders where orders.user_id = $1
  and (orders.client_key = $2 or orders.state in ('created', 'pushing', 'pending'))
  order by orders.client_key = $2 desc limit 1;

-- features/billing/payments/orders.repository.ts findUnmailed
-- $1 id
select orders.code, orders.amount, orders.ends_at as "endsAt", member.email, chosen.language,
   (select min(money.receipt) from payment_receipts money where money.order_id = orders.id) as receipt
 from payment_orders orders join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = orders.user_id
   join (
  select member.id as user_id, coalesce(chosen.language, 'en') as language,
    coalesce(chosen.mail_kinds, array['match', 'message', 'verification']) as mail_kinds,
    array_append(coalesce(chosen.push_kinds, array['match', 'message', 'like', 'verification']), 'verification') as push_kinds,
    json_build_object('quietFrom', coalesce(chosen.quiet_from, 1320),
      'quietTo', coalesce(chosen.quiet_to, 420),
      'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
  from users member left join member_settings chosen on chosen.user_id = member.id
) chosen on chosen.user_id = orders.user_id
 where orders.id = $1 and orders.state = 'paid' and orders.receipt_mailed_at is null;

-- features/billing/payments/orders.repository.ts insertOrder
-- $1 code, $2 userId, $3 clientKey, $4 product, $5 amount, $6 sealedPhone, $7 phoneHash, $8 now
insert into payment_orders as orders (code, user_id, client_key, product, amount, sealed_phone, phone_hash,
   created_at)
 values ($1, $2, $3, $4, $5,
   $6, $7, $8) returning orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt;

-- features/billing/payments/orders.repository.ts leaveToPerson
-- $1 now, $2 decided, $3 asked
update payment_orders set state = 'needs_review', result_code = 'unanswered', resolved_at = $1,
  receipt_due_at = case when merchant_request_id is not null then $1::timestamptz end
where state = 'expired' or (state = 'unconfirmed' and (coalesce(prompted_at, created_at) <= $2
  or (coalesce(prompted_at, created_at) <= $3 and next_query_at is null)))
returning user_id as "userId";

-- features/billing/payments/orders.repository.ts listNewestOrders
-- $1 userId
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders where orders.user_id = $1 order by orders.id desc limit 50;

-- features/billing/payments/orders.repository.ts listOrdersForReview
-- $1 before
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt,
array(select money.receipt || ' (KES ' || money.amount || ')' from payment_receipts money
  where money.order_id = orders.id order by money.received_at) as receipts from payment_orders orders
 where (orders.state in ('needs_review', 'refunding', 'expired')
   or (orders.state = 'paid' and orders.verified_at is null))
   and (orders.state in ('needs_review', 'refunding') or orders.resolved_at <= $1)
 order by orders.id limit 500;

-- features/billing/payments/orders.repository.ts listSales
-- $1 from, $2 until
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
where sale.at >= $1 and sale.at < $2
order by sale.at, orders.code, sale.receipt;

-- features/billing/payments/orders.repository.ts listUnmailed
select id from payment_orders where state = 'paid' and receipt_mailed_at is null and user_id is not null
order by id limit 1000;

-- features/billing/payments/orders.repository.ts lockOrder
-- $1 id
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders where orders.id = $1 for update;

-- features/billing/payments/orders.repository.ts noteMailed
-- $1 now, $2 id
update payment_orders set receipt_mailed_at = $1 where id = $2;

-- features/billing/payments/orders.repository.ts takeTurns
-- $1 userId, $2 phoneHash
select pg_advisory_xact_lock(hashtextextended('order of ' || $1::bigint, 0)),
pg_advisory_xact_lock(hashtextextended('order by ' || encode($2::bytea, 'hex'), 0));

-- features/billing/payments/prompts.repository.ts allowPhone
-- $1 phoneHash
delete from payment_refused_phones where phone_hash = $1 returning refused_at;

-- features/billing/payments/prompts.repository.ts findPhone
-- $1 userId
select sealed_phone as "sealedPhone" from payment_phones where user_id = $1;

-- features/billing/payments/prompts.repository.ts findRefusal
-- $1 phoneHash
select refused_at from payment_refused_phones where phone_hash = $1;

-- features/billing/payments/prompts.repository.ts forgetPhone
-- $1 userId
delete from payment_phones where user_id = $1;

-- features/billing/payments/prompts.repository.ts listPromptsOf
-- $1 userId, $2 since
select prompted_at as at from payment_orders where user_id = $1 and prompted_at > $2
order by prompted_at;

-- features/billing/payments/prompts.repository.ts listPromptsTo
-- $1 phoneHash
select user_id as "userId", amount, paid_at is not null as "isPaid", result_code as "resultCode",
  case when state = 'created' then created_at else prompted_at end as at
from payment_orders where phone_hash = $1;

-- features/billing/payments/prompts.repository.ts listSealedOrders
-- $1 after, $2 limit
select id, code as place, sealed_phone as sealed from payment_orders
where id > $1 and sealed_phone is not null order by id limit $2;

-- features/billing/payments/prompts.repository.ts listSealedPhones
-- $1 after, $2 limit
select user_id as id, user_id::text as place, sealed_phone as sealed from payment_phones
where user_id > $1 order by user_id limit $2;

-- features/billing/payments/prompts.repository.ts noteAccepted
-- $1 state, $2 nextQueryAt, $3 merchantRequestId, $4 checkoutRequestId, $5 id
update payment_orders set state = $1, next_query_at = $2,
  merchant_request_id = coalesce(merchant_request_id, $3),
  checkout_request_id = coalesce(checkout_request_id, $4)
where id = $5;

-- features/billing/payments/prompts.repository.ts noteRefused
-- $1 code, $2 now, $3 id
update payment_orders set state = 'failed', result_code = left($1, 40), prompted_at = null,
  resolved_at = $2
where id = $3 and state in ('pushing', 'unconfirmed');

-- features/billing/payments/prompts.repository.ts refusePhone
-- $1 phoneHash, $2 now
insert into payment_refused_phones (phone_hash, refused_at) values ($1, $2)
on conflict do nothing returning refused_at;

-- features/billing/payments/prompts.repository.ts rememberPhone
-- $1 userId, $2 sealedPhone, $3 now
insert into payment_phones (user_id, sealed_phone, saved_at) values ($1, $2, $3)
on conflict (user_id) do update set sealed_phone = excluded.sealed_phone, saved_at = excluded.saved_at;

-- features/billing/payments/prompts.repository.ts replaceOrderPhone
-- $1 sealed, $2 id, $3 replaced
update payment_orders set sealed_phone = $1 where id = $2 and sealed_phone = $3;

-- features/billing/payments/prompts.repository.ts replacePhone
-- $1 sealed, $2 id, $3 replaced
update payment_phones set sealed_phone = $1 where user_id = $2 and sealed_phone = $3;

-- features/billing/payments/prompts.repository.ts takePrompt
-- $1 tokenHash, $2 now, $3 id
update payment_orders set state = 'pushing', token_hash = $1, prompted_at = $2
where id = $3 and state = 'created' returning id;

-- features/billing/payments/receipts.repository.ts claimLostReceipt
-- $1 now, $2 slotFreeAt, $3 lease, $4 tokenHash
with due as (
  select orders.id from payment_orders orders
  where orders.receipt_due_at <= $1 and orders.merchant_request_id is not null
  order by orders.receipt_due_at limit 1 for update skip locked
), slot as (
  update payment_query_slots set free_at = $2 where slot = (
    select free.slot from payment_query_slots free
    where (free.free_at <= $1 or free.free_at > $2::timestamptz + interval '5 minutes') and exists (select from due)
    order by free.slot limit 1 for update skip locked
  ) returning slot
)
update payment_orders orders set receipt_due_at = $3, receipt_asks = orders.receipt_asks + 1,
  receipt_token_hash = $4
from due where orders.id = due.id and exists (select from slot)
returning orders.id, orders.merchant_request_id as "merchantRequestId", orders.receipt_asks as asks;

-- features/billing/payments/receipts.repository.ts countLateOrders
-- $1 open, $2 decided
select count(*)::integer as count from payment_orders
where (state in ('created', 'pushing', 'pending') and coalesce(prompted_at, created_at) <= $1)
  or (state = 'unconfirmed' and coalesce(prompted_at, created_at) <= $2);

-- features/billing/payments/receipts.repository.ts countLostReceipts
-- $1 before
select count(*)::integer as count from payment_orders
where receipt_due_at is not null and state in ('paid', 'refunded') and paid_at <= $1;

-- features/billing/payments/receipts.repository.ts findOrderByReceiptToken
-- $1 tokenHash
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders where orders.receipt_token_hash = $1;

-- features/billing/payments/receipts.repository.ts listLostReceipts
-- $1 before
select code, product, amount, paid_at as "paidAt" from payment_orders
where receipt_due_at is not null and state in ('paid', 'refunded') and paid_at <= $1
order by paid_at limit 500;

-- features/billing/payments/receipts.repository.ts lookForForgotten
-- $1 now
update payment_orders set receipt_due_at = $1 where id in (
  select orders.id from payment_orders orders
  where orders.state in ('paid', 'refunded') and orders.receipt_due_at is null and not exists (select from payment_receipts money where money.order_id = orders.id) limit 1000
) returning id;

-- features/billing/payments/receipts.repository.ts lookForReceipt
-- $1 at, $2 id
update payment_orders orders set receipt_due_at = $1
where id = $2 and receipt_due_at is null and not exists (select from payment_receipts money where money.order_id = orders.id);

-- features/billing/payments/receipts.repository.ts pauseReceipts
-- $1 until
update payment_orders set receipt_due_at = $1 where receipt_due_at < $1;

-- features/billing/payments/receipts.repository.ts waitForReceipt
-- $1 at, $2 tokenHash
update payment_orders set receipt_due_at = $1 where receipt_token_hash = $2;

-- features/billing/payments/settlements.repository.ts askAgain
-- $1 at, $2 id
update payment_orders set next_query_at = $1 where id = $2;

-- features/billing/payments/settlements.repository.ts claimDueOrder
-- $1 now, $2 code, $3 userId, $4 slotFreeAt, $5 lease
with due as (
  select orders.id from payment_orders orders
  where orders.next_query_at <= $1 and orders.checkout_request_id is not null
    and ($2::text is null or orders.code = $2 and orders.user_id = $3::bigint)
  order by (orders.state = 'paid'), orders.next_query_at limit 1 for update skip locked
), slot as (
  update payment_query_slots set free_at = $4 where slot = (
    select free.slot from payment_query_slots free
    where (free.free_at <= $1 or free.free_at > $4::timestamptz + interval '5 minutes') and exists (select from due)
    order by free.slot limit 1 for update skip locked
  ) returning slot
)
update payment_orders orders set next_query_at = $5, queries = orders.queries + 1
from due where orders.id = due.id and exists (select from slot)
returning orders.id, orders.checkout_request_id as "checkoutRequestId";

-- features/billing/payments/settlements.repository.ts countReceipts
-- $1 id
select count(*)::int as count from payment_receipts where order_id = $1;

-- features/billing/payments/settlements.repository.ts deleteOldEvents
-- $1 now
delete from payment_events where created_at < $1::timestamptz - interval '13 months 1 day';

-- features/billing/payments/settlements.repository.ts insertFoundOrder
-- $1 code, $2 userId, $3 clientKey, $4 product, $5 amount, $6 now, $7 receipt
insert into payment_orders as orders (code, user_id, client_key, product, amount, state, created_at)
 select $1, $2::bigint, $3::uuid, $4, $5::integer,
   'unconfirmed', $6::timestamptz
 where not exists (select from payment_receipts money where money.receipt = $7)
 returning orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount,
orders.state, orders.result_code as "resultCode", orders.sealed_phone as "sealedPhone",
orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.verified_at as "verifiedAt", orders.queries, orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt;

-- features/billing/payments/settlements.repository.ts insertReceipt
-- $1 receipt, $2 id, $3 amount, $4 now
with stored as (
  insert into payment_receipts (receipt, order_id, amount, received_at)
  values ($1, $2, $3, $4) on conflict (receipt) do nothing returning order_id
)
update payment_orders orders set receipt_due_at = null, receipt_token_hash = null
from stored where orders.id = stored.order_id returning orders.id;

-- features/billing/payments/settlements.repository.ts logPaymentEvent
-- $1 orderId, $2 kind, $3 code, $4 body, $5 now
insert into payment_events (order_id, kind, code, body, created_at)
select $1, $2, left($3, 40), $4, $5
where (select count(*) from payment_events event where event.order_id = $1) < 200;

-- features/billing/payments/settlements.repository.ts moveOrder
-- $1 to, $2 code, $3 now, $4 nextQueryAt, $5 id, $6 from
update payment_orders set state = $1, result_code = left($2, 40), resolved_at = $3,
  next_query_at = $4
where id = $5 and state = any($6) returning id;

-- features/billing/payments/settlements.repository.ts noteIds
-- $1 merchantRequestId, $2 checkoutRequestId, $3 id
update payment_orders set merchant_request_id = coalesce(merchant_request_id, $1),
  checkout_request_id = coalesce(checkout_request_id, $2)
where id = $3 and not exists (select from payment_orders other
  where other.checkout_request_id = $2 and other.id <> $3);

-- features/billing/payments/settlements.repository.ts noteSold
-- $1 startsAt, $2 endsAt, $3 id
update payment_orders set starts_at = $1, ends_at = $2 where id = $3;

-- features/billing/payments/settlements.repository.ts sellOrder
-- $1 now, $2 startsAt, $3 endsAt, $4 nextQueryAt, $5 id, $6 from
update payment_orders set state = 'paid', result_code = '0', resolved_at = $1, paid_at = $1,
  starts_at = $2, ends_at = $3, next_query_at = $4
where id = $5 and state = $6 returning id;

-- features/billing/payments/settlements.repository.ts verifyOrder
-- $1 now, $2 id
update payment_orders set verified_at = coalesce(verified_at, $1), next_query_at = null where id = $2;

-- features/conversations/calls/call-consents.repository.ts deleteConsents
-- $1 me, $2 them
delete from call_talks where (member_id, partner_id) in (($1, $2), ($2, $1));

-- features/conversations/calls/call-consents.repository.ts findCallFacts
-- $1 me, $2 now, $3 them
select mine.is_verified and theirs.is_verified as "areVerified",
    i.says_yes as "iSayYes", they.says_yes as "theySayYes", they.said_at as "theySaidAt",
    exists (
    select from premium_periods period
    where period.user_id = $1 and period.revoked_at is null and period.stops_at > $2
      and period.starts_at <= $2
  ) as "hasPremium",
    exists (select from members_in_calls where member_id = $1) as "isInCall", chosen.push_choices as choices
  from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) mine join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) theirs on theirs.id = $3::bigint
  join (
  select member.id as user_id, coalesce(chosen.language, 'en') as language,
    coalesce(chosen.mail_kinds, array['match', 'message', 'verification']) as mail_kinds,
    array_append(coalesce(chosen.push_kinds, array['match', 'message', 'like', 'verification']), 'verification') as push_kinds,
    json_build_object('quietFrom', coalesce(chosen.quiet_from, 1320),
      'quietTo', coalesce(chosen.quiet_to, 420),
      'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
  from users member left join member_settings chosen on chosen.user_id = member.id
) chosen on chosen.user_id = theirs.id
  left join call_talks i on i.member_id = $1 and i.partner_id = $3
  left join call_talks they on they.member_id = $3 and they.partner_id = $1
  where mine.id = $1 and exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $3::bigint) and pair.high_id = greatest($1, $3) and (pair.matched_at is not null and not (pair.is_parted)));

-- features/conversations/calls/call-consents.repository.ts saveConsent
-- $1 me, $2 them, $3 yes, $4 now
insert into call_talks (member_id, partner_id, says_yes, said_at)
select $1::bigint, $2::bigint, $3, $4 where exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted)))
on conflict (member_id, partner_id) do update set says_yes = excluded.says_yes,
  said_at = case when call_talks.says_yes = excluded.says_yes then call_talks.said_at else excluded.said_at end
returning partner_id;

-- features/conversations/calls/calls.repository.ts countUnanswered
-- $1 callerId, $2 calleeId, $3 since
select count(*)::integer as unanswered from calls call
where least(call.caller_id, call.callee_id) = least($1::bigint, $2::bigint)
  and greatest(call.caller_id, call.callee_id) = greatest($1, $2) and call.caller_id = $1 and call.started_at >= $3
  and call.answered_at is null and call.ended_at is not null;

-- features/conversations/calls/calls.repository.ts enter
-- $1 id, $2 callerId, $3 calleeId
insert into members_in_calls (member_id, call_id)
select member_id, $1 from unnest(array[$2::bigint, $3::bigint]) member_id
order by member_id on conflict do nothing returning member_id as "memberId";

-- features/conversations/calls/calls.repository.ts findCallByClientId
-- $1 userId, $2 clientId
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice", call.callee_device as "calleeDevice", call.started_at as "startedAt",
call.rings_until as "ringsUntil", call.answered_at as "answeredAt", call.caller_seen_at as "callerSeenAt",
call.callee_seen_at as "calleeSeenAt", call.ended_at as "endedAt", call.reason, call.refused_as as "refusedAs",
call.offer, call.caller_rating as "callerRating", call.callee_rating as "calleeRating" from calls call where call.caller_id = $1 and call.client_id = $2;

-- features/conversations/calls/calls.repository.ts findLiveCall
-- $1 userId
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice", call.callee_device as "calleeDevice", call.started_at as "startedAt",
call.rings_until as "ringsUntil", call.answered_at as "answeredAt", call.caller_seen_at as "callerSeenAt",
call.callee_seen_at as "calleeSeenAt", call.ended_at as "endedAt", call.reason, call.refused_as as "refusedAs",
call.offer, call.caller_rating as "callerRating", call.callee_rating as "calleeRating" from calls call
  where call.id = (select call_id from members_in_calls where member_id = $1) and call.ended_at is null;

-- features/conversations/calls/calls.repository.ts insertCall
-- $1 id, $2 clientId, $3 callerId, $4 calleeId, $5 device, $6 now, $7 ringsUntil
insert into calls as call
    (id, client_id, caller_id, callee_id, caller_device, started_at, rings_until, caller_seen_at)
  values ($1, $2, $3, $4, $5, $6, $7, $6)
  on conflict do nothing returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice", call.callee_device as "calleeDevice", call.started_at as "startedAt",
call.rings_until as "ringsUntil", call.answered_at as "answeredAt", call.caller_seen_at as "callerSeenAt",
call.callee_seen_at as "calleeSeenAt", call.ended_at as "endedAt", call.reason, call.refused_as as "refusedAs",
call.offer, call.caller_rating as "callerRating", call.callee_rating as "calleeRating";

-- features/conversations/calls/calls.repository.ts leave
-- $1 id, $2 leavers
delete from members_in_calls where call_id = $1 and member_id = any ($2::bigint[]);

-- features/conversations/calls/calls.repository.ts listLiveCalls
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice", call.callee_device as "calleeDevice", call.started_at as "startedAt",
call.rings_until as "ringsUntil", call.answered_at as "answeredAt", call.caller_seen_at as "callerSeenAt",
call.callee_seen_at as "calleeSeenAt", call.ended_at as "endedAt", call.reason, call.refused_as as "refusedAs",
call.offer, call.caller_rating as "callerRating", call.callee_rating as "calleeRating", exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(call.caller_id::bigint, call.callee_id::bigint) and pair.high_id = greatest(call.caller_id, call.callee_id) and (pair.matched_at is not null and not (pair.is_parted))) as "areMatched",
exists (select from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = call.caller_id and member.is_restricted) as "isCallerRestricted",
exists (select from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = call.callee_id and member.is_restricted) as "isCalleeRestricted" from calls call where call.ended_at is null;

-- features/conversations/calls/calls.repository.ts listPastCalls
-- $1 me, $2 them, $3 limit
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice", call.callee_device as "calleeDevice", call.started_at as "startedAt",
call.rings_until as "ringsUntil", call.answered_at as "answeredAt", call.caller_seen_at as "callerSeenAt",
call.callee_seen_at as "calleeSeenAt", call.ended_at as "endedAt", call.reason, call.refused_as as "refusedAs",
call.offer, call.caller_rating as "callerRating", call.callee_rating as "calleeRating" from calls call
  where least(call.caller_id, call.callee_id) = least($1::bigint, $2::bigint)
    and greatest(call.caller_id, call.callee_id) = greatest($1, $2)
    and (call.ended_at is not null or call.refused_as is not null and call.callee_id = $1)
  order by call.started_at desc limit $3;

-- features/conversations/calls/calls.repository.ts lockCall
-- $1 id, $2 userId
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice", call.callee_device as "calleeDevice", call.started_at as "startedAt",
call.rings_until as "ringsUntil", call.answered_at as "answeredAt", call.caller_seen_at as "callerSeenAt",
call.callee_seen_at as "calleeSeenAt", call.ended_at as "endedAt", call.reason, call.refused_as as "refusedAs",
call.offer, call.caller_rating as "callerRating", call.callee_rating as "calleeRating", exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(call.caller_id::bigint, call.callee_id::bigint) and pair.high_id = greatest(call.caller_id, call.callee_id) and (pair.matched_at is not null and not (pair.is_parted))) as "areMatched",
exists (select from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = call.caller_id and member.is_restricted) as "isCallerRestricted",
exists (select from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = call.callee_id and member.is_restricted) as "isCalleeRestricted" from calls call
  where call.id = $1 and $2::bigint in (call.caller_id, call.callee_id) for update of call;

-- features/conversations/calls/calls.repository.ts lockLiveCallsOf
-- $1 callerId, $2 calleeId
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice", call.callee_device as "calleeDevice", call.started_at as "startedAt",
call.rings_until as "ringsUntil", call.answered_at as "answeredAt", call.caller_seen_at as "callerSeenAt",
call.callee_seen_at as "calleeSeenAt", call.ended_at as "endedAt", call.reason, call.refused_as as "refusedAs",
call.offer, call.caller_rating as "callerRating", call.callee_rating as "calleeRating" from calls call
  where call.ended_at is null
    and ($1::bigint in (call.caller_id, call.callee_id)
      or $2::bigint in (call.caller_id, call.callee_id))
  order by call.id for update;

-- features/conversations/calls/calls.repository.ts save
-- $1 calleeDevice, $2 answeredAt, $3 callerSeenAt, $4 calleeSeenAt, $5 endedAt, $6 reason, $7 refusedAs, $8 offer, $9 callerRating, $10 calleeRating, $11 id
update calls set callee_device = $1, answered_at = $2,
  caller_seen_at = $3, callee_seen_at = $4, ended_at = $5,
  reason = $6, refused_as = $7, offer = $8,
  caller_rating = $9, callee_rating = $10
where id = $11;

-- features/conversations/calls/calls.repository.ts takeEnded
update calls call set pushed = 'over' where call.pushed = 'ringing' and call.ended_at is not null
returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
  call.refused_as is null and call.reason in ('invite_timeout', 'cancelled') as "isMissed";

-- features/conversations/calls/calls.repository.ts takeRinging
update calls call set pushed = 'ringing'
where call.ended_at is null and call.answered_at is null and call.refused_as is null and call.pushed is null
returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId";

-- features/conversations/calls/talked-calls.repository.ts listTalkedCalls
-- $1 withinSeconds, $2 now, $3 limit
select match.low_id as "lowId", match.high_id as "highId", call.answered_at as at
from (
  select least(live.caller_id, live.callee_id) as low_id, greatest(live.caller_id, live.callee_id) as high_id
  from calls live where live.ended_at is null
  union
  select distinct recent.low_id, recent.high_id from messages recent
where recent.id > ((extract(epoch from now()) - $1::double precision) * 1000000)::bigint and recent.id < ((extract(epoch from now()) + 1000000) * 1000000)::bigint
) talked
cross join lateral (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = talked.low_id and pair.high_id = talked.high_id and (pair.matched_at is not null and not (pair.is_parted))
    and pair.taught & 10 = 0 limit 1) match
cross join lateral (
  select earlier.answered_at from calls earlier
  where least(earlier.caller_id, earlier.callee_id) = match.low_id
    and greatest(earlier.caller_id, earlier.callee_id) = match.high_id
    and earlier.answered_at + interval '30 seconds'
      <= coalesce(earlier.ended_at, $2::timestamptz)
  order by earlier.started_at limit 1
) call
order by at, match.low_id, match.high_id limit $3;

-- features/conversations/chat-media/media-of-messages.repository.ts claimMedia
-- $1 messageId, $2 id, $3 me, $4 them
update message_media set message_id = $1
where id = $2 and owner_id = $3 and partner_id = $4 and message_id is null and gone_at is null
returning id;

-- features/conversations/chat-media/media-of-messages.repository.ts findUnsentMedia
-- $1 id, $2 me, $3 them
select json_build_object('id', media.id, 'key', media.storage_key, 'kind', media.kind,
  'bytes', media.bytes, 'width', media.width, 'height', media.height, 'isExplicit', media.is_explicit,
  'isShown', media.shown_at is not null, 'isTrusted', exists (
    select from message_media shown
    where shown.owner_id = media.owner_id and shown.partner_id = media.partner_id
      and shown.shown_at is not null
  ), 'durationMs', media.duration_ms, 'waveform', encode(media.waveform, 'base64')) as media from message_media media
where media.id = $1 and media.owner_id = $2 and media.partner_id = $3
  and media.message_id is null and media.gone_at is null;

-- features/conversations/chat-media/media-of-messages.repository.ts keepMediaFor
-- $1 caseId, $2 ids
update message_media set case_ids = array_append(case_ids, $1::bigint)
where id = any ($2::bigint[]) and not $1::bigint = any (case_ids);

-- features/conversations/chat-media/media-of-messages.repository.ts listMediaOf
-- $1 messageIds
select media.message_id as "messageId", json_build_object('id', media.id, 'key', media.storage_key, 'kind', media.kind,
  'bytes', media.bytes, 'width', media.width, 'height', media.height, 'isExplicit', media.is_explicit,
  'isShown', media.shown_at is not null, 'isTrusted', exists (
    select from message_media shown
    where shown.owner_id = media.owner_id and shown.partner_id = media.partner_id
      and shown.shown_at is not null
  ), 'durationMs', media.duration_ms, 'waveform', encode(media.waveform, 'base64')) as media from message_media media
where media.message_id = any ($1::bigint[]) and media.gone_at is null;

-- features/conversations/chat-media/media-of-messages.repository.ts releaseMediaOf
-- $1 caseId
update message_media set case_ids = array(select unnest(case_ids) except select $1::bigint)
where case_ids && array(select $1::bigint);

-- features/conversations/chat-media/media-of-messages.repository.ts showPhotoOf
-- $1 at, $2 messageId, $3 receiver
update message_media set shown_at = $1
where message_id = $2 and kind = 'photo' and partner_id = $3 and shown_at is null
  and gone_at is null
returning id;

-- features/conversations/chat-media/media-of-messages.repository.ts takeMediaBetween
-- $1 at, $2 me, $3 them
update message_media set gone_at = $1
where least(owner_id, partner_id) = least($2::bigint, $3::bigint)
  and greatest(owner_id, partner_id) = greatest($2, $3) and gone_at is null;

-- features/conversations/chat-media/media-of-messages.repository.ts takeMediaOf
-- $1 at, $2 messageId
update message_media set gone_at = $1 where message_id = $2 and gone_at is null;

-- features/conversations/chat-media/media.repository.ts deleteGone
-- $1 storageKeys
delete from message_media where storage_key = any ($1::text[]) and gone_at is not null and case_ids = '{}';

-- features/conversations/chat-media/media.repository.ts findOpened
-- $1 lapsedAt, $2 storageKey, $3 kind
select media.owner_id as "ownerId", media.partner_id as "partnerId", media.message_id is not null as "isSent",
    media.gone_at is not null as "isGone", exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(media.owner_id::bigint, media.partner_id::bigint) and pair.high_id = greatest(media.owner_id, media.partner_id) and (pair.matched_at is not null and not (pair.is_parted))) as "areMatched",
    exists (select from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member
      where member.id in (media.owner_id, media.partner_id) and member.is_restricted) as "isRestricted",
    exists (select from (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('report', 'appeal') and claim.claimed_at > $1) held
      where held.subject_id = any (media.case_ids)) as "isReviewed"
  from message_media media where media.storage_key = $2 and media.kind = $3;

-- features/conversations/chat-media/media.repository.ts findPermission
-- $1 ownerId, $2 partnerId, $3 now
select exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) as "isMatched",
  exists (
  select from premium_periods period
  where period.user_id = $1 and period.revoked_at is null and period.stops_at > $3
    and period.starts_at <= $3
) as "hasPremium";

-- features/conversations/chat-media/media.repository.ts insertMedia
-- $1 id, $2 storageKey, $3 partnerId, $4 kind, $5 bytes, $6 now, $7 width, $8 height, $9 isExplicit, $10 durationMs, $11 waveform, $12 ownerId
insert into message_media (id, storage_key, owner_id, partner_id, kind, bytes, created_at, width, height,
  is_explicit, duration_ms, waveform)
select $1, $2, sender.id, $3, $4, $5,
  $6, $7, $8, $9, $10, $11
from users sender
where sender.id = $12::bigint and exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($12::bigint, $3::bigint) and pair.high_id = greatest($12, $3) and (pair.matched_at is not null and not (pair.is_parted)))
  and exists (
  select from premium_periods period
  where period.user_id = $12 and period.revoked_at is null and period.stops_at > $6
    and period.starts_at <= $6
)
for key share of sender returning id;

-- features/conversations/chat-media/media.repository.ts listGone
select storage_key as "storageKey" from message_media where gone_at is not null and case_ids = '{}';

-- features/conversations/chat-media/media.repository.ts listKeptKeys
-- $1 storageKeys
select storage_key as "storageKey" from message_media where storage_key = any ($1::text[]);

-- features/conversations/chat-media/media.repository.ts listMediaKeys
-- $1 after, $2 limit
select storage_key as "storageKey" from message_media where storage_key > $1 and not (gone_at is not null and case_ids = '{}')
order by storage_key limit $2;

-- features/conversations/chat-media/media.repository.ts takeUnsent
-- $1 now, $2 createdBefore
update message_media set gone_at = $1
where message_id is null and gone_at is null and created_at < $2;

-- features/conversations/dates/dates.repository.ts deletePlan
-- $1 id, $2 userId
delete from date_plans where id = $1 and user_id = $2 returning id;

-- features/conversations/dates/dates.repository.ts deletePlansClosed
-- $1 now
delete from date_plans where closes_at <= $1;

-- features/conversations/dates/dates.repository.ts findMailedPlan
-- $1 id
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce,
dated.secret_hash as "secretHash", dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt", split_part(owner.name, ' ', 1) as "ownerName", owner.email, chosen.language
 from date_plans dated join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) owner on owner.id = dated.user_id
   join (
  select member.id as user_id, coalesce(chosen.language, 'en') as language,
    coalesce(chosen.mail_kinds, array['match', 'message', 'verification']) as mail_kinds,
    array_append(coalesce(chosen.push_kinds, array['match', 'message', 'like', 'verification']), 'verification') as push_kinds,
    json_build_object('quietFrom', coalesce(chosen.quiet_from, 1320),
      'quietTo', coalesce(chosen.quiet_to, 420),
      'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
  from users member left join member_settings chosen on chosen.user_id = member.id
) chosen on chosen.user_id = dated.user_id
 where dated.id = $1;

-- features/conversations/dates/dates.repository.ts findPlanByClientId
-- $1 userId, $2 clientId
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce,
dated.secret_hash as "secretHash", dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt" from date_plans dated where dated.user_id = $1 and dated.client_id = $2;

-- features/conversations/dates/dates.repository.ts findSharedPlan
-- $1 secretHash, $2 now
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce,
dated.secret_hash as "secretHash", dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt", split_part(owner.name, ' ', 1) as "ownerName", owner.gender as "ownerGender",
   (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = owner.id and not photo.is_held and photo.position = 0) as "ownerPhoto",
   case when exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(dated.user_id::bigint, dated.partner_id::bigint) and pair.high_id = greatest(dated.user_id, dated.partner_id) and (pair.matched_at is not null and not (pair.is_parted))) then (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = dated.partner_id and not photo.is_held and photo.position = 0) end as "partnerPhoto",
   coalesce(exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(dated.user_id::bigint, dated.partner_id::bigint) and pair.high_id = greatest(dated.user_id, dated.partner_id) and (pair.matched_at is not null and not (pair.is_parted))) and partner.is_verified, false) as "isPartnerVerified"
 from date_plans dated join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) owner on owner.id = dated.user_id
   left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner on partner.id = dated.partner_id
 where dated.secret_hash = $1 and dated.closes_at > $2;

-- features/conversations/dates/dates.repository.ts findWishFacts
-- $1 userId, $2 partnerId, $3 now
select exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) as "isMatched",
   (select split_part(partner.name, ' ', 1) from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = $2) as "partnerName",
   (select count(*)::integer from date_plans open
     where open.user_id = $1 and open.closes_at > $3) as "openPlans";

-- features/conversations/dates/dates.repository.ts insertPlan
-- $1 userId, $2 clientId, $3 partnerId, $4 partnerName, $5 place, $6 meetsAt, $7 checkInAt, $8 closesAt, $9 friendEmail, $10 nonce, $11 secretHash, $12 now
insert into date_plans as dated (user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at,
   closes_at, friend_email, nonce, secret_hash, created_at)
 select $1, $2, $3, $4, $5, $6,
   $7, $8, $9, $10, $11, $12
 where exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $3::bigint) and pair.high_id = greatest($1, $3) and (pair.matched_at is not null and not (pair.is_parted)))
 on conflict (user_id, client_id) do nothing returning dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce,
dated.secret_hash as "secretHash", dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt";

-- features/conversations/dates/dates.repository.ts listOpenPlans
-- $1 userId, $2 now
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce,
dated.secret_hash as "secretHash", dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt" from date_plans dated where dated.user_id = $1 and dated.closes_at > $2
  order by dated.meets_at, dated.id;

-- features/conversations/dates/dates.repository.ts listUnsettled
-- $1 now, $2 checkInUntil
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce,
dated.secret_hash as "secretHash", dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt" from date_plans dated
 where dated.fine_at is null and dated.closes_at > $1
   and (dated.check_in_at <= $2 or dated.taken_back_at is not null)
 order by dated.check_in_at;

-- features/conversations/dates/dates.repository.ts lockPlan
-- $1 id
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce,
dated.secret_hash as "secretHash", dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt", dated.user_id as "userId" from date_plans dated where dated.id = $1 for update;

-- features/conversations/dates/dates.repository.ts noteOpening
-- $1 now, $2 id
update date_plans set opened_count = opened_count + 1, opened_at = greatest(opened_at, $1::timestamptz)
where id = $2;

-- features/conversations/dates/dates.repository.ts savePlan
-- $1 checkInAt, $2 closesAt, $3 fineAt, $4 remindedAt, $5 alertedAt, $6 takenBackAt, $7 takenBackMailedAt, $8 takenBackMails, $9 id
update date_plans set check_in_at = $1, closes_at = $2, fine_at = $3,
  reminded_at = $4, alerted_at = $5, taken_back_at = $6,
  taken_back_mailed_at = $7, taken_back_mails = $8
where id = $9;

-- features/conversations/dates/made-plans.repository.ts listMadePlans
-- $1 limit
select match.low_id as "lowId", match.high_id as "highId", min(dated.created_at) as at
from date_plans dated
cross join lateral (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(dated.user_id, dated.partner_id) and pair.high_id = greatest(dated.user_id, dated.partner_id) and (pair.matched_at is not null and not (pair.is_parted))
    and pair.taught & 12 = 0 limit 1) match
where dated.id > ((extract(epoch from now()) - 86400) * 1000000)::bigint
group by match.low_id, match.high_id order by at, match.low_id, match.high_id limit $1;

-- features/conversations/matches/matches.repository.ts deleteOpenings
-- $1 me, $2 them
delete from opened_matches where opened_matches.low_id = least($1::bigint, $2::bigint) and opened_matches.high_id = greatest($1, $2);

-- features/conversations/matches/matches.repository.ts listLikedPhotos
-- $1 owners, $2 photos
select liked.photo_id as id,
  (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
    where photo.user_id = liked.owner_id and photo.id = liked.photo_id and (exists (select from photos photo where photo.user_id = liked.owner_id and not photo.is_held and photo.id = liked.photo_id)
    and exists (select from photos photo where photo.user_id = liked.owner_id and not photo.is_held and photo.position = 0))) as photo
from unnest($1::bigint[], $2::bigint[]) liked (owner_id, photo_id);

-- features/conversations/matches/matches.repository.ts listMatchRows
-- $1 me, $2 now, $3 day
with matched as (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
  where low_id = $1 and (pair.matched_at is not null and not (pair.is_parted))
  union all
  select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1 and (pair.matched_at is not null and not (pair.is_parted)))
select partner.id as id, partner.name, partner.age, partner.birthday, partner.is_verified as "isVerified",
(select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = partner.id and not photo.is_held and photo.position = 0) as photo,
(select count(*)::integer from (
  select from messages unread
  where unread.low_id = matched.low_id and unread.high_id = matched.high_id
    and unread.id > coalesce((select read.up_to from conversation_reads read
  where (low_id, high_id, reader_id) = (matched.low_id, matched.high_id, $1) order by read.up_to desc limit 1), 0) and unread.sender_id <> $1 and unread.deleted_at is null
  order by unread.id limit 100
) counted) as "unreadCount", exists (
  select from opened_matches opened
  where opened.low_id = matched.low_id and opened.high_id = matched.high_id and opened.user_id = $1
) as "isOpened",
(coalesce(last.created_at < matched.matched_at, true)
  and exists (select from notifications notice
  where notice.kind = 'match' and notice.user_id = $1 and notice.actor_id = partner.id
    and notice.read_at is null)) as "isNoticeUnread",
case when (coalesce((select shows_presence from member_settings where user_id = $1), true) and coalesce((select shows_presence from member_settings where user_id = partner.id), true)) then (
  select case when presence.online_until > $2::timestamptz then 'online'
    when (presence.active_at at time zone 'Africa/Nairobi')::date = $3::date then 'today' end
  from presences presence where presence.user_id = partner.id
) end as presence,
last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId", last.created_at as "lastSentAt",
last.is_deleted as "lastIsDeleted", last.media_kind as "lastMediaKind",
case when last.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = partner.id), true)) then (
  select read.read_at from conversation_reads read
  where read.low_id = last.low_id and read.high_id = last.high_id and read.reader_id = partner.id
    and read.up_to >= last.id and read.is_receipt
  order by read.up_to limit 1) end end as "lastSeenAt", matched.matched_at as "matchedAt", case when exists (select comment.author_id, comment.low_id + comment.high_id - comment.author_id as partner_id, comment.text,
    comment.prompt_id, comment.answer, comment.photo_id, comment.created_at
  from like_comments comment where comment.low_id = matched.low_id and comment.high_id = matched.high_id) then (
  select json_agg(json_build_array(comment.author_id, comment.text, comment.prompt_id, comment.answer,
    comment.photo_id) order by comment.created_at, comment.author_id) from (select comment.author_id, comment.low_id + comment.high_id - comment.author_id as partner_id, comment.text,
    comment.prompt_id, comment.answer, comment.photo_id, comment.created_at
  from like_comments comment where comment.low_id = matched.low_id and comment.high_id = matched.high_id) comment
) end as comments
from matched
join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner on partner.id = matched.partner_id and partner.is_kept
left join lateral (select message.id, case when message.deleted_at is null then message.text else '' end as text,
    message.deleted_at is not null as is_deleted, case
      when message.deleted_at is null then message.media_kind end as media_kind,
    message.sender_id, message.created_at, message.low_id, message.high_id
  from messages message
  where message.low_id = matched.low_id and message.high_id = matched.high_id order by message.id desc limit 1) last on true
order by greatest(matched.matched_at, last.created_at) desc, last.id desc nulls last, partner.id;

-- features/conversations/matches/matches.repository.ts writeOpening
-- $1 me, $2 them
with pair as (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))), opened as (
  insert into opened_matches (low_id, high_id, user_id) select low_id, high_id, $1 from pair on conflict do nothing
)
select low_id from pair;

-- features/conversations/messages/conversation.repository.ts countWritten
-- $1 me, $2 them, $3 max
select count(*)::integer as written from (
  select from messages message
  where message.low_id = least($1::bigint, $2::bigint) and message.high_id = greatest($1, $2) and message.sender_id = $1 limit $3
) written;

-- features/conversations/messages/conversation.repository.ts listPage
-- $1 me, $2 them, $3 after, $4 before, $5 limit
select message.id, message.sender_id as "senderId",
message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
case when message.sender_id = $1 and message.delivered_at is not null
    and (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true))
  then message.delivered_at end as "deliveredAt",
case when message.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) then (
  select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = $2
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt"
    from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) pair
    left join lateral (select * from (
      select page.*, sum(char_length(page.text)) over (order by page.id asc) as characters from (select * from messages
      where low_id = pair.low_id and high_id = pair.high_id and id > $3 and id < $4
      order by id asc limit $5) page
    ) measured where characters <= 300000 order by id asc) message on true;

-- features/conversations/messages/conversation.repository.ts listPage
-- $1 me, $2 them, $3 after, $4 before, $5 limit
select message.id, message.sender_id as "senderId",
message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
case when message.sender_id = $1 and message.delivered_at is not null
    and (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true))
  then message.delivered_at end as "deliveredAt",
case when message.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) then (
  select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = $2
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt"
    from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) pair
    left join lateral (select * from (
      select page.*, sum(char_length(page.text)) over (order by page.id desc) as characters from (select * from messages
      where low_id = pair.low_id and high_id = pair.high_id and id > $3 and id < $4
      order by id desc limit $5) page
    ) measured where characters <= 300000 order by id desc) message on true;

-- features/conversations/messages/conversation.repository.ts listPage
-- $1 me, $2 them, $3 after, $4 before, $5 limit
select message.id, message.sender_id as "senderId",
message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
case when message.sender_id = $1 and message.delivered_at is not null
    and (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true))
  then message.delivered_at end as "deliveredAt",
case when message.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) then (
  select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = $2
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt"
    from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) pair
    left join lateral (select * from messages
      where low_id = pair.low_id and high_id = pair.high_id and id > $3 and id < $4
      order by id asc limit $5) message on true;

-- features/conversations/messages/conversation.repository.ts listPage
-- $1 me, $2 them, $3 after, $4 before, $5 limit
select message.id, message.sender_id as "senderId",
message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
case when message.sender_id = $1 and message.delivered_at is not null
    and (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true))
  then message.delivered_at end as "deliveredAt",
case when message.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) then (
  select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = $2
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt"
    from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) pair
    left join lateral (select * from messages
      where low_id = pair.low_id and high_id = pair.high_id and id > $3 and id < $4
      order by id desc limit $5) message on true;

-- features/conversations/messages/conversation.repository.ts listQuoted
-- $1 ids, $2 me, $3 them
select quoted.id, quoted.sender_id as sender, case when quoted.deleted_at is null then left(quoted.text, 141) else '' end as text,
case when quoted.deleted_at is null then quoted.media_kind end as media_kind from messages quoted
  where quoted.id = any ($1::bigint[]) and quoted.low_id = least($2::bigint, $3::bigint) and quoted.high_id = greatest($2, $3);

-- features/conversations/messages/deliveries.repository.ts confirmDeliveries
-- $1 partners, $2 ends, $3 me, $4 at
with locked as (
  select message.id from unnest($1::bigint[], $2::bigint[]) heard (partner_id, up_to)
  cross join lateral (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($3::bigint, heard.partner_id::bigint) and pair.high_id = greatest($3, heard.partner_id) and (pair.matched_at is not null and not (pair.is_parted))) pair
  join messages message on message.low_id = pair.low_id and message.high_id = pair.high_id
    and message.id > coalesce((select read.up_to from conversation_reads read
where (low_id, high_id, reader_id) = (pair.low_id, pair.high_id, $3) order by read.up_to desc limit 1), 0) and message.id <= heard.up_to
  where message.sender_id = heard.partner_id and message.delivered_at is null
    and (coalesce((select read_receipts from member_settings where user_id = $3), true) and coalesce((select read_receipts from member_settings where user_id = heard.partner_id), true))
  order by message.id for no key update of message
), written as (
  update messages message set delivered_at = $4 from locked
  where message.id = locked.id and message.delivered_at is null returning message.sender_id, message.id
)
select sender_id as partner, max(id) as up_to from written group by sender_id;

-- features/conversations/messages/grown-conversations.repository.ts listGrownConversations
-- $1 withinSeconds, $2 limit
select talked.low_id as "lowId", talked.high_id as "highId",
  greatest(low_message.created_at, high_message.created_at) as at
from (select distinct recent.low_id, recent.high_id from messages recent
where recent.id > ((extract(epoch from now()) - $1::double precision) * 1000000)::bigint and recent.id < ((extract(epoch from now()) + 1000000) * 1000000)::bigint) talked
cross join lateral (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = talked.low_id and pair.high_id = talked.high_id and (pair.matched_at is not null and not (pair.is_parted))
    and pair.taught & 9 = 0 limit 1) match
cross join lateral (select message.created_at from messages message
  where message.low_id = match.low_id and message.high_id = match.high_id and message.sender_id = match.low_id
  order by message.id offset 2 limit 1) low_message
cross join lateral (select message.created_at from messages message
  where message.low_id = match.low_id and message.high_id = match.high_id and message.sender_id = match.high_id
  order by message.id offset 2 limit 1) high_message
order by at, talked.low_id, talked.high_id limit $2;

-- features/conversations/messages/held-messages.repository.ts deleteHeldBefore
-- $1 moment
delete from held_messages where held_at < $1;

-- features/conversations/messages/held-messages.repository.ts findHeld
-- $1 senderId, $2 receiverId, $3 textHash
select held_at as "heldAt", client_id as "clientId" from held_messages
where sender_id = $1 and receiver_id = $2 and text_hash = $3;

-- features/conversations/messages/held-messages.repository.ts holdMessage
-- $1 senderId, $2 forgotten, $3 receiverId, $4 textHash, $5 clientId, $6 heldAt
with forgotten as (
  delete from held_messages where sender_id = $1 and held_at <= $2
    and (receiver_id, text_hash) <> ($3, $4)
)
insert into held_messages (sender_id, receiver_id, text_hash, client_id, held_at)
values ($1, $3, $4, $5, $6)
on conflict (sender_id, receiver_id, text_hash) do update
  set client_id = excluded.client_id, held_at = excluded.held_at;

-- features/conversations/messages/message-changes.repository.ts findMessage
-- $1 id, $2 me
select message.id, message.sender_id as "senderId",
message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
case when true and message.delivered_at is not null
    and (coalesce((select read_receipts from member_settings where user_id = message.sender_id), true) and coalesce((select read_receipts from member_settings where user_id = (message.low_id + message.high_id - message.sender_id)), true))
  then message.delivered_at end as "deliveredAt",
case when true then case when (coalesce((select read_receipts from member_settings where user_id = message.sender_id), true) and coalesce((select read_receipts from member_settings where user_id = (message.low_id + message.high_id - message.sender_id)), true)) then (
  select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = (message.low_id + message.high_id - message.sender_id)
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt" from messages message where message.id = $1 and $2::bigint in (message.low_id, message.high_id) and exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(message.low_id::bigint, message.high_id::bigint) and pair.high_id = greatest(message.low_id, message.high_id) and (pair.matched_at is not null and not (pair.is_parted)));

-- features/conversations/messages/message-changes.repository.ts freeClientIds
-- $1 me, $2 them
update messages set client_id = null
where messages.low_id = least($1::bigint, $2::bigint) and messages.high_id = greatest($1, $2) and client_id is not null;

-- features/conversations/messages/message-changes.repository.ts markDeleted
-- $1 at, $2 id, $3 me
update messages message set deleted_at = $1
where message.id = $2 and deleted_at is null and $3::bigint in (message.low_id, message.high_id) and exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least(message.low_id::bigint, message.high_id::bigint) and pair.high_id = greatest(message.low_id, message.high_id) and (pair.matched_at is not null and not (pair.is_parted))) returning message.id;

-- features/conversations/messages/message-changes.repository.ts writeReaction
-- $1 me, $2 emoji, $3 id
update messages message set
  low_reaction = case when $1 = low_id then $2::text else low_reaction end,
  high_reaction = case when $1 = high_id then $2 else high_reaction end
where message.id = $3 and deleted_at is null and $1::bigint in (message.low_id, message.high_id) and exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least(message.low_id::bigint, message.high_id::bigint) and pair.high_id = greatest(message.low_id, message.high_id) and (pair.matched_at is not null and not (pair.is_parted)))
  and case when $1 = low_id then low_reaction else high_reaction end is distinct from $2
returning message.id;

-- features/conversations/messages/reads.repository.ts findReadingFacts
-- $1 me, $2 them, $3 upTo
select message.id is not null as "isOurs",
  coalesce((select read.up_to from conversation_reads read
where (low_id, high_id, reader_id) = (pair.low_id, pair.high_id, $1) order by read.up_to desc limit 1), 0) as earlier,
  (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) as "isReceipt"
from (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) pair
left join messages message
  on message.id = $3 and message.low_id = pair.low_id and message.high_id = pair.high_id;

-- features/conversations/messages/reads.repository.ts findTypingFacts
-- $1 me, $2 them
select exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) as "isMatched", (coalesce((select shows_presence from member_settings where user_id = $1), true) and coalesce((select shows_presence from member_settings where user_id = $2), true)) as "isShown";

-- features/conversations/messages/reads.repository.ts writeReading
-- $1 me, $2 upTo, $3 at, $4 isReceipt, $5 them, $6 earlier
with written as (
    insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
    select low_id, high_id, $1, $2::bigint, $3::timestamptz, $4::boolean from (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $5::bigint) and pair.high_id = greatest($1, $5) and (pair.matched_at is not null and not (pair.is_parted))) pair
    where exists (select from messages message where (message.low_id, message.high_id) = (pair.low_id, pair.high_id) and message.sender_id <> $1 and message.id > $6::bigint and message.id <= $2)
    on conflict do nothing returning up_to
  ), noticed as (
    update notifications set read_at = $3 from (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $5::bigint) and pair.high_id = greatest($1, $5) and (pair.matched_at is not null and not (pair.is_parted))) pair
where not exists (select from messages message where (message.low_id, message.high_id) = (pair.low_id, pair.high_id) and message.sender_id <> $1 and message.id > greatest($2::bigint, $6::bigint) and message.deleted_at is null) and notifications.kind = 'message' and notifications.user_id = $1
  and notifications.actor_id = $5 and notifications.read_at is null
returning notifications.id
  )
  select exists (select from written) as "isNews", exists (select from noticed) as "isNoticeRead";

-- features/conversations/messages/reported-messages.repository.ts listMessagesAround
-- $1 ids, $2 me, $3 them
select distinct near.id, near.sender_id as "senderId", near.text, near.created_at as "sentAt",
  near.deleted_at is not null as "isDeleted", near.id = any ($1::bigint[]) as "isReported",
  case when near.media_kind is not null then (select media.id from message_media media
where media.message_id = near.id and media.gone_at is null) end as "mediaId"
from messages reported cross join lateral (
  (
  select * from messages near where near.low_id = reported.low_id and near.high_id = reported.high_id
    and near.id <= reported.id order by near.id desc limit 6
) union all (
  select * from messages near where near.low_id = reported.low_id and near.high_id = reported.high_id
    and near.id > reported.id order by near.id asc limit 5
)
) near
where reported.id = any ($1::bigint[]) and reported.low_id = least($2::bigint, $3::bigint) and reported.high_id = greatest($2, $3);

-- features/conversations/messages/sending.repository.ts findFirstFacts
-- $1 me, $2 at, $3 them, $4 clientId
select exists (
  select from premium_periods period
  where period.user_id = $1 and period.revoked_at is null and period.stops_at > $2
    and period.starts_at <= $2
) as "isPremium", stored.id as "storedId",
  not exists (
  select from premium_periods period
  where period.user_id = $1 and period.revoked_at is null and period.stops_at > $2
    and period.starts_at <= $2
) and exists (
  select from premium_periods period
  where period.user_id = $3 and period.revoked_at is null and period.stops_at > $2
    and period.starts_at <= $2
) and exists (
    select from messages earlier
    where earlier.low_id = pair.low_id and earlier.high_id = pair.high_id and earlier.sender_id = $3
  ) as "repliesToPremium"
from (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $3::bigint) and pair.high_id = greatest($1, $3) and (pair.matched_at is not null and not (pair.is_parted))) pair
left join messages stored on stored.sender_id = $1 and stored.client_id = $4::uuid;

-- features/conversations/messages/sending.repository.ts findOwnMessage
-- $1 id, $2 me
select message.id, message.sender_id as "senderId",
message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
case when true and message.delivered_at is not null
    and (coalesce((select read_receipts from member_settings where user_id = message.sender_id), true) and coalesce((select read_receipts from member_settings where user_id = (message.low_id + message.high_id - message.sender_id)), true))
  then message.delivered_at end as "deliveredAt",
case when true then case when (coalesce((select read_receipts from member_settings where user_id = message.sender_id), true) and coalesce((select read_receipts from member_settings where user_id = (message.low_id + message.high_id - message.sender_id)), true)) then (
  select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = (message.low_id + message.high_id - message.sender_id)
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt" from messages message where message.id = $1 and message.sender_id = $2;

-- features/conversations/messages/sending.repository.ts findPromptAnswer
-- $1 promptId, $2 userId
select (select item ->> 'answer' from jsonb_array_elements(profile.prompts) item
where item ->> 'prompt_id' = $1::text) as answer from profiles profile
where profile.user_id = $2;

-- features/conversations/messages/sending.repository.ts findWhetherEarly
-- $1 me, $2 them
select count(*) < 10 as "isEarly" from (
  select from messages earlier where earlier.low_id = least($1::bigint, $2::bigint) and earlier.high_id = greatest($1, $2) limit 10
) earlier;

-- features/conversations/messages/sending.repository.ts notifyReceiver
-- $1 them, $2 me, $3 at
insert into notifications (user_id, kind, actor_id, created_at)
select $1, 'message', $2, $3 from (select sender_id, created_at from messages message where message.low_id = least($2::bigint, $1::bigint) and message.high_id = greatest($2, $1)
  order by message.id desc limit 1) newest
where sender_id = $2 and created_at = $3::timestamptz and exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($2::bigint, $1::bigint) and pair.high_id = greatest($2, $1) and (pair.matched_at is not null and not (pair.is_parted))) on conflict do nothing returning user_id;

-- features/conversations/messages/sending.repository.ts writeCounted
-- $1 me, $2 day, $3 limit, $4 text, $5 clientId, $6 at, $7 warning, $8 replyTo, $9 promptId, $10 promptAnswer, $11 mediaKind, $12 them
with counted as (
  insert into daily_usage (user_id, day, messages)
select $1::bigint, $2::date, 1 where coalesce($3::integer > 0, true)
on conflict (user_id, day) do update set messages = daily_usage.messages + 1
  where coalesce(daily_usage.messages < $3, true) returning true as is_counted
), sent as (
  insert into messages (low_id, high_id, sender_id, text, client_id, created_at, warning, reply_to, prompt_id,
    prompt_answer, media_kind)
  select low_id, high_id, $1, $4, $5, $6::timestamptz, $7, $8, $9,
    $10, $11
  from counted cross join (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $12::bigint) and pair.high_id = greatest($1, $12) and (pair.matched_at is not null and not (pair.is_parted)) for no key update of pair) pair
  on conflict (sender_id, client_id) where client_id is not null do nothing
  returning id, client_id as "clientId")
select id, "clientId" from counted left join sent on true;

-- features/conversations/messages/sending.repository.ts writeUncounted
-- $1 me, $2 text, $3 clientId, $4 at, $5 warning, $6 replyTo, $7 promptId, $8 promptAnswer, $9 mediaKind, $10 them
insert into messages (low_id, high_id, sender_id, text, client_id, created_at, warning, reply_to, prompt_id,
    prompt_answer, media_kind)
  select low_id, high_id, $1, $2, $3, $4::timestamptz, $5, $6, $7,
    $8, $9
  from  (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $10::bigint) and pair.high_id = greatest($1, $10) and (pair.matched_at is not null and not (pair.is_parted)) for no key update of pair) pair
  on conflict (sender_id, client_id) where client_id is not null do nothing
  returning id, client_id as "clientId";

-- features/conversations/past-conversations/kept-conversations.repository.ts copyConversations
-- $1 lowIds, $2 highIds, $3 leaverId, $4 now
with ended as (
  select gen_random_uuid() as id, match.low_id, match.high_id
  from unnest($1::bigint[], $2::bigint[]) match (low_id, high_id)
  where exists (select id, sender_id, text, deleted_at is not null as is_deleted, created_at
from messages where low_id = match.low_id and high_id = match.high_id)
), kept as (
  insert into past_conversations (id, owner_id, ended_at)
  select id, low_id + high_id - $3::bigint, $4::timestamptz from ended
)
insert into past_messages (conversation_id, position, is_own, text, sent_at)
select ended.id, row_number() over (partition by ended.id order by message.id), message.sender_id <> $3,
  case when message.sender_id <> $3 and not message.is_deleted then nullif(message.text, '') end,
  message.created_at
from ended cross join lateral (select id, sender_id, text, deleted_at is not null as is_deleted, created_at
from messages where low_id = ended.low_id and high_id = ended.high_id) message;

-- features/conversations/past-conversations/kept-conversations.repository.ts lockAllMatches
-- $1 me
with locked as (select pair.low_id, pair.high_id from pairs pair where $1::bigint in (pair.low_id, pair.high_id) and (pair.matched_at is not null and not (pair.is_parted))
order by pair.low_id, pair.high_id for no key update of pair) select low_id as "lowId", high_id as "highId" from locked;

-- features/conversations/past-conversations/kept-conversations.repository.ts lockMatchesWith
-- $1 me, $2 them
with locked as (select pair.low_id, pair.high_id from pairs pair where (pair.low_id, pair.high_id) in (
      select least($1::bigint, other.id), greatest($1::bigint, other.id) from (select unnest($2::bigint[])) other (id)) and (pair.matched_at is not null and not (pair.is_parted))
order by pair.low_id, pair.high_id for no key update of pair) select low_id as "lowId", high_id as "highId" from locked;

-- features/conversations/past-conversations/past-conversations.repository.ts listPast
-- $1 ownerId
select conversation.id, conversation.ended_at as "endedAt",
  (select sent_at from past_messages where conversation_id = conversation.id order by position desc
    limit 1) as "lastAt",
  (select left(text, 140) from past_messages
    where conversation_id = conversation.id and text is not null order by position desc limit 1) as "lastText"
from past_conversations conversation where conversation.owner_id = $1
order by conversation.ended_at desc, conversation.id limit 200;

-- features/conversations/past-conversations/past-conversations.repository.ts readPast
-- $1 before, $2 limit, $3 id, $4 ownerId
select conversation.ended_at as "endedAt", message.position, message.is_own as "isOwn", message.text,
  message.sent_at as "sentAt"
from past_conversations conversation left join lateral (
  select * from (
    select page.*, sum(coalesce(char_length(page.text), 0)) over (order by page.position desc) as characters from (
      select * from past_messages
      where conversation_id = conversation.id and position < $1 order by position desc limit $2
    ) page
  ) measured where characters <= 300000
) message on true
where conversation.id = $3 and conversation.owner_id = $4 order by message.position;

-- features/conversations/past-conversations/past-conversations.repository.ts removePast
-- $1 id, $2 ownerId
delete from past_conversations where id = $1 and owner_id = $2;

-- features/conversations/shield/warnings.repository.ts addWarned
-- $1 sender, $2 receiver, $3 kind, $4 at
insert into message_warnings (sender_id, receiver_id, kind, sent, last_sent_at)
values ($1, $2, $3, 1, $4)
on conflict (sender_id, receiver_id, kind)
  do update set sent = message_warnings.sent + 1, last_sent_at = excluded.last_sent_at;

-- features/core/allowances/allowances.repository.ts forgetDays
-- $1 kept, $2 limit
delete from daily_usage
where ctid = any (array(select ctid from daily_usage where day < $1::date limit $2::integer))
returning user_id as "userId";

-- features/core/allowances/allowances.repository.ts forgetNetworks
-- $1 kept
delete from network_usage where day < $1::date;

-- features/core/allowances/allowances.repository.ts giveBack
-- $1 userId, $2 day
update daily_usage set messages = messages - 1
where user_id = $1 and day = $2::date and messages > 0;

-- features/core/allowances/allowances.repository.ts giveBack
-- $1 userId, $2 day
update daily_usage set swipes = swipes - 1
where user_id = $1 and day = $2::date and swipes > 0;

-- features/core/allowances/allowances.repository.ts giveBackLastSwipe
-- $1 userId, $2 day, $3 swipedId
update daily_usage set swipes = greatest(swipes - 1, 0), last_swiped_id = null
where user_id = $1 and day = $2::date and last_swiped_id = $3;

-- features/core/allowances/allowances.repository.ts lockLastSwipe
-- $1 userId, $2 day
select last_swiped_id as "lastSwipedId" from daily_usage
where user_id = $1 and day = $2::date for no key update;

-- features/core/allowances/allowances.repository.ts recordFor
-- $1 key, $2 day, $3 ids, $4 limit
insert into daily_usage as used (user_id, day, dealt_ids)
select $1, $2::date, ($3::bigint[])[:$4::integer]
where exists (select from users where id = $1)
on conflict (user_id, day) do update set dealt_ids = used.dealt_ids || (array(
  select new.id from unnest($3::bigint[]) with ordinality new (id, place)
  where new.id <> all (used.dealt_ids) order by new.place
))[:$4 - cardinality(used.dealt_ids)]
returning to_json(array(
  select new.id from unnest($3::bigint[]) new (id) where new.id = any (used.dealt_ids))) as ids;

-- features/core/allowances/allowances.repository.ts recordFor
-- $1 key, $2 day, $3 ids, $4 limit
insert into network_usage as used (network, day, dealt_ids)
select $1, $2::date, ($3::bigint[])[:$4::integer]
where true
on conflict (network, day) do update set dealt_ids = used.dealt_ids || (array(
  select new.id from unnest($3::bigint[]) with ordinality new (id, place)
  where new.id <> all (used.dealt_ids) order by new.place
))[:$4 - cardinality(used.dealt_ids)]
returning to_json(array(
  select new.id from unnest($3::bigint[]) new (id) where new.id = any (used.dealt_ids))) as ids;

-- features/core/bans/bans.repository.ts addMarks
-- $1 kind, $2 caseId, $3 now, $4 marks
insert into banned_marks (kind, mark, case_id, created_at)
select $1, mark, $2, $3 from unnest($4::bytea[]) mark
on conflict do nothing;

-- features/core/bans/bans.repository.ts find
-- $1 kind, $2 marks
select from banned_marks where kind = $1 and mark = any ($2::bytea[]) limit 1;

-- features/core/bans/bans.repository.ts findLook
-- $1 looks
select from banned_marks banned, unnest($1::text[]) sent
where banned.look is not null and bit_count(banned.look # ('x' || sent::text)::bit(256)) <= 40 limit 1;

-- features/core/bans/bans.repository.ts removeMarks
-- $1 caseId
delete from banned_marks where case_id = $1;

-- features/core/bans/identity-documents.repository.ts forgetDocument
-- $1 userId, $2 keptAt
delete from identity_documents where user_id = $1 and created_at = $2;

-- features/core/bans/identity-documents.repository.ts keepDocument
-- $1 mark, $2 userId, $3 now
insert into identity_documents (mark, user_id, created_at) values ($1, $2, $3)
on conflict (mark) do update set created_at = identity_documents.created_at
  where identity_documents.user_id = excluded.user_id
returning user_id as "userId";

-- features/core/bans/identity-documents.repository.ts listDocumentMarks
-- $1 userId
select document.mark from identity_documents document where document.user_id = $1;

-- features/core/changes/changes.repository.ts deleteChange
-- $1 id
delete from profile_changes where id = $1;

-- features/core/changes/changes.repository.ts deleteOther
-- $1 userId, $2 name, $3 gender, $4 photoIds
delete from profile_changes
where user_id = $1 and (name is distinct from $2::text or gender is distinct from $3::text
  or photo_ids[1] is distinct from ($4::bigint[])[1]);

-- features/core/changes/changes.repository.ts findOf
-- $1 userId
select waiting.name, waiting.gender, waiting.gender_detail as "genderDetail",
to_json(waiting.photo_ids) as "photoIds", waiting.photo from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
    photo_id, storage_key, width, height, thumbhash, case
      when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) waiting where waiting.user_id = $1;

-- features/core/changes/changes.repository.ts findWaitingChange
-- $1 id
select waiting.user_id as "userId", waiting.name, waiting.gender, waiting.gender_detail as "genderDetail",
to_json(waiting.photo_ids) as "photoIds", waiting.photo from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
    photo_id, storage_key, width, height, thumbhash, case
      when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) waiting where waiting.id = $1;

-- features/core/changes/changes.repository.ts forgetDecided
-- $1 decidedUntil
delete from decided_changes where decided_at <= $1;

-- features/core/changes/changes.repository.ts listDecided
-- $1 ids
select decided.id from decided_changes decided where decided.id = any ($1);

-- features/core/changes/changes.repository.ts rememberDecided
-- $1 id, $2 userId, $3 oldName, $4 newName, $5 decidedAt
insert into decided_changes (id, user_id, old_name, new_name, decided_at)
values ($1, $2, $3, $4, $5);

-- features/core/changes/changes.repository.ts save
-- $1 userId, $2 name, $3 gender, $4 photoIds, $5 genderDetail, $6 photoId, $7 storageKey, $8 width, $9 height, $10 thumbhash, $11 now
insert into profile_changes
  (user_id, name, gender, photo_ids, gender_detail, photo_id, storage_key, width, height, thumbhash, submitted_at)
values ($1, $2, $3, $4, $5, $6,
  $7, $8, $9, $10, $11)
on conflict (user_id) do update set photo_ids = excluded.photo_ids, gender_detail = excluded.gender_detail;

-- features/core/changes/changes.repository.ts takeDecided
-- $1 id, $2 decidedAt
delete from decided_changes where id = $1 and decided_at = $2
returning user_id as "userId", old_name as "oldName", new_name as "newName";

-- features/core/claims/claims.repository.ts endClaimsBy
-- $1 ended
delete from review_claims where moderator_id = any ($1::bigint[]);

-- features/core/claims/claims.repository.ts endOf
-- $1 kind, $2 subjectId
delete from review_claims where kind = $1 and subject_id = $2;

-- features/core/claims/claims.repository.ts insertClaim
-- $1 moderatorId, $2 kind, $3 subjectId, $4 now
insert into review_claims (moderator_id, kind, subject_id, claimed_at)
values ($1, $2, $3, $4) on conflict do nothing returning true as "isMade";

-- features/core/claims/claims.repository.ts lockConcerned
-- $1 moderatorId, $2 kind, $3 subjectId
select moderator_id as "moderatorId", kind, subject_id as "subjectId", claimed_at as "claimedAt" from review_claims
where moderator_id = $1 or (kind = $2 and subject_id = $3)
order by moderator_id for update;

-- features/core/claims/claims.repository.ts lockOwn
-- $1 moderatorId
select moderator_id as "moderatorId", kind, subject_id as "subjectId", claimed_at as "claimedAt" from review_claims where moderator_id = $1 for update;

-- features/core/consents/consents.repository.ts endConsent
-- $1 now, $2 userId, $3 purpose
update consents set withdrawn_at = greatest($1, given_at)
where user_id = $2 and purpose = $3 and withdrawn_at is null;

-- features/core/consents/consents.repository.ts endOthers
-- $1 now, $2 userId, $3 purpose, $4 version
update consents set withdrawn_at = greatest($1, given_at)
where user_id = $2 and purpose = $3 and version <> $4 and withdrawn_at is null;

-- features/core/consents/consents.repository.ts give
-- $1 userId, $2 purpose, $3 version, $4 now
insert into consents (user_id, purpose, version, given_at) values ($1, $2, $3, $4)
on conflict (user_id, purpose) where withdrawn_at is null do nothing;

-- features/core/consents/consents.repository.ts listConsents
-- $1 userId
select purpose, version, given_at as "givenAt", withdrawn_at as "withdrawnAt" from consents
where user_id = $1 order by given_at desc, id desc limit 100;

-- features/core/installation/installation.repository.ts findInstallation
select (select name from installation) as name, exists (select from users) as "hasMembers";

-- features/core/installation/installation.repository.ts hasInstallationTable
select to_regclass('installation') is not null as exists;

-- features/core/installation/installation.repository.ts lockInstallation
select pg_advisory_xact_lock(6941726004);

-- features/core/installation/installation.repository.ts nameInstallation
-- $1 name, $2 now
insert into installation (name, named_at) values ($1, $2);

-- features/core/members/credentials.repository.ts changeEmail
-- $1 email, $2 at, $3 id
update users set email = $1, email_confirmed_at = $2 where id = $3;

-- features/core/members/credentials.repository.ts changePassword
-- $1 hash, $2 id
update users set password_hash = $1 where id = $2;

-- features/core/members/credentials.repository.ts confirmEmail
-- $1 at, $2 id, $3 email
update users set email_confirmed_at = coalesce(email_confirmed_at, $1)
where id = $2 and email = $3 returning id;

-- features/core/members/credentials.repository.ts email
-- $1 email
select id, email, full_name as "fullName", password_hash as "passwordHash",
email_confirmed_at as "confirmedAt", role, restriction_case_id as "restrictionCaseId",
restricted_until as "restrictedUntil", created_at as "joinedAt" from users where email = $1 for update;

-- features/core/members/credentials.repository.ts email
-- $1 email
select id, email, full_name as "fullName", password_hash as "passwordHash",
email_confirmed_at as "confirmedAt", role, restriction_case_id as "restrictionCaseId",
restricted_until as "restrictedUntil", created_at as "joinedAt" from users where email = $1;

-- features/core/members/credentials.repository.ts id
-- $1 id
select id, email, full_name as "fullName", password_hash as "passwordHash",
email_confirmed_at as "confirmedAt", role, restriction_case_id as "restrictionCaseId",
restricted_until as "restrictedUntil", created_at as "joinedAt" from users where id = $1 for update;

-- features/core/members/credentials.repository.ts id
-- $1 id
select id, email, full_name as "fullName", password_hash as "passwordHash",
email_confirmed_at as "confirmedAt", role, restriction_case_id as "restrictionCaseId",
restricted_until as "restrictedUntil", created_at as "joinedAt" from users where id = $1;

-- features/core/members/members.repository.ts changeRole
-- $1 role, $2 id
update users set role = $1 where id = $2 and role <> $1 returning id;

-- features/core/members/members.repository.ts claimSignUpNotice
-- $1 day, $2 email
update users set told_of_sign_up_on = $1::date
where email = $2 and told_of_sign_up_on is distinct from $1::date returning id;

-- features/core/members/members.repository.ts deleteMember
-- $1 id
delete from users where id = $1;

-- features/core/members/members.repository.ts findMember
-- $1 id
select name, is_verified as "isVerified", is_paused as "isPaused", is_shown as "isShown",
    is_kept as "isKept", is_for_everyone as "isForEveryone", is_restricted as "isRestricted"
  from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = $1;

-- features/core/members/members.repository.ts insertMember
-- $1 id, $2 email, $3 passwordHash, $4 fullName, $5 createdAt
insert into users (id, email, password_hash, full_name, created_at)
values ($1, $2, $3, $4, $5);

-- features/core/members/members.repository.ts lockMember
-- $1 id
select restriction is not null as "isRestricted" from users where id = $1 for no key update;

-- features/core/members/members.repository.ts lockWholeMember
-- $1 id
select id from users where id = $1 for update;

-- features/core/members/members.repository.ts releaseSignUpNotice
-- $1 email, $2 day
update users set told_of_sign_up_on = null
where email = $1 and told_of_sign_up_on = $2::date;

-- features/core/members/restrictions.repository.ts lock
-- $1 id
select restriction as kind, restricted_until as until, restriction_case_id as "caseId" from users
where id = $1 for no key update;

-- features/core/members/restrictions.repository.ts write
-- $1 kind, $2 until, $3 caseId, $4 id
update users
set restriction = $1, restricted_until = $2, restriction_case_id = $3 where id = $4;

-- features/core/pairs/answers.repository.ts clearAnswer
-- $1 me, $2 them
update pairs set low_liked = case when not ($1 = low_id) then low_liked end, high_liked = case when not ($1 = high_id) then high_liked end, low_swiped_at = case when not ($1 = low_id) then low_swiped_at end, high_swiped_at = case when not ($1 = high_id) then high_swiped_at end, low_deciding_ms = case when not ($1 = low_id) then low_deciding_ms end, high_deciding_ms = case when not ($1 = high_id) then high_deciding_ms end, low_place = case when not ($1 = low_id) then low_place end, high_place = case when not ($1 = high_id) then high_place end, low_looked = case when not ($1 = low_id) then low_looked end, high_looked = case when not ($1 = high_id) then high_looked end, low_to_learn = case when not ($1 = low_id) then low_to_learn end, high_to_learn = case when not ($1 = high_id) then high_to_learn end
where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1, $2) and matched_at is null and not is_parted;

-- features/core/pairs/answers.repository.ts deletePair
-- $1 me, $2 them
delete from pairs where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1, $2)
  and case when $1 = low_id then high_liked else low_liked end is null and match_ended_at is null
  and not is_parted
returning low_id as "lowId";

-- features/core/pairs/answers.repository.ts lockPair
-- $1 me, $2 them
select case when $1 = pair.low_id then pair.low_liked else pair.high_liked end as mine,
  case when $1 = pair.low_id then pair.high_liked else pair.low_liked end as theirs,
  pair.matched_at as "matchedAt", pair.is_parted as "isParted"
from pairs pair where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) for update;

-- features/core/pairs/comments.repository.ts deleteComments
-- $1 me, $2 them
delete from like_comments where like_comments.low_id = least($1::bigint, $2::bigint) and like_comments.high_id = greatest($1, $2);

-- features/core/pairs/comments.repository.ts takeCommentBack
-- $1 me, $2 them
delete from like_comments where like_comments.low_id = least($1::bigint, $2::bigint) and like_comments.high_id = greatest($1, $2) and author_id = $1;

-- features/core/pairs/comments.repository.ts writeComment
-- $1 me, $2 them, $3 text, $4 promptId, $5 answer, $6 photoId, $7 at
insert into like_comments (low_id, high_id, author_id, text, prompt_id, answer, photo_id, created_at)
values (least($1::bigint, $2::bigint), greatest($1, $2), $1, $3, $4, $5,
  $6, $7)
on conflict do nothing;

-- features/core/pairs/lessons.repository.ts findLastToLearn
-- $1 limit
select max(at)::text as until from (
  select at from ((
  select low_swiped_at as at from pairs where low_to_learn
  order by low_swiped_at, low_id, high_id limit $1
) union all (
  select high_swiped_at as at from pairs where high_to_learn
  order by high_swiped_at, low_id, high_id limit $1
)) oldest order by at limit $1
) pending;

-- features/core/pairs/lessons.repository.ts takeOf
-- $1 until
update pairs pair set high_to_learn = null
where pair.high_to_learn and pair.high_swiped_at <= $1::timestamptz
returning pair.low_id as "lowId", pair.high_id as "highId",
  false as "isOfLow",
  round(date_part('epoch', pair.high_swiped_at) * 1000000) as micros, pair.high_liked as liked,
  pair.high_deciding_ms as "decidingMs", pair.high_looked as looked,
  pair.high_liked and exists (
    select from like_comments comment
    where comment.low_id = pair.low_id and comment.high_id = pair.high_id
      and comment.author_id = pair.high_id and comment.text <> ''
  ) as "hasWords";

-- features/core/pairs/lessons.repository.ts takeOf
-- $1 until
update pairs pair set low_to_learn = null
where pair.low_to_learn and pair.low_swiped_at <= $1::timestamptz
returning pair.low_id as "lowId", pair.high_id as "highId",
  true as "isOfLow",
  round(date_part('epoch', pair.low_swiped_at) * 1000000) as micros, pair.low_liked as liked,
  pair.low_deciding_ms as "decidingMs", pair.low_looked as looked,
  pair.low_liked and exists (
    select from like_comments comment
    where comment.low_id = pair.low_id and comment.high_id = pair.high_id
      and comment.author_id = pair.low_id and comment.text <> ''
  ) as "hasWords";

-- features/core/pairs/pair-lessons.repository.ts findPageEnd
-- $1 lowId, $2 highId, $3 size
select low_id as "lowId", high_id as "highId" from pairs
where (low_id, high_id) > ($1::bigint, $2::bigint)
order by low_id, high_id offset $3::integer - 1 limit 1;

-- features/core/pairs/pair-lessons.repository.ts findWaitingLessons
select count(*)::integer as count, min(at) as oldest from (
  select low_swiped_at as at from pairs where low_to_learn
  union all
  select high_swiped_at from pairs where high_to_learn
) waiting;

-- features/core/pairs/pair-lessons.repository.ts listAnswersBetween
-- $1 lowId, $2 highId, $3 toLow, $4 toHigh, $5 since
select low_id as viewer, high_id as candidate, low_liked as "isLike", low_swiped_at as at,
  low_place as place, low_deciding_ms as "decidingMs", low_looked as looked,
  exists (select from like_comments comment where comment.low_id = pair.low_id and comment.high_id = pair.high_id
    and comment.author_id = pair.low_id) as "hasWords", null::integer as ending
from pairs pair where (pair.low_id, pair.high_id) > ($1::bigint, $2::bigint)
  and (pair.low_id, pair.high_id) <= ($3::bigint, $4::bigint) and pair.low_liked is not null and pair.low_swiped_at >= $5
union all
select high_id as viewer, low_id as candidate, high_liked as "isLike", high_swiped_at as at,
  high_place as place, high_deciding_ms as "decidingMs", high_looked as looked,
  exists (select from like_comments comment where comment.low_id = pair.low_id and comment.high_id = pair.high_id
    and comment.author_id = pair.high_id) as "hasWords", null::integer as ending
from pairs pair where (pair.low_id, pair.high_id) > ($1::bigint, $2::bigint)
  and (pair.low_id, pair.high_id) <= ($3::bigint, $4::bigint) and pair.high_liked is not null and pair.high_swiped_at >= $5
union all
select low_id, high_id, false, ended.at, null, null, null, false,
  case when pair.low_blocked_at is null then 0
    else 1 end
from pairs pair cross join lateral (select coalesce(pair.low_blocked_at,
  case when pair.taught & 16 > 0 then pair.unmatched_at end) as at) ended
where (pair.low_id, pair.high_id) > ($1::bigint, $2::bigint)
  and (pair.low_id, pair.high_id) <= ($3::bigint, $4::bigint) and pair.is_parted and pair.taught & 8 = 0 and ended.at >= $5
union all
select high_id, low_id, false, ended.at, null, null, null, false,
  case when pair.high_blocked_at is null then 0
    else 1 end
from pairs pair cross join lateral (select coalesce(pair.high_blocked_at,
  case when pair.taught & 32 > 0 then pair.unmatched_at end) as at) ended
where (pair.low_id, pair.high_id) > ($1::bigint, $2::bigint)
  and (pair.low_id, pair.high_id) <= ($3::bigint, $4::bigint) and pair.is_parted and pair.taught & 8 = 0 and ended.at >= $5;

-- features/core/pairs/pair-lessons.repository.ts listMatchesSince
-- $1 since
select low_id as "lowId", high_id as "highId" from pairs where matched_at >= $1;

-- features/core/pairs/separations.repository.ts blockNew
-- $1 me, $2 them, $3 at
insert into pairs (low_id, high_id, low_blocked_at, high_blocked_at)
select least($1::bigint, $2::bigint), greatest($1, $2),
  case when $1 < $2 then $3::timestamptz end, case when $1 > $2 then $3 end
from (select from users where id in ($1, $2) for key share) account having count(*) = 2
on conflict do nothing
returning false as "isMatchOver";

-- features/core/pairs/separations.repository.ts blockPair
-- $1 at, $2 me, $3 them
update pairs set low_liked = null, high_liked = null, low_swiped_at = null, high_swiped_at = null, low_deciding_ms = null, high_deciding_ms = null, low_place = null, high_place = null, low_looked = null, high_looked = null, low_to_learn = null, high_to_learn = null, matched_at = null,
  match_ended_at = case when before.matched_at is null then pairs.match_ended_at else $1::timestamptz end,
  low_blocked_at = coalesce(pairs.low_blocked_at, case when $2::bigint = pairs.low_id then $1 end),
  high_blocked_at = coalesce(pairs.high_blocked_at, case when not $2::bigint = pairs.low_id then $1 end)
from (select matched_at from pairs where pairs.low_id = least($2::bigint, $3::bigint) and pairs.high_id = greatest($2, $3) for update) before
where pairs.low_id = least($2::bigint, $3::bigint) and pairs.high_id = greatest($2, $3)
returning before.matched_at is not null as "isMatchOver";

-- features/core/pairs/separations.repository.ts clearBlock
-- $1 me, $2 them
update pairs set low_blocked_at = case when $1::bigint = pairs.low_id then null else low_blocked_at end,
  high_blocked_at = case when $1::bigint = pairs.low_id then high_blocked_at end
where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1, $2);

-- features/core/pairs/separations.repository.ts deletePair
-- $1 me, $2 them
delete from pairs where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1, $2);

-- features/core/pairs/separations.repository.ts endMatch
-- $1 at, $2 me, $3 them
update pairs set low_liked = null, high_liked = null, low_swiped_at = null, high_swiped_at = null, low_deciding_ms = null, high_deciding_ms = null, low_place = null, high_place = null, low_looked = null, high_looked = null, low_to_learn = null, high_to_learn = null, matched_at = null, match_ended_at = $1,
  unmatched_at = $1, taught = pairs.taught | (case
    when $1::timestamptz >= pairs.matched_at + interval '1 day' then 0
    when $2::bigint = pairs.low_id then 16 else 32 end)::smallint
where pairs.low_id = least($2::bigint, $3::bigint) and pairs.high_id = greatest($2, $3) and pairs.matched_at is not null
returning true as "isMatchOver";

-- features/core/pairs/separations.repository.ts listBlocked
-- $1 userId, $2 limit
select blocked.user_id as "userId", member.name, blocked.blocked_at as "blockedAt" from (
    select high_id as user_id, low_blocked_at as blocked_at from pairs
    where low_id = $1 and low_blocked_at is not null and high_blocked_at is null
    union all
    select low_id, high_blocked_at from pairs
    where high_id = $1 and high_blocked_at is not null and low_blocked_at is null
    order by blocked_at desc, user_id limit $2
  ) blocked join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = blocked.user_id
  order by blocked.blocked_at desc, blocked.user_id;

-- features/core/pairs/separations.repository.ts lockFacts
-- $1 me, $2 them
select case when $1::bigint = pairs.low_id then low_blocked_at else high_blocked_at end is not null as "isMine",
  case when $1::bigint = pairs.low_id then high_blocked_at else low_blocked_at end is not null as "isTheirs",
  unmatched_at is not null as "isUnmatched", match_ended_at is not null as "wereMatched"
from pairs where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1, $2) for update;

-- features/core/pairs/taught-together.repository.ts teachNothingTogether
-- $1 one, $2 other
update pairs pair set taught = 8 where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2);

-- features/core/pairs/taught-together.repository.ts writeTaught
-- $1 lowIds, $2 highIds, $3 bits
update pairs pair set taught = (pair.taught | learned.bits)::smallint
from unnest($1::bigint[], $2::bigint[], $3::integer[]) learned (low_id, high_id, bits)
where pair.low_id = learned.low_id and pair.high_id = learned.high_id;

-- features/core/premium/ends.repository.ts takeDueReminders
-- $1 now, $2 limit
update premium_periods set reminded_days = ending.days_left from (
  select period.id, case when period.ends_at <= $1 then 0 when period.ends_at <= $1 + interval '1 day' then 1
    else 3 end as days_left from premium_periods period
  where period.product = 'month' and period.ends_at <= $1::timestamptz + interval '3 days'
    and coalesce(period.reminded_days, 4) > case when period.ends_at <= $1 then 0 when period.ends_at <= $1 + interval '1 day' then 1
    else 3 end and period.revoked_at is null and period.ends_at > $1 - interval '3 days'
    and not exists (
      select from premium_periods later
      where later.user_id = period.user_id and later.revoked_at is null and later.ends_at > period.ends_at
    )
  order by period.ends_at limit $2 for update skip locked
) ending where premium_periods.id = ending.id
returning premium_periods.user_id as "userId", ending.days_left as "daysLeft";

-- features/core/premium/ends.repository.ts takeEndedTrials
-- $1 now, $2 limit
update premium_periods set reminded_days = 0 from (
  select period.id from premium_periods period
  where period.source = 'trial' and period.reminded_days is null and period.ends_at <= $1::timestamptz
    and period.revoked_at is null and period.ends_at > $1 - interval '3 days'
    and not exists (
      select from premium_periods later
      where later.user_id = period.user_id and later.revoked_at is null and later.ends_at > period.ends_at
    )
  order by period.ends_at limit $2 for update skip locked
) ended where premium_periods.id = ended.id
returning premium_periods.user_id as "userId";

-- features/core/premium/premium.repository.ts findBuyer
-- $1 orderId
select user_id as "userId" from premium_periods where order_id = $1;

-- features/core/premium/premium.repository.ts insertPeriod
-- $1 userId, $2 source, $3 orderId, $4 product, $5 startsAt, $6 endsAt, $7 stopsAt, $8 now
insert into premium_periods (user_id, source, order_id, product, starts_at, ends_at, stops_at, created_at)
values ($1, $2, $3, $4, $5, $6,
  $7, $8)
on conflict (order_id) where order_id is not null do update set order_id = excluded.order_id
  where premium_periods.user_id = excluded.user_id
returning starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt";

-- features/core/premium/premium.repository.ts listChanges
-- $1 since
select 'given ' || period.id as change, period.user_id as "userId" from premium_periods period
where period.source = 'operator' and period.created_at >= $1
union all
select 'revoked ' || period.id, period.user_id from premium_periods period
where period.revoked_at is not null and period.revoked_at >= $1;

-- features/core/premium/premium.repository.ts listPeriods
-- $1 userId
select id, source, order_id as "orderId", starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt" from premium_periods
where user_id = $1 and revoked_at is null order by starts_at, id;

-- features/core/premium/premium.repository.ts move
-- $1 seconds, $2 id
update premium_periods set starts_at = starts_at - make_interval(secs => $1),
  ends_at = ends_at - make_interval(secs => $1), stops_at = stops_at - make_interval(secs => $1)
where id = $2 and revoked_at is null
returning starts_at as "startsAt", ends_at as "endsAt";

-- features/core/premium/premium.repository.ts revoke
-- $1 now, $2 ids
update premium_periods set revoked_at = $1 where id = any ($2::bigint[]) and revoked_at is null;

-- features/core/premium/trials.repository.ts findUse
-- $1 marks, $2 userId
select from premium_trials where mark = any ($1::bytea[]) or user_id = $2 limit 1;

-- features/core/premium/trials.repository.ts forgetTrialsBefore
-- $1 startedAt
delete from premium_trials where user_id is null and started_at <= $1;

-- features/core/premium/trials.repository.ts insertUses
-- $1 userId, $2 now, $3 marks
insert into premium_trials (mark, user_id, started_at)
select mark, $1, $2 from unnest($3::bytea[]) mark order by mark
on conflict (mark) do nothing returning mark;

-- features/core/premium/trials.repository.ts readTrialFacts
-- $1 now, $2 userId
select member.is_verified as "isVerified",
     exists (
    select from premium_periods period
    where period.user_id = member.id and period.revoked_at is null and period.stops_at > $1
      and period.starts_at <= $1
  ) as "hasPremium",
   (select max(period.ends_at) from premium_periods period
     where period.user_id = member.id and period.source = 'trial') as "endsAt"
  from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = $2::bigint;

-- features/core/switches/switches.repository.ts listMoved
select name, is_on as "isOn", since, moderator_id as "moderatorId", because from switches;

-- features/core/switches/switches.repository.ts writeSwitch
-- $1 name, $2 isOn, $3 since, $4 moderatorId, $5 because
insert into switches (name, is_on, since, moderator_id, because)
select $1, $2::boolean, $3::timestamptz, $4::bigint,
  $5
where not $2::boolean or exists (select from switches where name = $1)
on conflict (name) do update
set is_on = excluded.is_on, since = excluded.since, moderator_id = excluded.moderator_id,
  because = excluded.because
where switches.is_on <> excluded.is_on
returning name;

-- features/discovery/deck branchesStatement, filters
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select coalesce(json_agg(json_build_array(id, town, rank_key, gender_key, seeks)), '[]'::json) as found from (select best.id, wanted_town.value as town, best.rank_key, wanted_gender.value as gender_key,
  wanted_seek.value as seeks
from unnest($2::text[]) wanted_town (value)
cross join unnest($3::text[]) wanted_gender (value)
cross join unnest($4::text[]) wanted_seek (value)
cross join lateral (
  select candidate.id, candidate.rank_key from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate
  where candidate.town = wanted_town.value and candidate.gender_key = wanted_gender.value
  and candidate.public_seeks = wanted_seek.value
    and ((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and case when candidate.is_verified
      then candidate.birthday <= $5::date
      else candidate.age >= $6 end and case when candidate.is_verified
      then candidate.birthday > $7::date
      else candidate.age <= $8 end and candidate.public_intent = any ($9) and candidate.is_verified and (candidate.min_age is null or $10 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $11 = any (candidate.wants))
    and ($12 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $13::text[] when 'county' then $14::text[]
        else $15::text[] end)) and candidate.public_gender_detail = $16 and candidate.public_orientation = $17)
  order by candidate.rank_key desc, candidate.id limit $18
) best
order by best.rank_key desc, best.id limit $19::integer) best_of_all;

-- features/discovery/deck branchesStatement, open to all
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select coalesce(json_agg(json_build_array(id, town, rank_key, gender_key, seeks)), '[]'::json) as found from (select best.id, wanted_town.value as town, best.rank_key, wanted_gender.value as gender_key,
  wanted_seek.value as seeks
from unnest($2::text[]) wanted_town (value)
cross join unnest($3::text[]) wanted_gender (value)
cross join unnest($4::text[]) wanted_seek (value)
cross join lateral (
  select candidate.id, candidate.rank_key from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate
  where candidate.town = wanted_town.value and candidate.gender_key = wanted_gender.value
  and candidate.public_seeks = wanted_seek.value
    and ((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and (candidate.min_age is null or $5 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $6 = any (candidate.wants))
    and ($7 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $8::text[] when 'county' then $9::text[]
        else $10::text[] end)))
  order by candidate.rank_key desc, candidate.id limit $11
) best
order by best.rank_key desc, best.id limit $12::integer) best_of_all;

-- features/discovery/deck branchesStatement, plain deck
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select coalesce(json_agg(json_build_array(id, town, rank_key, gender_key, seeks)), '[]'::json) as found from (select best.id, wanted_town.value as town, best.rank_key, wanted_gender.value as gender_key,
  wanted_seek.value as seeks
from unnest($2::text[]) wanted_town (value)
cross join unnest($3::text[]) wanted_gender (value)
cross join unnest($4::text[]) wanted_seek (value)
cross join lateral (
  select candidate.id, candidate.rank_key from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate
  where candidate.town = wanted_town.value and candidate.gender_key = wanted_gender.value
  and candidate.seeks = wanted_seek.value
    and ((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and case when candidate.is_verified
      then candidate.birthday <= $5::date
      else candidate.age >= $6 end and case when candidate.is_verified
      then candidate.birthday > $7::date
      else candidate.age <= $8 end and candidate.public_intent = any ($9) and candidate.is_verified and (candidate.min_age is null or $10 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $11 = any (candidate.wants))
    and ($12 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $13::text[] when 'county' then $14::text[]
        else $15::text[] end)))
  order by candidate.rank_key desc, candidate.id limit $16
) best
order by best.rank_key desc, best.id limit $17::integer) best_of_all;

-- features/discovery/deck countStatement, a crowd
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select array[(select count(*)::integer as people from (
  select from (
    select candidate.* from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate where candidate.is_shown and (candidate.gender_key = any ($14::text[]) and candidate.public_seeks = any ($15::text[]) and candidate.search @@ $16::tsquery and candidate.location_folded like $17) limit $18
  ) candidate
  where (((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and case when candidate.is_verified
      then candidate.birthday <= $2::date
      else candidate.age >= $3 end and case when candidate.is_verified
      then candidate.birthday > $4::date
      else candidate.age <= $5 end and candidate.public_intent = any ($6) and candidate.is_verified and (candidate.min_age is null or $7 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $8 = any (candidate.wants))
    and ($9 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $10::text[] when 'county' then $11::text[]
        else $12::text[] end)) and candidate.public_orientation = $13)) limit $19
) found)]::integer[] as counts;

-- features/discovery/deck countStatement, a wider crowd
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select array[(select count(*)::integer as people from (
  select from (
    select candidate.* from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate where candidate.is_shown and (candidate.gender_key = any ($13::text[]) and candidate.public_seeks = any ($14::text[])) limit $15
  ) candidate
  where (((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and (candidate.min_age is null or $2 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $3 = any (candidate.wants))
    and ($4 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $5::text[] when 'county' then $6::text[]
        else $7::text[] end))) and (case when candidate.is_verified
      then candidate.birthday <= $8::date
      else candidate.age >= $9 end and case when candidate.is_verified
      then candidate.birthday > $10::date
      else candidate.age <= $11 end and candidate.public_intent = any ($12) and candidate.is_verified) is not true) limit $16
) found)]::integer[] as counts;

-- features/discovery/deck crowdStatement
select count(*)::integer as people from (
  select from unnest($14::text[]) wanted_town (value)
  cross join unnest($15::text[]) wanted_gender (value)
  cross join unnest($16::text[]) wanted_seek (value)
  cross join lateral (
    select from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate where (candidate.town = wanted_town.value and candidate.gender_key = wanted_gender.value
  and candidate.public_seeks = wanted_seek.value and candidate.is_shown and candidate.is_for_everyone and candidate.is_verified and candidate.id <> $1 and case when candidate.is_verified
      then candidate.birthday <= $2::date
      else candidate.age >= $3 end and case when candidate.is_verified
      then candidate.birthday > $4::date
      else candidate.age <= $5 end and candidate.public_intent = any ($6) and candidate.is_verified and (candidate.min_age is null or $7 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $8 = any (candidate.wants))
    and ($9 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $10::text[] when 'county' then $11::text[]
        else $12::text[] end))) limit $13
  ) person
  limit $13
) found;

-- features/discovery/deck fittingStatement
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select candidate.id from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate where (candidate.id = any ($2::bigint[]) and candidate.gender_key = any ($3::text[]) and candidate.public_seeks = any ($4::text[]) and ((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and case when candidate.is_verified
      then candidate.birthday <= $5::date
      else candidate.age >= $6 end and case when candidate.is_verified
      then candidate.birthday > $7::date
      else candidate.age <= $8 end and candidate.public_intent = any ($9) and candidate.is_verified and (candidate.min_age is null or $10 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $11 = any (candidate.wants))
    and ($12 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $13::text[] when 'county' then $14::text[]
        else $15::text[] end)) and candidate.public_orientation = $16));

-- features/discovery/deck placesStatement
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select coalesce(json_agg(json_build_array(id, town, rank_key, is_by_chance)), '[]'::json) as found from (select best.id, place.town, best.rank_key, place.is_by_chance
from unnest($2::text[], $3::text[], $4::double precision[], $5::integer[], $6::boolean[]) place (town, gender_key, below, most, is_by_chance)
cross join unnest($7::text[]) wanted_seek (value)
cross join lateral (
  select candidate.id, candidate.rank_key from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate
  where candidate.town = place.town and candidate.gender_key = place.gender_key
    and candidate.seeks = wanted_seek.value and candidate.rank_key < place.below
    and ((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and case when candidate.is_verified
      then candidate.birthday <= $8::date
      else candidate.age >= $9 end and case when candidate.is_verified
      then candidate.birthday > $10::date
      else candidate.age <= $11 end and candidate.public_intent = any ($12) and candidate.is_verified and (candidate.min_age is null or $13 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $14 = any (candidate.wants))
    and ($15 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $16::text[] when 'county' then $17::text[]
        else $18::text[] end)))
  order by candidate.rank_key desc, candidate.id limit place.most
) best) next_of_each;

-- features/discovery/deck textStatement, words
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select candidate.id, candidate.town, candidate.rank_key as "rankKey" from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate
  where (candidate.gender_key = any ($2::text[]) and candidate.public_seeks = any ($3::text[]) and candidate.search @@ $4::tsquery and ((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and (candidate.min_age is null or $5 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $6 = any (candidate.wants))
    and ($7 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $8::text[] when 'county' then $9::text[]
        else $10::text[] end)))) limit $11;

-- features/discovery/deck textStatement, words and place in towns
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select candidate.id, candidate.town, candidate.rank_key as "rankKey" from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate
  where (candidate.gender_key = any ($2::text[]) and candidate.public_seeks = any ($3::text[]) and candidate.search @@ $4::tsquery and candidate.location_folded like $5 and candidate.town = any ($6::text[]) and ((candidate.is_shown and (not (candidate.id = $1) and not (candidate.id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $1::bigint) and pair.high_id = greatest(candidate.id, $1)) is true))) and candidate.id not in (select user_id from answered) and case when candidate.is_verified
      then candidate.birthday <= $7::date
      else candidate.age >= $8 end and case when candidate.is_verified
      then candidate.birthday > $9::date
      else candidate.age <= $10 end and candidate.public_intent = any ($11) and candidate.is_verified and (candidate.min_age is null or $12 between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or $13 = any (candidate.wants))
    and ($14 or not candidate.verified_only) and (coalesce(candidate.near, 'anywhere') = 'anywhere' or candidate.town = '' or candidate.town = any (
      case candidate.near when 'town' then $15::text[] when 'county' then $16::text[]
        else $17::text[] end)) and candidate.public_gender_detail = $18 and candidate.public_orientation = $19)) limit $20;

-- features/discovery/deck/deck-queues.repository.ts dealFilled
-- $1 day, $2 now, $3 premiumMax, $4 basicMax, $5 unverifiedMax, $6 userId, $7 network, $8 networkMax, $9 orientation, $10 genderDetail, $11 size, $12 isPlain
with viewer as (
  select dealt.gender, own.orientation, own.town, own.active_on,
    own.is_verified, own.public_intent, own.looking_for, own.min_age, own.max_age, own.near, own.wants,
    own.verified_only,
    case when dealt.gender in ('female', 'male') then dealt.gender else 'other' end as gender_group,
    least(100, case when own.is_verified or own.age is null
      then date_part('year', age($1::date, own.birthday)) else own.age end)::integer as shown_age,
    jsonb_build_array(dealt.gender, own.orientation, own.town, own.is_verified, own.public_intent, own.looking_for,
      own.min_age, own.max_age, own.near, own.wants, own.verified_only, own.changed_at)::text as own_key, case when own.is_verified then case when exists (
    select from premium_periods period
    where period.user_id = own.id and period.revoked_at is null and period.stops_at > $2::timestamptz
      and period.starts_at <= $2::timestamptz
  ) then $3::integer else $4::integer end else least(case when exists (
    select from premium_periods period
    where period.user_id = own.id and period.revoked_at is null and period.stops_at > $2::timestamptz
      and period.starts_at <= $2::timestamptz
  ) then $3::integer else $4::integer end, $5::integer) end as profiles_max,
    coalesce((select usage.dealt_ids from daily_usage usage
    where usage.user_id = $6::bigint and usage.day = $1::date), '{}') as served_ids,
    case when not own.is_verified then coalesce((select usage.dealt_ids from network_usage usage
    where usage.network = $7::bytea and usage.day = $1::date), '{}') end as served_there
  from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) own cross join lateral (
    select case when own.dealt_gender_through >= $1::date then own.dealt_gender else own.gender end
  ) dealt (gender) where own.id = $6::bigint
), queue as (
  select queue.* from deck_queues queue where queue.user_id = $6::bigint
), used as (
  select coalesce(cardinality(served_ids) >= profiles_max, false) as is_full,
    coalesce(cardinality(served_there) >= $8::integer, false) as is_full_there from viewer
), next as (
  select queued.id, queued.position, queued.id = any (viewer.served_ids) as was_served,
    queued.id = any (viewer.served_there) as was_served_there, queued.id = any (queue.kept_ids) as is_kept
  from queue cross join viewer cross join used
    cross join unnest(queue.candidate_ids) with ordinality queued (id, position)
  where (not used.is_full or queued.id = any (viewer.served_ids))
    and (not used.is_full_there or queued.id = any (viewer.served_there))
    and (
      select string_to_array(case when queue.uses_hidden and queued.id is distinct from queue.returned_id
          and queued.id <> all (queue.kept_ids) then candidate.seeks else candidate.public_seeks end, ' ')
          && array['everyone', viewer.gender_group]
        and (candidate.min_age is null or viewer.shown_age between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or viewer.public_intent = any (candidate.wants))
    and (viewer.is_verified or not candidate.verified_only)
        and (viewer.wants is null or candidate.public_intent = any (viewer.wants))
        and ($9::text is null or candidate.public_orientation = $9)
        and ($10::text is null or candidate.public_gender_detail = $10)
        and (candidate.changed_at is null or candidate.changed_at <= queue.filled_at
          or queued.id is not distinct from queue.returned_id)
      from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate where candidate.id = queued.id and (candidate.is_shown and (not (candidate.id = $6::bigint) and not (candidate.id in (select high_id as user_id from pairs where low_id = $6::bigint and is_parted
  union all
  select low_id from pairs where high_id = $6::bigint and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $6::bigint::bigint) and pair.high_id = greatest(candidate.id, $6::bigint)) is true)))
    )
    and not (select case when $6::bigint = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least($6::bigint::bigint, queued.id::bigint) and pair.high_id = greatest($6::bigint, queued.id)) is not null
    and (viewer.is_verified or queued.id not in (select keep.kept_id from keeps keep where keep.user_id = $6::bigint))
  limit $11::integer
)
select viewer.active_on as "activeOn", ($12::boolean and viewer.is_verified
    and coalesce(cardinality(viewer.served_ids) < viewer.profiles_max, true)) as "mayUseHidden",
  exists (select from queue) as "isQueued", viewer.profiles_max as "profilesMax",
  case when not viewer.is_verified then $8::integer end as "networkMax", used.is_full as "isFull",
  used.is_full or used.is_full_there as "isLimitReached", next.was_served as "wasServed",
  next.was_served_there as "wasServedThere", next.is_kept as "isKept", profile.saved_at as "firstSavedAt",
case when (coalesce((select shows_presence from member_settings where user_id = $6::bigint), true) and coalesce((select shows_presence from member_settings where user_id = profile.user_id), true)) then profile.active_on end as "lastHereOn",
  profile.user_id as id, profile.name, profile.bio, profile.age,
profile.birthday, profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos
from viewer cross join used left join next on true left join profiles profile on profile.user_id = next.id
order by next.position;

-- features/discovery/deck/deck-queues.repository.ts dealStored
-- $1 day, $2 now, $3 premiumMax, $4 basicMax, $5 unverifiedMax, $6 userId, $7 network, $8 filterKey, $9 isPlain, $10 networkMax, $11 orientation, $12 genderDetail, $13 size
with viewer as (
  select dealt.gender, own.orientation, own.town, own.active_on,
    own.is_verified, own.public_intent, own.looking_for, own.min_age, own.max_age, own.near, own.wants,
    own.verified_only,
    case when dealt.gender in ('female', 'male') then dealt.gender else 'other' end as gender_group,
    least(100, case when own.is_verified or own.age is null
      then date_part('year', age($1::date, own.birthday)) else own.age end)::integer as shown_age,
    jsonb_build_array(dealt.gender, own.orientation, own.town, own.is_verified, own.public_intent, own.looking_for,
      own.min_age, own.max_age, own.near, own.wants, own.verified_only, own.changed_at)::text as own_key, case when own.is_verified then case when exists (
    select from premium_periods period
    where period.user_id = own.id and period.revoked_at is null and period.stops_at > $2::timestamptz
      and period.starts_at <= $2::timestamptz
  ) then $3::integer else $4::integer end else least(case when exists (
    select from premium_periods period
    where period.user_id = own.id and period.revoked_at is null and period.stops_at > $2::timestamptz
      and period.starts_at <= $2::timestamptz
  ) then $3::integer else $4::integer end, $5::integer) end as profiles_max,
    coalesce((select usage.dealt_ids from daily_usage usage
    where usage.user_id = $6::bigint and usage.day = $1::date), '{}') as served_ids,
    case when not own.is_verified then coalesce((select usage.dealt_ids from network_usage usage
    where usage.network = $7::bytea and usage.day = $1::date), '{}') end as served_there
  from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) own cross join lateral (
    select case when own.dealt_gender_through >= $1::date then own.dealt_gender else own.gender end
  ) dealt (gender) where own.id = $6::bigint
), queue as (
  select queue.* from deck_queues queue cross join viewer
  where queue.user_id = $6::bigint and not queue.is_complete
    and queue.filter_key = concat_ws('/', $8::text, case when ($9::boolean and viewer.is_verified
    and coalesce(cardinality(viewer.served_ids) < viewer.profiles_max, true)) then 'by crowd' else 'public' end, viewer.own_key)
    and queue.filled_at > $2::timestamptz - interval '10 minutes'
), used as (
  select coalesce(cardinality(served_ids) >= profiles_max, false) as is_full,
    coalesce(cardinality(served_there) >= $10::integer, false) as is_full_there from viewer
), next as (
  select queued.id, queued.position, queued.id = any (viewer.served_ids) as was_served,
    queued.id = any (viewer.served_there) as was_served_there, queued.id = any (queue.kept_ids) as is_kept
  from queue cross join viewer cross join used
    cross join unnest(queue.candidate_ids) with ordinality queued (id, position)
  where (not used.is_full or queued.id = any (viewer.served_ids))
    and (not used.is_full_there or queued.id = any (viewer.served_there))
    and (
      select string_to_array(case when queue.uses_hidden and queued.id is distinct from queue.returned_id
          and queued.id <> all (queue.kept_ids) then candidate.seeks else candidate.public_seeks end, ' ')
          && array['everyone', viewer.gender_group]
        and (candidate.min_age is null or viewer.shown_age between candidate.min_age and candidate.max_age)
    and (candidate.wants is null or viewer.public_intent = any (candidate.wants))
    and (viewer.is_verified or not candidate.verified_only)
        and (viewer.wants is null or candidate.public_intent = any (viewer.wants))
        and ($11::text is null or candidate.public_orientation = $11)
        and ($12::text is null or candidate.public_gender_detail = $12)
        and (candidate.changed_at is null or candidate.changed_at <= queue.filled_at
          or queued.id is not distinct from queue.returned_id)
      from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate where candidate.id = queued.id and (candidate.is_shown and (not (candidate.id = $6::bigint) and not (candidate.id in (select high_id as user_id from pairs where low_id = $6::bigint and is_parted
  union all
  select low_id from pairs where high_id = $6::bigint and is_parted)) and (candidate.is_for_everyone or (select case when candidate.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(candidate.id::bigint, $6::bigint::bigint) and pair.high_id = greatest(candidate.id, $6::bigint)) is true)))
    )
    and not (select case when $6::bigint = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least($6::bigint::bigint, queued.id::bigint) and pair.high_id = greatest($6::bigint, queued.id)) is not null
    and (viewer.is_verified or queued.id not in (select keep.kept_id from keeps keep where keep.user_id = $6::bigint))
  limit $13::integer
)
select viewer.active_on as "activeOn", ($9::boolean and viewer.is_verified
    and coalesce(cardinality(viewer.served_ids) < viewer.profiles_max, true)) as "mayUseHidden",
  exists (select from queue) as "isQueued", viewer.profiles_max as "profilesMax",
  case when not viewer.is_verified then $10::integer end as "networkMax", used.is_full as "isFull",
  used.is_full or used.is_full_there as "isLimitReached", next.was_served as "wasServed",
  next.was_served_there as "wasServedThere", next.is_kept as "isKept", profile.saved_at as "firstSavedAt",
case when (coalesce((select shows_presence from member_settings where user_id = $6::bigint), true) and coalesce((select shows_presence from member_settings where user_id = profile.user_id), true)) then profile.active_on end as "lastHereOn",
  profile.user_id as id, profile.name, profile.bio, profile.age,
profile.birthday, profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos
from viewer cross join used left join next on true left join profiles profile on profile.user_id = next.id
order by next.position;

-- features/discovery/deck/deck-queues.repository.ts findFillingFacts
-- $1 day, $2 userId, $3 now, $4 filterKey, $5 mayUseHidden
with viewer as (
    select dealt.gender, own.orientation, own.town, own.active_on,
    own.is_verified, own.public_intent, own.looking_for, own.min_age, own.max_age, own.near, own.wants,
    own.verified_only,
    case when dealt.gender in ('female', 'male') then dealt.gender else 'other' end as gender_group,
    least(100, case when own.is_verified or own.age is null
      then date_part('year', age($1::date, own.birthday)) else own.age end)::integer as shown_age,
    jsonb_build_array(dealt.gender, own.orientation, own.town, own.is_verified, own.public_intent, own.looking_for,
      own.min_age, own.max_age, own.near, own.wants, own.verified_only, own.changed_at)::text as own_key from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) own cross join lateral (
    select case when own.dealt_gender_through >= $1::date then own.dealt_gender else own.gender end
  ) dealt (gender) where own.id = $2::bigint
  )
  select json_build_object('gender', viewer.gender, 'orientation', viewer.orientation,
    'town', viewer.town, 'age', viewer.shown_age, 'publicIntent', viewer.public_intent,
    'isVerified', viewer.is_verified, 'activeOn', viewer.active_on, 'lookingFor', viewer.looking_for,
    'minAge', viewer.min_age, 'maxAge', viewer.max_age, 'near', viewer.near, 'wants', viewer.wants,
    'verifiedOnly', viewer.verified_only) as viewer, asked.key, exists (select keep.kept_id from keeps keep where keep.user_id = $2) as "keepsAnybody",
    not exists (select from member_settings stopped
    where stopped.user_id = $2::bigint and stopped.stopped_learning_at is not null) as learns, (
      select json_build_object('usesHidden', kept.uses_hidden, 'judgedAt', kept.judged_at) from deck_queues kept
      where kept.user_id = $2 and kept.filter_key = asked.key
        and kept.judged_at > $3::timestamptz - interval '10 minutes'
    ) as judgement
  from viewer cross join lateral (select concat_ws('/', $4::text, case when $5::boolean then 'by crowd' else 'public' end, viewer.own_key) as key) asked;

-- features/discovery/deck/deck-queues.repository.ts returnToFront
-- $1 candidateId, $2 userId
update deck_queues set returned_id = $1::bigint,
  candidate_ids = array_prepend($1, array_remove(array_remove(candidate_ids, $1), returned_id))
where user_id = $2;

-- features/discovery/deck/deck-queues.repository.ts storeQueue
-- $1 key, $2 candidateIds, $3 isComplete, $4 now, $5 usesHidden, $6 judgedAt, $7 keptIds, $8 userId
insert into deck_queues as queue
  (user_id, filter_key, candidate_ids, is_complete, filled_at, uses_hidden, judged_at, kept_ids)
select id, $1, $2::bigint[], $3::boolean, $4::timestamptz,
  $5::boolean, $6::timestamptz, $7::bigint[] from users where id = $8
on conflict (user_id) do update set filter_key = excluded.filter_key, is_complete = excluded.is_complete,
  filled_at = excluded.filled_at, uses_hidden = excluded.uses_hidden, judged_at = excluded.judged_at,
  kept_ids = excluded.kept_ids,
  returned_id = case when queue.filter_key = excluded.filter_key then queue.returned_id end,
  candidate_ids = case when queue.filter_key = excluded.filter_key and queue.returned_id is not null
    then array_prepend(queue.returned_id, array_remove(excluded.candidate_ids, queue.returned_id))
    else excluded.candidate_ids end;

-- features/discovery/deck/deck-viewers.repository.ts findVisitor
select candidate.id from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) candidate
  where candidate.is_verified and not exists (select from member_settings stopped
    where stopped.user_id = candidate.id and stopped.stopped_learning_at is not null)
  order by candidate.active_on desc, candidate.id limit 1;

-- features/discovery/deck/deck-viewers.repository.ts readViewer
-- $1 day, $2 userId
with viewer as (
    select dealt.gender, own.orientation, own.town, own.active_on,
    own.is_verified, own.public_intent, own.looking_for, own.min_age, own.max_age, own.near, own.wants,
    own.verified_only,
    case when dealt.gender in ('female', 'male') then dealt.gender else 'other' end as gender_group,
    least(100, case when own.is_verified or own.age is null
      then date_part('year', age($1::date, own.birthday)) else own.age end)::integer as shown_age,
    jsonb_build_array(dealt.gender, own.orientation, own.town, own.is_verified, own.public_intent, own.looking_for,
      own.min_age, own.max_age, own.near, own.wants, own.verified_only, own.changed_at)::text as own_key from (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) own cross join lateral (
    select case when own.dealt_gender_through >= $1::date then own.dealt_gender else own.gender end
  ) dealt (gender) where own.id = $2
  )
  select json_build_object('gender', viewer.gender, 'orientation', viewer.orientation,
    'town', viewer.town, 'age', viewer.shown_age, 'publicIntent', viewer.public_intent,
    'isVerified', viewer.is_verified, 'activeOn', viewer.active_on, 'lookingFor', viewer.looking_for,
    'minAge', viewer.min_age, 'maxAge', viewer.max_age, 'near', viewer.near, 'wants', viewer.wants,
    'verifiedOnly', viewer.verified_only) as viewer from viewer;

-- features/discovery/deck/likes-of-day.repository.ts listParticipants
-- $1 userId, $2 day
select person.id, person.town, person.rank_key as "rankKey", person.gender_key as "genderKey",
    known.likes as "likesViewer", known.is_answered as "isAnswered"
  from (
    (select liker.user_id, true, false from (select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and not pair.is_parted and pair.low_liked is null
  union all select pair.low_id as user_id, pair.low_swiped_at as liked_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and not pair.is_parted and pair.high_liked is null) liking join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) liker on liker.id = liking.user_id
  where liker.is_shown and liker.is_verified and liker.active_on >= $2::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.id and open_case.decided_at is null
)) liker
      order by liker.liked_at desc, liker.user_id limit 300)
    union all
    select served.id, answers.theirs is true, true
    from unnest(coalesce((select usage.dealt_ids from daily_usage usage
    where usage.user_id = $1::bigint and usage.day = $2::date), '{}')) served (id)
      cross join lateral (select case when $1::bigint = pair.low_id then pair.low_liked else pair.high_liked end as mine,
    case when $1::bigint = pair.low_id then pair.high_liked else pair.low_liked end as theirs,
    pair.matched_at as "matchedAt", pair.is_parted as "isParted"
  from pairs pair where pair.low_id = least($1::bigint::bigint, served.id::bigint) and pair.high_id = greatest($1::bigint, served.id)) answers
    where answers.mine is not null
  ) known (id, likes, is_answered) join (
  select user_id as id, saved_at is not null and is_active and hidden_at is null as is_shown,
    shown_to = 'everyone' as is_for_everyone, is_verified, age, birthday, gender, dealt_gender, dealt_gender_through,
    gender_key, orientation, public_orientation, public_gender_detail, public_intent, seeks, public_seeks, town,
    location_folded, search, rank_key, active_on, looking_for, min_age, max_age, near, wants, verified_only,
    changed_at
  from profiles
) person on person.id = known.id;

-- features/discovery/deck/order-facts.repository.ts listStandings
-- $1 ids
select state.user_id as id, state.log_price as "logPrice", state.shown,
    state.generosity_mean as "generosityMean", state.generosity_variance as "generosityVariance",
    state.attractiveness_mean as "attractivenessMean", state.attractiveness_variance as "attractivenessVariance"
  from (
  select state.user_id, state.generosity_mean, state.generosity_variance, state.attractiveness_mean,
    state.attractiveness_variance, state.log_price, state.shown
  from matching_states state where not exists (select from member_settings stopped
    where stopped.user_id = state.user_id and stopped.stopped_learning_at is not null)
) state where state.user_id = any ($1::bigint[]);

-- features/discovery/likes/likes.repository.ts countDay
-- $1 userId, $2 day, $3 countMax
with at_start as (select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and not pair.is_parted and pair.low_liked is null
  union all select pair.low_id as user_id, pair.low_swiped_at as liked_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and not pair.is_parted and pair.high_liked is null
  union all select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and not pair.is_parted and pair.low_swiped_at >= $2::date::timestamp at time zone 'Africa/Nairobi' and pair.low_swiped_at >= pair.high_swiped_at
  union all select pair.low_id as user_id, pair.low_swiped_at as liked_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and not pair.is_parted and pair.high_swiped_at >= $2::date::timestamp at time zone 'Africa/Nairobi' and pair.high_swiped_at >= pair.low_swiped_at) liking join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) liker on liker.id = liking.user_id
  where liker.is_shown and liker.is_verified and liker.active_on >= $2::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.id and open_case.decided_at is null
))
  select (select count(*)::integer from (select from at_start  limit $3::integer) one) as count,
    (select count(*)::integer from (select from at_start where user_id not in (select liker_id from like_reveals where user_id = $1 and liker_id is not null) limit $3::integer) one) as "stillToCome";

-- features/discovery/likes/likes.repository.ts findLikesFacts
-- $1 now, $2 day, $3 week, $4 userId
select case when exists (
  select from premium_periods period
  where period.user_id = member.id and period.revoked_at is null and period.stops_at > $1::timestamptz
    and period.starts_at <= $1::timestamptz
) then 'premium' else 'basic' end as plan,
  (select visit.seen_until from like_visits visit where visit.user_id = member.id) as "seenUntil",
  reveal.user_id is not null as "isRevealed",
  (reveal.liker_id is not null and (select case when member.id = pair.low_id then pair.low_liked else pair.high_liked end
    from pairs pair where pair.low_id = least(member.id::bigint, reveal.liker_id::bigint) and pair.high_id = greatest(member.id, reveal.liker_id)) is not null) is true as "hasAnswered",
  (select json_build_object('count', counted.count, 'stillToCome', counted.still_to_come)
    from like_counts counted where counted.user_id = member.id and counted.day >= $2::date) as numbers
from users member
left join like_reveals reveal on reveal.user_id = member.id and reveal.week = $3::date
where member.id = $4::bigint;

-- features/discovery/likes/likes.repository.ts findUnrevealed
-- $1 userId, $2 day
select liker.user_id as "likerId" from (select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and not pair.is_parted and pair.low_liked is null
  union all select pair.low_id as user_id, pair.low_swiped_at as liked_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and not pair.is_parted and pair.high_liked is null) liking join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) liker on liker.id = liking.user_id
  where liker.is_shown and liker.is_verified and liker.active_on >= $2::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.id and open_case.decided_at is null
)) liker
  where liker.user_id not in (select liker_id from like_reveals where user_id = $1 and liker_id is not null) order by liker.liked_at, liker.user_id limit 1;

-- features/discovery/likes/likes.repository.ts listShownLikers
-- $1 userId, $2 day, $3 plan, $4 limit
select liker.liked_at as "likedAt", (
      select case when comment.prompt_id is not null then 'prompt' when comment.photo_id is not null then 'photo' end
      from (select comment.author_id, comment.low_id + comment.high_id - comment.author_id as partner_id, comment.text,
    comment.prompt_id, comment.answer, comment.photo_id, comment.created_at
  from like_comments comment where comment.low_id = least($1, liker.user_id) and comment.high_id = greatest($1, liker.user_id)) comment
      where comment.author_id = liker.user_id
    ) as liked, profile.user_id as id, profile.name, profile.bio, profile.age,
profile.birthday, profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos
  from (
    select liking.user_id, liking.liked_at from (select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and not pair.is_parted and pair.low_liked is null
  union all select pair.low_id as user_id, pair.low_swiped_at as liked_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and not pair.is_parted and pair.high_liked is null) liking join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) liker on liker.id = liking.user_id
  where liker.is_shown and liker.is_verified and liker.active_on >= $2::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.id and open_case.decided_at is null
)) liking
    where $3 = 'premium' or liking.user_id in (select liker_id from like_reveals where user_id = $1 and liker_id is not null)
    order by liking.liked_at desc, liking.user_id desc limit $4::integer
  ) liker join profiles profile on profile.user_id = liker.user_id
  order by liker.liked_at desc, liker.user_id desc;

-- features/discovery/likes/likes.repository.ts markLikersSeen
-- $1 userId, $2 until
insert into like_visits (user_id, seen_until) values ($1, $2)
on conflict (user_id) do update set seen_until = greatest(like_visits.seen_until, excluded.seen_until);

-- features/discovery/likes/likes.repository.ts revealLiker
-- $1 userId, $2 week, $3 likerId
insert into like_reveals (user_id, week, liker_id)
select $1, $2::date, id from users where id = $3 for key share
on conflict (user_id, week) do nothing;

-- features/discovery/likes/likes.repository.ts storeNumbers
-- $1 userId, $2 day, $3 count, $4 stillToCome
insert into like_counts (user_id, day, count, still_to_come) values ($1, $2, $3, $4)
on conflict (user_id) do update set day = greatest(like_counts.day, excluded.day),
  count = case when like_counts.day < excluded.day then excluded.count else like_counts.count end,
  still_to_come =
    case when like_counts.day < excluded.day then excluded.still_to_come else like_counts.still_to_come end
returning count, still_to_come as "stillToCome";

-- features/discovery/matching/matching-states.repository.ts addLearned
-- $1 ids, $2 generosityMeans, $3 generosityVariances, $4 attractivenessMeans, $5 attractivenessVariances, $6 learnedAts, $7 showns, $8 likesInARows, $9 answeredOns, $10 answersThatDays
insert into matching_states (user_id, generosity_mean, generosity_variance, attractiveness_mean,
  attractiveness_variance, learned_at, shown, likes_in_a_row, answered_on, answers_that_day)
select id, a / 1e6, va / 1e6, b / 1e6, vb / 1e6, to_timestamp(at / 1000), shown, in_a_row, day, that_day
from unnest($1::bigint[],
    $2::double precision[], $3::double precision[],
    $4::double precision[], $5::double precision[],
    $6::double precision[], $7::integer[], $8::integer[],
    $9::date[], $10::integer[]) learned (id, a, va, b, vb, at, shown, in_a_row, day, that_day)
where exists (select from users where users.id = learned.id) order by learned.id;

-- features/discovery/matching/matching-states.repository.ts forgetStopped
delete from matching_states where user_id in (select user_id from member_settings where stopped_learning_at is not null);

-- features/discovery/matching/matching-states.repository.ts listLearned
-- $1 ids
select coalesce(json_agg(json_build_array(user_id, generosity_mean, generosity_variance, attractiveness_mean, attractiveness_variance,
round(date_part('epoch', learned_at) * 1000), shown, likes_in_a_row, answered_on, answers_that_day)), '[]'::json) as found from matching_states where user_id = any ($1::bigint[]);

-- features/discovery/matching/matching-states.repository.ts tryFoldLock
select pg_try_advisory_xact_lock(6941726010) as "isMine";

-- features/discovery/matching/matching-states.repository.ts waitForFold
select pg_advisory_xact_lock(6941726010)::text as done;

-- features/discovery/matching/matching-states.repository.ts writeLearned
-- $1 ids, $2 generosityMeans, $3 generosityVariances, $4 attractivenessMeans, $5 attractivenessVariances, $6 learnedAts, $7 showns, $8 likesInARows, $9 answeredOns, $10 answersThatDays
update matching_states set generosity_mean = learned.a / 1e6, generosity_variance = learned.va / 1e6,
  attractiveness_mean = learned.b / 1e6, attractiveness_variance = learned.vb / 1e6,
  learned_at = to_timestamp(learned.at / 1000), shown = learned.shown, likes_in_a_row = learned.in_a_row,
  answered_on = learned.day, answers_that_day = learned.that_day
from unnest($1::bigint[],
    $2::double precision[], $3::double precision[],
    $4::double precision[], $5::double precision[],
    $6::double precision[], $7::integer[], $8::integer[],
    $9::date[], $10::integer[]) learned (id, a, va, b, vb, at, shown, in_a_row, day, that_day)
where user_id = learned.id;

-- features/discovery/matching/prices.repository.ts listExposed
select * from (
    select state.user_id as id, state.log_price as "logPrice", state.shown - state.priced_shown as shown,
      (avg(state.shown - state.priced_shown) over (partition by member.gender))::double precision as "fairShare",
      coalesce(waiting.count, 0) as "waitingLikes"
    from matching_states state join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = state.user_id
    left join (select liked.user_id, count(*)::integer as count
  from (select pair.low_id as user_id from pairs pair
    where pair.high_liked and pair.low_liked is null and not pair.is_parted union all select pair.high_id as user_id from pairs pair
    where pair.low_liked and pair.high_liked is null and not pair.is_parted) liked
  group by liked.user_id having count(*) > 30) waiting on waiting.user_id = state.user_id
  ) exposed where "fairShare" >= 1 order by id;

-- features/discovery/matching/prices.repository.ts writePrices
-- $1 ids, $2 logPrices
update matching_states state set log_price = priced.log_price, priced_shown = state.shown
from unnest($1::bigint[], $2::double precision[]) priced (id, log_price)
where state.user_id = priced.id;

-- features/discovery/matching/status.repository.ts countShown
select member.gender, count(*)::integer as count from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.is_shown
  group by member.gender order by member.gender;

-- features/discovery/matching/status.repository.ts countWrong
-- $1 now
select count(*) filter (where not (abs(generosity_mean) <= 10 and generosity_variance > 0 and generosity_variance <= 0.67 and abs(attractiveness_mean) <= 10 and attractiveness_variance > 0 and attractiveness_variance <= 0.67))::integer
  as unsound, count(*) filter (where learned_at > $1::timestamptz + interval '1 hour')::integer as "ofFuture"
from matching_states;

-- features/discovery/matching/status.repository.ts listDealt
-- $1 day
select served.user_id as viewer, cardinality(served.dealt_ids) as cards
from (select user_id, dealt_ids from daily_usage where day = $1::date and dealt_ids <> '{}') served;

-- features/discovery/matching/status.repository.ts listExposures
-- $1 day
select dealt.id, member.gender, count(*)::integer as times
  from (select user_id, dealt_ids from daily_usage where day = $1::date and dealt_ids <> '{}') served cross join unnest(served.dealt_ids) dealt (id)
    left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = dealt.id
  group by dealt.id, member.gender;

-- features/discovery/matching/teachers.repository.ts listLearners
-- $1 ids
select member.id, not exists (select from member_settings stopped
    where stopped.user_id = member.id and stopped.stopped_learning_at is not null) as learns,
    (member.is_verified and not member.is_restricted and not exists (
  select from report_cases open_case where open_case.reported_id = member.id and open_case.decided_at is null
)) as "isTrusted"
  from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = any ($1::bigint[]);

-- features/discovery/matching/teachers.repository.ts listLearnersWithFacts
-- $1 ids
select coalesce(json_agg(json_build_array(not exists (select from member_settings stopped
    where stopped.user_id = facts.user_id and stopped.stopped_learning_at is not null),
    (facts.is_verified and not account.is_restricted and not exists (
  select from report_cases open_case where open_case.reported_id = facts.user_id and open_case.decided_at is null
)), facts.user_id, facts.is_verified, facts.age, facts.birthday, facts.town,
    facts.public_intent, facts.interests, facts.has_bio, facts.prompt_count, facts.photo_count, facts.active_on)), '[]'::json) as found from (
  select user_id, is_verified, age, birthday, town, public_intent, interests, bio <> '' as has_bio,
    jsonb_array_length(prompts) as prompt_count, coalesce(shown_photos, 0) as photo_count, active_on
  from profiles
) facts join (select id, restriction is not null as is_restricted from users) account on account.id = facts.user_id
    where facts.user_id = any ($1::bigint[]);

-- features/discovery/matching/versions.repository.ts activateVersion
-- $1 version
insert into matching_choices (version) values ($1::integer) on conflict (is_only) do update set version = excluded.version where not matching_choices.is_held and matching_choices.trial_version is null
returning version;

-- features/discovery/matching/versions.repository.ts findChoice
select version, is_held as "isHeld", trial_version as "trialVersion", trial_percent as "trialPercent",
  trial_since as "trialSince", refitted_on as "refittedOn", refit_outcome as "refitOutcome"
from matching_choices;

-- features/discovery/matching/versions.repository.ts findNewestGood
select id from matching_versions where refused_because is null order by id desc limit 1;

-- features/discovery/matching/versions.repository.ts insertVersion
-- $1 now, $2 weights, $3 figures, $4 refusedBecause
insert into matching_versions (made_at, weights, figures, refused_because)
values ($1, $2::jsonb, $3::jsonb, $4) returning id;

-- features/discovery/matching/versions.repository.ts listNewestVersions
-- $1 limit
select id, made_at as "madeAt", weights, figures, refused_because as "refusedBecause" from matching_versions order by id desc limit $1::integer;

-- features/discovery/matching/versions.repository.ts listVersions
-- $1 ids
select id, made_at as "madeAt", weights, figures, refused_because as "refusedBecause" from matching_versions where id = any ($1::integer[]);

-- features/discovery/matching/versions.repository.ts noteRefit
-- $1 day, $2 outcome
insert into matching_choices (refitted_on, refit_outcome) values ($1::date, $2) on conflict (is_only) do update set refitted_on = excluded.refitted_on, refit_outcome = excluded.refit_outcome;

-- features/discovery/matching/versions.repository.ts tryVersion
-- $1 version, $2 percent, $3 now
insert into matching_choices (trial_version, trial_percent, trial_since) values ($1::integer, $2::integer, $3::timestamptz) on conflict (is_only) do update set trial_version = excluded.trial_version, trial_percent = excluded.trial_percent,
trial_since = excluded.trial_since;

-- features/discovery/matching/versions.repository.ts useVersion
-- $1 version, $2 isHeld
insert into matching_choices (version, is_held) values ($1::integer, $2) on conflict (is_only) do update set version = excluded.version, is_held = excluded.is_held, trial_version = null, trial_percent = null,
trial_since = null;

-- features/discovery/swipes/rewinds.repository.ts findWhetherLiked
-- $1 userId, $2 day
select exists (select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and not pair.is_parted and pair.low_liked is null
  union all select pair.low_id as user_id, pair.low_swiped_at as liked_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and not pair.is_parted and pair.high_liked is null) liking join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) liker on liker.id = liking.user_id
  where liker.is_shown and liker.is_verified and liker.active_on >= $2::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.id and open_case.decided_at is null
)) as "isLiked";

-- features/discovery/swipes/swipes.repository.ts findMatch
-- $1 me, $2 matchedAt, $3 now, $4 day, $5 them
select partner.id as id, partner.name, partner.age, partner.birthday, partner.is_verified as "isVerified",
(select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = partner.id and not photo.is_held and photo.position = 0) as photo,
(select count(*)::integer from (
  select from messages unread
  where unread.low_id = pair.low_id and unread.high_id = pair.high_id
    and unread.id > coalesce((select read.up_to from conversation_reads read
  where (low_id, high_id, reader_id) = (pair.low_id, pair.high_id, $1) order by read.up_to desc limit 1), 0) and unread.sender_id <> $1 and unread.deleted_at is null
  order by unread.id limit 100
) counted) as "unreadCount", exists (
  select from opened_matches opened
  where opened.low_id = pair.low_id and opened.high_id = pair.high_id and opened.user_id = $1
) as "isOpened",
(coalesce(last.created_at < $2::timestamptz, true)
  and exists (select from notifications notice
  where notice.kind = 'match' and notice.user_id = $1 and notice.actor_id = partner.id
    and notice.read_at is null)) as "isNoticeUnread",
case when (coalesce((select shows_presence from member_settings where user_id = $1), true) and coalesce((select shows_presence from member_settings where user_id = partner.id), true)) then (
  select case when presence.online_until > $3::timestamptz then 'online'
    when (presence.active_at at time zone 'Africa/Nairobi')::date = $4::date then 'today' end
  from presences presence where presence.user_id = partner.id
) end as presence,
last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId", last.created_at as "lastSentAt",
last.is_deleted as "lastIsDeleted", last.media_kind as "lastMediaKind",
case when last.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = partner.id), true)) then (
  select read.read_at from conversation_reads read
  where read.low_id = last.low_id and read.high_id = last.high_id and read.reader_id = partner.id
    and read.up_to >= last.id and read.is_receipt
  order by read.up_to limit 1) end end as "lastSeenAt", $2::timestamptz as "matchedAt", (select coalesce(json_agg(json_build_array(comment.author_id, comment.text, comment.prompt_id,
    comment.answer, comment.photo_id, (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
    where photo.user_id = comment.partner_id and photo.id = comment.photo_id and (exists (select from photos photo where photo.user_id = comment.partner_id and not photo.is_held and photo.id = comment.photo_id)
    and exists (select from photos photo where photo.user_id = comment.partner_id and not photo.is_held and photo.position = 0))))
    order by comment.created_at, comment.author_id), '[]'::json)
  from (select comment.author_id, comment.low_id + comment.high_id - comment.author_id as partner_id, comment.text,
    comment.prompt_id, comment.answer, comment.photo_id, comment.created_at
  from like_comments comment where comment.low_id = pair.low_id and comment.high_id = pair.high_id) comment) as comments
  from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $5::bigint) and pair.high_id = greatest($1, $5) and (pair.matched_at is not null and not (pair.is_parted))) pair
  join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner on partner.id = $5::bigint
  left join lateral (select message.id, case when message.deleted_at is null then message.text else '' end as text,
    message.deleted_at is not null as is_deleted, case
      when message.deleted_at is null then message.media_kind end as media_kind,
    message.sender_id, message.created_at, message.low_id, message.high_id
  from messages message
  where message.low_id = pair.low_id and message.high_id = pair.high_id order by message.id desc limit 1) last on true;

-- features/discovery/swipes/swipes.repository.ts findPart
-- $1 photoId, $2 promptId, $3 them
select prompt.answer,
  prompt.answer is not null
    or $1::bigint is not null and (exists (select from photos photo where photo.user_id = target.user_id and not photo.is_held and photo.id = $1)
  and exists (select from photos photo where photo.user_id = target.user_id and not photo.is_held and photo.position = 0)) as "isThere"
from profiles target cross join lateral (select (select item ->> 'answer' from jsonb_array_elements(target.prompts) item
where item ->> 'prompt_id' = $2::text) as answer) prompt
where target.user_id = $3::bigint;

-- features/discovery/swipes/swipes.repository.ts findStanding
-- $1 requiresPhoto, $2 now, $3 liked, $4 day, $5 them, $6 me
select liker.is_verified as "isVerified", liker.is_paused as "isPaused",
    not $1::boolean or exists (select from photos where user_id = liker.id) as "hasPhoto",
    case when exists (
    select from premium_periods period
    where period.user_id = liker.id and period.revoked_at is null and period.stops_at > $2::timestamptz
      and period.starts_at <= $2::timestamptz
  ) then 'premium' else 'basic' end as plan,
    $3::boolean and liker.is_shown and liker.is_verified and liker.active_on >= $4::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.id and open_case.decided_at is null
) as "countsAsLiker",
    other.is_shown is true as "isShown", other.is_for_everyone is true as "isForEveryone", pair.*
  from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) liker
  left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) other on other.id = $5::bigint
  left join (select case when $6 = pair.low_id then pair.low_liked else pair.high_liked end as mine,
    case when $6 = pair.low_id then pair.high_liked else pair.low_liked end as theirs,
    pair.matched_at as "matchedAt", pair.is_parted as "isParted"
  from pairs pair where pair.low_id = least($6::bigint, $5::bigint) and pair.high_id = greatest($6, $5)) pair on true
  where liker.id = $6::bigint;

-- features/discovery/swipes/swipes.repository.ts writeCounted
-- $1 me, $2 day, $3 them, $4 limit, $5 liked, $6 now, $7 decidingMs, $8 place, $9 looked, $10 teaches
with counted as (
  insert into daily_usage (user_id, day, swipes, last_swiped_id)
select $1::bigint, $2::date, 1, $3::bigint where coalesce($4::integer > 0, true)
on conflict (user_id, day) do update set swipes = daily_usage.swipes + 1, last_swiped_id = excluded.last_swiped_id
  where coalesce(daily_usage.swipes < $4, true) returning true as is_counted
), written as (
  insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, low_deciding_ms, high_deciding_ms, low_place, high_place, low_looked, high_looked, low_to_learn, high_to_learn)
select least($1, $3), greatest($1, $3), case when $1 < $3 then $5::boolean end, case when $1 > $3 then $5::boolean end, case when $1 < $3 then $6::timestamptz end, case when $1 > $3 then $6::timestamptz end, case when $1 < $3 then $7::integer end, case when $1 > $3 then $7::integer end, case when $1 < $3 then $8::smallint end, case when $1 > $3 then $8::smallint end, case when $1 < $3 then $9::smallint end, case when $1 > $3 then $9::smallint end, case when $1 < $3 then case when $10::boolean then true end end, case when $1 > $3 then case when $10::boolean then true end end from counted
on conflict (low_id, high_id) do update set low_liked = coalesce(excluded.low_liked, pairs.low_liked), high_liked = coalesce(excluded.high_liked, pairs.high_liked), low_swiped_at = coalesce(excluded.low_swiped_at, pairs.low_swiped_at), high_swiped_at = coalesce(excluded.high_swiped_at, pairs.high_swiped_at), low_deciding_ms = coalesce(excluded.low_deciding_ms, pairs.low_deciding_ms), high_deciding_ms = coalesce(excluded.high_deciding_ms, pairs.high_deciding_ms), low_place = coalesce(excluded.low_place, pairs.low_place), high_place = coalesce(excluded.high_place, pairs.high_place), low_looked = coalesce(excluded.low_looked, pairs.low_looked), high_looked = coalesce(excluded.high_looked, pairs.high_looked), low_to_learn = coalesce(excluded.low_to_learn, pairs.low_to_learn), high_to_learn = coalesce(excluded.high_to_learn, pairs.high_to_learn),
  matched_at = case when coalesce(excluded.low_liked, pairs.low_liked) and coalesce(excluded.high_liked, pairs.high_liked) then $6::timestamptz end
where not pairs.is_parted and case when $1 < $3 then (pairs.low_liked is null or $5::boolean and not pairs.low_liked) else (pairs.high_liked is null or $5::boolean and not pairs.high_liked) end
returning true as is_written, matched_at
) select matched_at as "matchedAt", is_written is true as "isWritten" from counted left join written on true;

-- features/notices/mails/mails.repository.ts countHandover
-- $1 by, $2 id
update notice_mails set handovers = handovers + $1::integer where id = $2;

-- features/notices/mails/mails.repository.ts endMail
-- $1 at, $2 outcome, $3 failure, $4 id
update notice_mails
set ended_at = $1, outcome = $2, failure = $3 where id = $4 and ended_at is null;

-- features/notices/mails/mails.repository.ts listOpen
-- $1 limit
select id from notice_mails where ended_at is null order by id limit $1;

-- features/notices/mails/mails.repository.ts lock
-- $1 id
select mail.user_id as "userId", member.email, chosen.language,
  mail.created_at as "createdAt", mail.handovers, chosen.mail_kinds as wanted
from notice_mails mail join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = mail.user_id
  join (
  select member.id as user_id, coalesce(chosen.language, 'en') as language,
    coalesce(chosen.mail_kinds, array['match', 'message', 'verification']) as mail_kinds,
    array_append(coalesce(chosen.push_kinds, array['match', 'message', 'like', 'verification']), 'verification') as push_kinds,
    json_build_object('quietFrom', coalesce(chosen.quiet_from, 1320),
      'quietTo', coalesce(chosen.quiet_to, 420),
      'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
  from users member left join member_settings chosen on chosen.user_id = member.id
) chosen on chosen.user_id = mail.user_id
where mail.id = $1 and mail.ended_at is null for no key update of mail;

-- features/notices/mails/mails.repository.ts open
-- $1 at, $2 readers, $3 kinds
insert into notice_mails (user_id, created_at)
select distinct due.user_id, $1::timestamptz
from unnest($2::bigint[], $3::text[]) due (user_id, notice_kind)
  join (
  select member.id as user_id, coalesce(chosen.language, 'en') as language,
    coalesce(chosen.mail_kinds, array['match', 'message', 'verification']) as mail_kinds,
    array_append(coalesce(chosen.push_kinds, array['match', 'message', 'like', 'verification']), 'verification') as push_kinds,
    json_build_object('quietFrom', coalesce(chosen.quiet_from, 1320),
      'quietTo', coalesce(chosen.quiet_to, 420),
      'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
  from users member left join member_settings chosen on chosen.user_id = member.id
) chosen on chosen.user_id = due.user_id and due.notice_kind = any (chosen.mail_kinds)
on conflict (user_id) where ended_at is null do nothing;

-- features/notices/notifications/due-notices.repository.ts collectForMail
-- $1 until, $2 limit, $3 at
with waiting as materialized (
  select id from notifications
  where mail_collected_at is null and read_at is null and created_at <= $1::timestamptz
  order by created_at limit $2 for update skip locked
)
update notifications set mail_collected_at = $3::timestamptz from waiting where notifications.id = waiting.id
returning notifications.user_id as "userId", notifications.kind,
  notifications.mail_id is null and notifications.withdrawn_at is null as "isDue";

-- features/notices/notifications/due-notices.repository.ts countUnread
-- $1 userId
select count(*)::integer as unread from notifications
where user_id = $1 and read_at is null and withdrawn_at is null;

-- features/notices/notifications/due-notices.repository.ts drawBatch
select nextval('notification_batches') as batch;

-- features/notices/notifications/due-notices.repository.ts findWaitingForPush
select from notifications where push_batch is null limit 1;

-- features/notices/notifications/due-notices.repository.ts forPush
-- $1 limit
with fresh as materialized (
  select id from notifications where push_batch is null order by id limit $1 for update skip locked
), batch as materialized (
  select nextval('notification_batches') as id where exists (select from fresh)
)
update notifications set push_batch = batch.id from fresh, batch where notifications.id = fresh.id
returning notifications.user_id as "userId", batch.id as batch;

-- features/notices/notifications/due-notices.repository.ts gatherForMail
-- $1 mailId, $2 userId, $3 kinds
update notifications set mail_id = $1::bigint
where user_id = $2 and read_at is null and withdrawn_at is null
  and (mail_id is null or mail_id = $1) and kind = any ($3::text[])
returning kind, details;

-- features/notices/notifications/due-notices.repository.ts listUnread
-- $1 userId, $2 batch, $3 kinds, $4 limit
select news.kind, news.details, news.actor_id as "actorId",
  case when actor.is_kept then actor.name end as "actorName"
from notifications news left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) actor on actor.id = news.actor_id
where news.user_id = $1::bigint and news.push_batch > $2::bigint and news.read_at is null
  and news.withdrawn_at is null and news.kind = any ($3::text[])
order by news.id desc limit $4;

-- features/notices/notifications/due-notices.repository.ts turn
select pg_try_advisory_xact_lock(6941726003) as "isMine";

-- features/notices/notifications/like-notices.repository.ts notifyOfLike
-- $1 at, $2 liker, $3 liked, $4 isTold
insert into notifications (user_id, kind, actor_id, created_at)
select notice.*, $1::timestamptz from (select pair.matched_at from pairs pair where pair.low_id = least($2::bigint::bigint, $3::bigint::bigint) and pair.high_id = greatest($2::bigint, $3::bigint)
and case when $2::bigint < $3::bigint then pair.low_liked and pair.low_swiped_at = $1::timestamptz else pair.high_liked and pair.high_swiped_at = $1::timestamptz end) pair cross join lateral (
  select $2::bigint, 'match', $3::bigint where matched_at is not null
  union all
  select $3, case when matched_at is null then 'like' else 'match' end, $2
    where matched_at is not null or $4::boolean
) notice on conflict do nothing returning user_id as "userId", kind;

-- features/notices/notifications/like-notices.repository.ts renewLikeNotice
-- $1 liker, $2 liked, $3 at
update notifications set withdrawn_at = null, actor_id = $1 from (select pair.matched_at from pairs pair where pair.low_id = least($1::bigint::bigint, $2::bigint::bigint) and pair.high_id = greatest($1::bigint, $2::bigint)
and case when $1::bigint < $2::bigint then pair.low_liked and pair.low_swiped_at = $3::timestamptz else pair.high_liked and pair.high_swiped_at = $3::timestamptz end) pair
where pair.matched_at is null and withdrawn_at is not null and kind = 'like' and user_id = $2
  and (actor_id = $1 or (created_at at time zone 'Africa/Nairobi')::date = ($3::timestamptz at time zone 'Africa/Nairobi')::date
    and not exists (
      select from notifications where kind = 'like' and user_id = $2 and actor_id = $1));

-- features/notices/notifications/notices.repository.ts deleteNoticesBetween
-- $1 me, $2 them
delete from notifications
where user_id = $1 and actor_id = $2 or user_id = $2 and actor_id = $1;

-- features/notices/notifications/notices.repository.ts readMatchNotices
-- $1 at, $2 reader, $3 partners
update notifications set read_at = $1::timestamptz
where kind = 'match' and user_id = $2::bigint and actor_id = any ($3::bigint[]) and read_at is null
returning id;

-- features/notices/notifications/notices.repository.ts unnameLikeNotice
-- $1 me, $2 them
update notifications set actor_id = null
where user_id = $1 and actor_id = $2 and kind = 'like';

-- features/notices/notifications/notices.repository.ts withdrawLikeNotice
-- $1 isByOthers, $2 at, $3 recipient, $4 actor
update notifications
set withdrawn_at = case when not $1::boolean then $2::timestamptz end,
  actor_id = case when not $1 then actor_id end
where kind = 'like' and user_id = $3 and coalesce(actor_id, $4) = $4 and read_at is null;

-- features/notices/notifications/notices.repository.ts withdrawNotices
-- $1 at, $2 members, $3 kind, $4 writtenAt
update notifications set withdrawn_at = $1
where user_id = any ($2::bigint[]) and kind = $3 and created_at = $4
  and withdrawn_at is null;

-- features/notices/notifications/notices.repository.ts write
-- $1 at, $2 notices
insert into notifications (user_id, kind, actor_id, details, created_at)
select notice.recipient, notice.kind, notice.actor, coalesce(notice.details, '{}'), $1::timestamptz
from jsonb_to_recordset($2::jsonb) notice (recipient bigint, kind text, actor bigint, details jsonb)
join users on users.id = notice.recipient
on conflict do nothing
returning user_id as "userId", kind;

-- features/notices/notifications/notifications.repository.ts listNewest
-- $1 now, $2 reader, $3 limit
select newest.id, newest.kind, newest.actor_id as "actorId",
  case when actor.is_kept then actor.name end as "actorName", newest.details, newest.read_at as "readAt",
  newest.created_at as "createdAt", case when exists (
    select from premium_periods period
    where period.user_id = newest.user_id and period.revoked_at is null and period.stops_at > $1
      and period.starts_at <= $1
  ) then 'premium' else 'basic' end as plan
from (
  select * from notifications where user_id = $2 and withdrawn_at is null order by id desc limit $3
) newest
left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) actor on actor.id = newest.actor_id
order by newest.id desc;

-- features/notices/notifications/notifications.repository.ts markAllRead
-- $1 at, $2 reader
update notifications set read_at = $1
where user_id = $2 and read_at is null and withdrawn_at is null returning id;

-- features/notices/notifications/notifications.repository.ts markRead
-- $1 at, $2 id, $3 reader
with marked as (
  update notifications set read_at = $1 where id = $2 and user_id = $3 and read_at is null returning id
)
select exists (select from marked) as "wasUnread" from notifications where id = $2 and user_id = $3;

-- features/notices/push/news.repository.ts findWaiting
-- $1 now, $2 id
select subscription.endpoint, subscription.p256dh, subscription.auth,
  subscription.vapid_key as "vapidKey",
  chosen.language, chosen.push_choices as choices,
  exists (select from presences where presences.user_id = subscription.user_id and presences.online_until > $1) as "isHere", subscription.user_id as "userId",
  subscription.news_batch as batch, subscription.told_batch as "toldBatch",
  case when exists (
    select from premium_periods period
    where period.user_id = subscription.user_id and period.revoked_at is null and period.stops_at > $1
      and period.starts_at <= $1
  ) then 'premium' else 'basic' end as plan, chosen.push_kinds as wanted
from push_subscriptions subscription join (
  select member.id as user_id, coalesce(chosen.language, 'en') as language,
    coalesce(chosen.mail_kinds, array['match', 'message', 'verification']) as mail_kinds,
    array_append(coalesce(chosen.push_kinds, array['match', 'message', 'like', 'verification']), 'verification') as push_kinds,
    json_build_object('quietFrom', coalesce(chosen.quiet_from, 1320),
      'quietTo', coalesce(chosen.quiet_to, 420),
      'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
  from users member left join member_settings chosen on chosen.user_id = member.id
) chosen on chosen.user_id = subscription.user_id
where subscription.id = $2 and subscription.news_batch is not null and (subscription.waits_until is null or subscription.waits_until <= $1
    or subscription.waits_until > $1 + interval '25 hours');

-- features/notices/push/news.repository.ts listCalled
-- $1 now, $2 caller, $3 callee
select subscription.id, subscription.endpoint, subscription.p256dh, subscription.auth,
  subscription.vapid_key as "vapidKey",
  chosen.language, chosen.push_choices as choices,
  exists (select from presences where presences.user_id = subscription.user_id and presences.online_until > $1) as "isHere",
  (select caller.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) caller where caller.id = $2::bigint) as "callerName"
from push_subscriptions subscription join (
  select member.id as user_id, coalesce(chosen.language, 'en') as language,
    coalesce(chosen.mail_kinds, array['match', 'message', 'verification']) as mail_kinds,
    array_append(coalesce(chosen.push_kinds, array['match', 'message', 'like', 'verification']), 'verification') as push_kinds,
    json_build_object('quietFrom', coalesce(chosen.quiet_from, 1320),
      'quietTo', coalesce(chosen.quiet_to, 420),
      'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
  from users member left join member_settings chosen on chosen.user_id = member.id
) chosen on chosen.user_id = subscription.user_id
where subscription.user_id = $3::bigint;

-- features/notices/push/news.repository.ts listWithNews
-- $1 now, $2 limit
select subscription.id from push_subscriptions subscription
where subscription.news_batch is not null and (subscription.waits_until is null or subscription.waits_until <= $1::timestamptz
    or subscription.waits_until > $1::timestamptz + interval '25 hours')
order by subscription.id limit $2;

-- features/notices/push/news.repository.ts markTold
-- $1 batch, $2 id
update push_subscriptions set told_batch = greatest(told_batch, $1::bigint),
waits_until = null, news_batch = nullif(news_batch, $1) where id = $2;

-- features/notices/push/news.repository.ts noteNews
-- $1 batch, $2 members
update push_subscriptions set news_batch = $1::bigint
where user_id = any ($2::bigint[]);

-- features/notices/push/news.repository.ts postpone
-- $1 until, $2 id
update push_subscriptions set waits_until = $1 where id = $2;

-- features/notices/push/news.repository.ts removeEnded
-- $1 id, $2 endpoint
delete from push_subscriptions where id = $1 and endpoint = $2;

-- features/notices/push/subscriptions.repository.ts countSubscribedOtherwise
-- $1 vapidKey
select count(*)::integer as count from push_subscriptions where vapid_key is distinct from $1;

-- features/notices/push/subscriptions.repository.ts keepSubscription
-- $1 endpoint, $2 p256dh, $3 auth, $4 vapidKey, $5 at, $6 toldBatch, $7 me
insert into push_subscriptions
  (user_id, endpoint, p256dh, auth, vapid_key, created_at, told_batch)
select users.id, $1, $2, $3, $4::text, $5::timestamptz, $6::bigint
from users where users.id = $7
on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth,
  vapid_key = coalesce(excluded.vapid_key, push_subscriptions.vapid_key), user_id = excluded.user_id,
  created_at = case
    when push_subscriptions.user_id = excluded.user_id then push_subscriptions.created_at else excluded.created_at end,
  told_batch = case
    when push_subscriptions.user_id = excluded.user_id then push_subscriptions.told_batch else excluded.told_batch end, news_batch = case
    when push_subscriptions.user_id = excluded.user_id then push_subscriptions.news_batch else null end;

-- features/notices/push/subscriptions.repository.ts removeSubscribedOtherwise
-- $1 vapidKey
delete from push_subscriptions where vapid_key is distinct from $1;

-- features/notices/push/subscriptions.repository.ts removeSubscription
-- $1 me, $2 endpoint
delete from push_subscriptions where user_id = $1 and endpoint = $2;

-- features/notices/push/subscriptions.repository.ts removeSurplus
-- $1 me, $2 endpoint, $3 max
delete from push_subscriptions where id in (
  select subscription.id from push_subscriptions subscription
  where subscription.user_id = $1 and subscription.endpoint <> $2
  order by subscription.id desc offset $3::bigint - 1
);

-- features/people/accounts/sessions.repository.ts advanceRow
-- $1 generation, $2 expiresAt, $3 usedAt, $4 browser, $5 system, $6 id
update sessions set generation = $1, expires_at = $2, used_at = $3,
  browser = coalesce(browser, $4), system = coalesce(system, $5)
where id = $6;

-- features/people/accounts/sessions.repository.ts deleteEndedSessions
-- $1 deletedBefore, $2 before
with deleted as (delete from deleted_sessions where ended_at < $1)
delete from ended_sessions where ended_at < $2;

-- features/people/accounts/sessions.repository.ts deleteOldSessions
-- $1 before, $2 limit
delete from sessions
where id in (select id from sessions where coalesce(ended_at, expires_at) < $1 limit $2)
returning id;

-- features/people/accounts/sessions.repository.ts deleteUsedTokens
-- $1 sessionId, $2 before
delete from refresh_tokens where session_id = $1 and generation < $2;

-- features/people/accounts/sessions.repository.ts end
-- $1 now, $2 reason, $3 userId, $4 kept, $5 tokenHash
update sessions set ended_at = $1, end_reason = $2
where user_id = $3 and id is distinct from $4::bigint and ended_at is null
  and ($5::bytea is null or id = (select session_id from refresh_tokens where hash = $5))
returning id;

-- features/people/accounts/sessions.repository.ts endOldestSessions
-- $1 endedAt, $2 userId, $3 keptMax
update sessions set ended_at = $1, end_reason = 'too_many' where id in (
  select id from sessions where user_id = $2 and ended_at is null and expires_at > $1
  order by used_at desc, created_at desc, id offset $3
) returning id;

-- features/people/accounts/sessions.repository.ts endOwn
-- $1 id, $2 userId, $3 endedAt
with found as (
  select id from sessions where id = $1 and user_id = $2 and expires_at > $3
), ended as (
  update sessions set ended_at = $3, end_reason = 'signed_out'
  where id in (select id from found) and ended_at is null returning id
)
select id, exists (select from ended) as "isLive" from found;

-- features/people/accounts/sessions.repository.ts findDeletedSession
-- $1 tokenHash, $2 deviceHash
select from deleted_sessions
where token_hash in (sha256($1::bytea || coalesce($2::bytea, ''::bytea)),
  sha256($1::bytea || coalesce(null::bytea, ''::bytea)));

-- features/people/accounts/sessions.repository.ts findToken
-- $1 hashes
select hash from refresh_tokens where hash = any ($1::bytea[]);

-- features/people/accounts/sessions.repository.ts insertRow
-- $1 id, $2 userId, $3 createdAt, $4 expiresAt, $5 usedAt, $6 browser, $7 system, $8 deviceHash
insert into sessions (id, user_id, created_at, expires_at, used_at, browser, system, device_hash)
values ($1, $2, $3, $4, $5, $6,
  $7, $8);

-- features/people/accounts/sessions.repository.ts insertToken
-- $1 hash, $2 sessionId, $3 generation
insert into refresh_tokens (hash, session_id, generation) values ($1, $2, $3)
on conflict do nothing;

-- features/people/accounts/sessions.repository.ts listEnded
-- $1 since
select id from ended_sessions where ended_at >= $1;

-- features/people/accounts/sessions.repository.ts listLiveSessions
-- $1 userId, $2 now
select id, browser, system, created_at as "createdAt", used_at as "usedAt" from sessions
where user_id = $1 and ended_at is null and expires_at > $2 order by used_at desc, created_at desc, id;

-- features/people/accounts/sessions.repository.ts listSessionIds
-- $1 userId
select id from sessions where user_id = $1;

-- features/people/accounts/sessions.repository.ts lockByToken
-- $1 tokenHash
select session.id as "sessionId", token.generation as "tokenGeneration", session.generation as "sessionGeneration",
    session.created_at as "createdAt", session.expires_at as "expiresAt", session.ended_at as "endedAt",
    session.end_reason as "endReason", session.device_hash as "deviceHash", account.id as "userId", account.role,
    account.email
  from refresh_tokens token
  join sessions session on session.id = token.session_id
  join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) account on account.id = session.user_id
  where token.hash = $1
  for update of session;

-- features/people/accounts/sessions.repository.ts rememberDeletedSessions
-- $1 now, $2 userId
insert into deleted_sessions (token_hash, ended_at)
select sha256(token.hash || coalesce(session.device_hash, ''::bytea)), $1
from sessions session join refresh_tokens token on token.session_id = session.id
where session.user_id = $2 and token.generation >= session.generation
on conflict do nothing;

-- features/people/accounts/tries.repository.ts deleteOldTries
-- $1 before
delete from account_tries where began_at < $1;

-- features/people/accounts/tries.repository.ts giveTryBack
-- $1 subject
update account_tries set tries = tries - 1 where subject = $1 and tries > 0;

-- features/people/accounts/tries.repository.ts take
-- $1 subject, $2 now, $3 max, $4 windowSeconds
with taken as (
    insert into account_tries as held (subject, began_at, tries)
    select $1, $2::timestamptz, 1 where $3::integer > 0
    on conflict (subject) do update set
      tries = case when (held.began_at <= excluded.began_at - make_interval(secs => $4)
or held.began_at > excluded.began_at + interval '1 minute') then 1 else held.tries + 1 end,
      began_at = case when (held.began_at <= excluded.began_at - make_interval(secs => $4)
or held.began_at > excluded.began_at + interval '1 minute') then excluded.began_at else held.began_at end
      where held.tries < $3 or (held.began_at <= excluded.began_at - make_interval(secs => $4)
or held.began_at > excluded.began_at + interval '1 minute')
    returning tries, began_at
  )
  select true as "isTaken", tries, began_at as "beganAt" from taken
  union all
  select false, tries, began_at from account_tries where subject = $1 and not exists (select from taken);

-- features/people/audit/audit.repository.ts findChainHead
select place, hash from audit_head;

-- features/people/audit/audit.repository.ts listAudit
-- $1 before, $2 moderatorId
select id, moderator_id as "moderatorId", action, verification_id as "verificationId", change_id as "changeId",
  user_id as "userId", created_at as "createdAt"
from moderation_audit
where id < $1 and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2)
order by id desc limit 200;

-- features/people/audit/audit.repository.ts listChainAfter
-- $1 place
select entry.place, entry.hash, jsonb_build_array(
  entry.place, entry.id, entry.moderator_id, entry.action, entry.verification_id, entry.change_id, entry.case_id,
  entry.user_id,
  (extract(epoch from entry.created_at) * 1000000)::bigint, entry.checks
)::text as content
  from moderation_audit entry where entry.place > $1 order by entry.place limit 5000;

-- features/people/audit/audit.repository.ts log
-- $1 moderatorId, $2 action, $3 verificationId, $4 changeId, $5 caseId, $6 userId, $7 now, $8 checks
insert into moderation_audit
  (moderator_id, action, verification_id, change_id, case_id, user_id, created_at, checks)
values ($1, $2, $3, $4, $5, $6,
  $7, $8::jsonb);

-- features/people/audit/audit.repository.ts noteListing
-- $1 queue, $2 now, $3 moderatorId
insert into moderation_audit (moderator_id, action, user_id, created_at)
select actor.id, $1, actor.id, $2::timestamptz from (select id from users where role = 'moderator') actor
where actor.id = $3::bigint and not exists (
  select from moderation_audit known where known.moderator_id = $3 and known.action = $1
    and known.created_at > $2::timestamptz - interval '15 minutes'
);

-- features/people/audit/looks.repository.ts listDocumentLooks
-- $1 moderatorId, $2 since
select verification_id as "verificationId", max(created_at) as at from moderation_audit
where moderator_id = $1 and action = 'view_id_document' and created_at > $2
group by verification_id;

-- features/people/audit/looks.repository.ts listFirstLooks
-- $1 moderatorId, $2 since, $3 verificationId, $4 changeId, $5 caseId, $6 photoId
select min(created_at) as at from moderation_audit
where moderator_id = $1 and created_at > $2
  and action in ('claim', 'view_selfie', 'view_id_document', 'view_lookalike', 'claim_change', 'claim_photo',
    'view_report', 'view_report_picture', 'view_appeal')
  and (verification_id = $3 or change_id = $4 or case_id = $5
    or (checks ->> 'photo')::bigint = $6)
group by action;

-- features/people/audit/looks.repository.ts listSeenPictures
-- $1 verificationId, $2 moderatorId
select distinct look.action from moderation_audit look
where look.verification_id = $1 and look.moderator_id = $2
  and look.action in ('view_selfie', 'view_id_document', 'view_lookalike');

-- features/people/keeps/keeps.repository.ts deleteKeep
-- $1 userId, $2 targetId
delete from keeps where user_id = $1 and kept_id = $2;

-- features/people/keeps/keeps.repository.ts deleteKeepsBetween
-- $1 me, $2 them
delete from keeps where (user_id, kept_id) in (($1, $2), ($2, $1));

-- features/people/keeps/keeps.repository.ts findOpenToKeep
-- $1 targetId, $2 userId
select from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) other where other.id = $1 and (other.is_shown and (not (other.id = $2::bigint) and not (other.id in (select high_id as user_id from pairs where low_id = $2::bigint and is_parted
  union all
  select low_id from pairs where high_id = $2::bigint and is_parted)) and (other.is_for_everyone or (select case when other.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(other.id::bigint, $2::bigint::bigint) and pair.high_id = greatest(other.id, $2::bigint)) is true))) and not (select case when $2 = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least($2::bigint, other.id::bigint) and pair.high_id = greatest($2, other.id)) is not null;

-- features/people/keeps/keeps.repository.ts insertKeep
-- $1 userId, $2 now, $3 targetId
insert into keeps (user_id, kept_id, kept_at)
select $1, kept.id, $2 from users kept where kept.id = $3 for key share of kept
on conflict (user_id, kept_id) do nothing;

-- features/people/keeps/keeps.repository.ts listKeptProfiles
-- $1 userId
select profile.user_id as id, profile.name, profile.bio, profile.age,
profile.birthday, profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos, keep.kept_at as "keptAt"
from keeps keep join profiles profile on profile.user_id = keep.kept_id
  join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) other on other.id = keep.kept_id
where keep.user_id = $1 and (other.is_shown and (not (other.id = $1::bigint) and not (other.id in (select high_id as user_id from pairs where low_id = $1::bigint and is_parted
  union all
  select low_id from pairs where high_id = $1::bigint and is_parted)) and (other.is_for_everyone or (select case when other.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(other.id::bigint, $1::bigint::bigint) and pair.high_id = greatest(other.id, $1::bigint)) is true))) and not (select case when $1 = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least($1::bigint, other.id::bigint) and pair.high_id = greatest($1, other.id)) is not null
order by keep.kept_at desc, keep.kept_id;

-- features/people/keeps/keeps.repository.ts listKeptRows
-- $1 userId
select keep.kept_id as "keptId", (other.is_shown and (not (other.id = $1::bigint) and not (other.id in (select high_id as user_id from pairs where low_id = $1::bigint and is_parted
  union all
  select low_id from pairs where high_id = $1::bigint and is_parted)) and (other.is_for_everyone or (select case when other.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(other.id::bigint, $1::bigint::bigint) and pair.high_id = greatest(other.id, $1::bigint)) is true))) and not (select case when $1 = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least($1::bigint, other.id::bigint) and pair.high_id = greatest($1, other.id)) is not null as "isListed"
from keeps keep join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) other on other.id = keep.kept_id
where keep.user_id = $1 order by keep.kept_at desc, keep.kept_id;

-- features/people/keeps/keeps.repository.ts takeKept
-- $1 userId
with answered as (
  delete from keeps keep where keep.user_id = $1::bigint and (select case when $1 = pair.low_id then pair.low_liked else pair.high_liked end
    from pairs pair where pair.low_id = least($1::bigint, keep.kept_id::bigint) and pair.high_id = greatest($1, keep.kept_id)) is not null
  returning keep.kept_id
)
select kept_id as id from keeps where user_id = $1 and kept_id not in (select kept_id from answered)
order by kept_at desc, kept_id;

-- features/people/photos/photos.repository.ts deletePhotos
-- $1 userId, $2 ids
delete from photos where user_id = $1 and id = any($2::bigint[]);

-- features/people/photos/photos.repository.ts deleteStrayLooks
delete from photo_looks stray where not (exists (select from photos photo where photo.id = stray.photo_id)
  or exists (select from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
  photo_id, storage_key, width, height, thumbhash, case
    when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes) waiting
    where waiting.user_id = stray.user_id and waiting.photo_id = stray.photo_id));

-- features/people/photos/photos.repository.ts endReview
-- $1 photoId, $2 userId, $3 isApproved
with ended as (delete from photo_reviews where photo_id = $1)
update photos set is_held = false where user_id = $2 and id = $1 and $3::boolean;

-- features/people/photos/photos.repository.ts findOpened
-- $1 storageKey, $2 isReviewers, $3 viewerId
select from photos photo where photo.storage_key = $1 and (
    $2::boolean or photo.user_id = $3::bigint
    or not photo.is_held and exists (
      select from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) owner join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) viewer on viewer.id = $3 and not viewer.is_restricted
      where owner.id = photo.user_id and ((owner.is_shown and (owner.id = $3 or (not (owner.id = $3) and not (owner.id in (select high_id as user_id from pairs where low_id = $3 and is_parted
  union all
  select low_id from pairs where high_id = $3 and is_parted)) and (owner.is_for_everyone or (select case when owner.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(owner.id::bigint, $3::bigint) and pair.high_id = greatest(owner.id, $3)) is true)))) or (owner.is_kept and exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($3::bigint, owner.id::bigint) and pair.high_id = greatest($3, owner.id) and (pair.matched_at is not null and not (pair.is_parted)))))
    )
  )
  union all select from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
    photo_id, storage_key, width, height, thumbhash, case
      when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) waiting where waiting.storage_key = $1;

-- features/people/photos/photos.repository.ts insertLast
-- $1 id, $2 userId, $3 storageKey, $4 width, $5 height, $6 thumbhash, $7 now
insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
select $1, $2::bigint, coalesce(max(position) + 1, 0), $3, $4,
  $5, $6, $7
from photos where user_id = $2::bigint;

-- features/people/photos/photos.repository.ts listKeptKeys
-- $1 storageKeys
select storage_key as "storageKey" from photos where storage_key = any($1::text[])
union all select waiting.storage_key from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
  photo_id, storage_key, width, height, thumbhash, case
    when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes) waiting
where waiting.storage_key = any($1::text[]);

-- features/people/photos/photos.repository.ts listLooks
-- $1 userId
select look::text as bits from photo_looks own, unnest(own.looks) look where own.user_id = $1;

-- features/people/photos/photos.repository.ts listOwn
-- $1 userId
select (select coalesce(json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height,
photo.thumbhash,
    case when photo.is_held then (select review.why from photo_reviews review
      where review.photo_id = photo.id) end, photo.has_face)
  order by array_position(wanted.photo_ids, photo.id), photo.position), '[]'::json)
from (
  select id, storage_key, width, height, thumbhash, position, is_held, has_face from photos
    where user_id = $1::bigint
  union all select photo_id, storage_key, width, height, thumbhash, 0, false, null
    from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
  photo_id, storage_key, width, height, thumbhash, case
    when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes) new_first where user_id = $1::bigint and photo_id is not null
) photo left join (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
  photo_id, storage_key, width, height, thumbhash, case
    when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes) wanted on wanted.user_id = $1::bigint
where wanted.photo_ids is null or photo.id = any (wanted.photo_ids)) as photos;

-- features/people/photos/photos.repository.ts listPhotoKeys
-- $1 after, $2 limit
select named.key as "storageKey" from (
  select photo.storage_key as key from photos photo union all select waiting.storage_key
  from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
  photo_id, storage_key, width, height, thumbhash, case
    when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes) waiting where waiting.storage_key is not null
) named where named.key > $1 order by named.key limit $2;

-- features/people/photos/photos.repository.ts listStored
-- $1 userId
select position, json_build_array(id, storage_key, width, height, thumbhash) as photo
from photos where user_id = $1 order by position;

-- features/people/photos/photos.repository.ts listUnhashed
-- $1 after, $2 limit
select photo.id, photo.user_id as "userId", photo.storage_key as "storageKey" from photos photo
where photo.id > $1 and not exists (select from photo_looks look where look.photo_id = photo.id)
order by photo.id limit $2;

-- features/people/photos/photos.repository.ts lockPhotos
-- $1 userId
select profile.is_verified as "isVerified" from profiles profile where profile.user_id = $1
for no key update;

-- features/people/photos/photos.repository.ts orderPhotos
-- $1 start, $2 ids, $3 userId
update photos set position = $1::integer + array_position($2::bigint[], id) - 1
where user_id = $3 and id = any($2::bigint[]);

-- features/people/photos/photos.repository.ts writeLooks
-- $1 id, $2 userId, $3 looks
insert into photo_looks (photo_id, user_id, looks)
select $1::bigint, $2::bigint, array(
  select ('x' || sent.look::text)::bit(256) from unnest($3::text[]) with ordinality sent (look, place)
  order by sent.place
) where (exists (select from photos photo where photo.id = $1)
  or exists (select from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
  photo_id, storage_key, width, height, thumbhash, case
    when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes) waiting
    where waiting.user_id = $2 and waiting.photo_id = $1))
on conflict (photo_id) do nothing;

-- features/people/photos/photos.repository.ts writeScreening
-- $1 isHeld, $2 hasFace, $3 id, $4 why, $5 explicit, $6 createdAt
with screened as (
  update photos set is_held = $1, has_face = $2 where id = $3 returning id
)
insert into photo_reviews (photo_id, why, explicit, submitted_at)
select id, $4, $5, $6 from screened where $4::text is not null;

-- features/people/presence/presences.repository.ts noteArrival
-- $1 member, $2 now, $3 until
with earlier as (
  select from presences where user_id = $1 and online_until > $2::timestamptz
), written as (
  insert into presences (user_id, active_at, online_until)
  select id, $2, $3::timestamptz from users where id = $1::bigint
  on conflict (user_id) do update set active_at = greatest(presences.active_at, excluded.active_at),
    online_until = greatest(presences.online_until, excluded.online_until)
  returning user_id
)
select matched.partner_id as "partnerId"
from written cross join lateral (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
  where low_id = $1 and (pair.matched_at is not null and not (pair.is_parted))
  union all
  select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1 and (pair.matched_at is not null and not (pair.is_parted))) matched
where (coalesce((select shows_presence from member_settings where user_id = $1), true) and coalesce((select shows_presence from member_settings where user_id = matched.partner_id), true)) and not exists (select from earlier);

-- features/people/presence/presences.repository.ts noteDeparture
-- $1 now, $2 member
with changed as (
  update presences set active_at = greatest(active_at, $1::timestamptz), online_until = $1
  where user_id = $2::bigint and online_until > $1
  returning user_id
)
select matched.partner_id as "partnerId"
from changed cross join lateral (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
  where low_id = $2 and (pair.matched_at is not null and not (pair.is_parted))
  union all
  select low_id, high_id, low_id, matched_at from pairs pair where high_id = $2 and (pair.matched_at is not null and not (pair.is_parted))) matched
where (coalesce((select shows_presence from member_settings where user_id = $2), true) and coalesce((select shows_presence from member_settings where user_id = matched.partner_id), true));

-- features/people/presence/presences.repository.ts renewPresences
-- $1 members, $2 now, $3 until
with locked as (
  select user_id from presences where user_id = any ($1::bigint[]) order by user_id for no key update
)
update presences set active_at = $2, online_until = $3 from locked
where presences.user_id = locked.user_id;

-- features/people/profiles/profiles.repository.ts findIdentity
-- $1 userId
select profile.birthday, coalesce(waiting.gender, profile.gender) as gender, profile.orientation
from profiles profile left join (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
  photo_id, storage_key, width, height, thumbhash, case
    when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes) waiting on waiting.user_id = profile.user_id
where profile.user_id = $1;

-- features/people/profiles/profiles.repository.ts findOwn
-- $1 userId
select profile.user_id as "userId", profile.name, profile.bio, profile.age,
profile.location, profile.interests, profile.prompts,
profile.gender, profile.gender_detail as "genderDetail", profile.orientation,
profile.dealt_gender as "dealtGender", profile.dealt_gender_through as "dealtGenderThrough",
profile.intent, profile.shows_intent as "showsIntent", profile.shown_to as "shownTo",
not profile.is_active as "isPaused",
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
profile.birthday, profile.is_verified as "isVerified", profile.saved_at as "savedAt", member.email, member.full_name as "fullName", member.role,
    waiting.name as "waitingName", waiting.gender as "waitingGender", waiting.gender_detail as "waitingGenderDetail",
    waiting.photo_ids is not null as "hasWaitingPhoto",
    (select coalesce(json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height,
  photo.thumbhash,
      case when photo.is_held then (select review.why from photo_reviews review
        where review.photo_id = photo.id) end, photo.has_face)
    order by array_position(wanted.photo_ids, photo.id), photo.position), '[]'::json)
  from (
    select id, storage_key, width, height, thumbhash, position, is_held, has_face from photos
      where user_id = profile.user_id
    union all select photo_id, storage_key, width, height, thumbhash, 0, false, null
      from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
    photo_id, storage_key, width, height, thumbhash, case
      when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) new_first where user_id = profile.user_id and photo_id is not null
  ) photo left join (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
    photo_id, storage_key, width, height, thumbhash, case
      when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) wanted on wanted.user_id = profile.user_id
  where wanted.photo_ids is null or photo.id = any (wanted.photo_ids)) as photos
  from profiles profile join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = profile.user_id
  left join (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
    photo_id, storage_key, width, height, thumbhash, case
      when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) waiting on waiting.user_id = profile.user_id
  where profile.user_id = $1;

-- features/people/profiles/profiles.repository.ts findPreferences
-- $1 userId
select profile.gender, profile.orientation, profile.looking_for as "lookingFor",
profile.min_age as "minAge", profile.max_age as "maxAge", profile.near, profile.wants,
profile.verified_only as "verifiedOnly" from profiles profile where profile.user_id = $1;

-- features/people/profiles/profiles.repository.ts findVisible
-- $1 id, $2 viewerId
select profile.user_id as id, profile.name, profile.bio, profile.age,
profile.birthday, profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos,
    case when exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted))) then 'match' else 'stranger' end as relation
  from profiles profile join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) other on other.id = profile.user_id
  where profile.user_id = $1 and ((other.is_shown and (other.id = $2 or (not (other.id = $2) and not (other.id in (select high_id as user_id from pairs where low_id = $2 and is_parted
  union all
  select low_id from pairs where high_id = $2 and is_parted)) and (other.is_for_everyone or (select case when other.id = pair.low_id then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(other.id::bigint, $2::bigint) and pair.high_id = greatest(other.id, $2)) is true)))) or (other.is_kept and exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($2::bigint, other.id::bigint) and pair.high_id = greatest($2, other.id) and (pair.matched_at is not null and not (pair.is_parted)))));

-- features/people/profiles/profiles.repository.ts forgetOrientation
-- $1 now, $2 userId
update profiles set orientation = null, changed_at = $1
where user_id = $2 and orientation is not null;

-- features/people/profiles/profiles.repository.ts insertProfile
-- $1 id, $2 name, $3 birthday, $4 gender, $5 genderDetail, $6 orientation, $7 orientationVisibility, $8 birthdayVisibility, $9 activeOn, $10 rankKey, $11 searchWords
insert into profiles (user_id, name, birthday, gender, gender_detail, orientation, orientation_visibility,
  birthday_visibility, active_on, rank_key, search_words)
values ($1, $2, $3, $4, $5, $6,
  $7, $8, $9, $10, $11);

-- features/people/profiles/profiles.repository.ts lockProfile
-- $1 userId
select profile.user_id as "userId", profile.name, profile.bio, profile.age,
profile.location, profile.interests, profile.prompts,
profile.gender, profile.gender_detail as "genderDetail", profile.orientation,
profile.dealt_gender as "dealtGender", profile.dealt_gender_through as "dealtGenderThrough",
profile.intent, profile.shows_intent as "showsIntent", profile.shown_to as "shownTo",
not profile.is_active as "isPaused",
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
profile.birthday, profile.is_verified as "isVerified", profile.saved_at as "savedAt" from profiles profile where profile.user_id = $1 for no key update;

-- features/people/profiles/profiles.repository.ts setHidden
-- $1 hiddenAt, $2 userId
update profiles set hidden_at = $1::timestamptz
where user_id = $2 and (hidden_at is null) = ($1::timestamptz is not null);

-- features/people/profiles/profiles.repository.ts setVerified
-- $1 isVerified, $2 userId
update profiles set is_verified = $1 where user_id = $2;

-- features/people/profiles/profiles.repository.ts showApproved
-- $1 name, $2 searchWords, $3 gender, $4 genderDetail, $5 dealtGender, $6 dealtGenderThrough, $7 changedAt, $8 userId
update profiles set name = $1, search_words = $2, gender = $3,
  gender_detail = $4, dealt_gender = $5,
  dealt_gender_through = $6::date, changed_at = coalesce($7, changed_at)
where user_id = $8;

-- features/people/profiles/profiles.repository.ts updatePreferences
-- $1 lookingFor, $2 minAge, $3 maxAge, $4 near, $5 wants, $6 verifiedOnly, $7 now, $8 userId
update profiles profile set
    looking_for = $1, min_age = $2, max_age = $3, near = $4,
    wants = $5, verified_only = $6, changed_at = $7
  where profile.user_id = $8
  returning profile.gender, profile.orientation, profile.looking_for as "lookingFor",
profile.min_age as "minAge", profile.max_age as "maxAge", profile.near, profile.wants,
profile.verified_only as "verifiedOnly";

-- features/people/profiles/profiles.repository.ts updateProfile
-- $1 name, $2 bio, $3 age, $4 interests, $5 location, $6 locationFolded, $7 town, $8 intent, $9 orientation, $10 orientationVisibility, $11 gender, $12 genderDetail, $13 birthdayVisibility, $14 showsIntent, $15 shownTo, $16 prompts, $17 searchWords, $18 savedAt, $19 activeOn, $20 rankKey, $21 changedAt, $22 isPaused, $23 userId
update profiles set name = $1, bio = $2, age = $3, interests = $4,
  location = $5, location_folded = $6, town = $7, intent = $8,
  orientation = $9, orientation_visibility = $10,
  gender = $11, gender_detail = $12, birthday_visibility = $13,
  shows_intent = $14, shown_to = $15, prompts = $16::jsonb,
  search_words = $17, saved_at = $18, active_on = $19::date,
  rank_key = $20, changed_at = $21, is_active = not $22::boolean
where user_id = $23;

-- features/people/profiles/profiles.repository.ts updateVisit
-- $1 day, $2 rankKey, $3 userId
update profiles set active_on = $1::date, rank_key = $2
where user_id = $3 and active_on < $1::date;

-- features/people/profiles/ranking-facts.repository.ts listRankingFacts
-- $1 ids
select coalesce(json_agg(json_build_array(facts.user_id, facts.is_verified, facts.age, facts.birthday, facts.town,
    facts.public_intent, facts.interests, facts.has_bio, facts.prompt_count, facts.photo_count, facts.active_on)), '[]'::json) as found from (
  select user_id, is_verified, age, birthday, town, public_intent, interests, bio <> '' as has_bio,
    jsonb_array_length(prompts) as prompt_count, coalesce(shown_photos, 0) as photo_count, active_on
  from profiles
) facts where facts.user_id = any ($1::bigint[]);

-- features/people/recovery/recovery.repository.ts countDeviceMails
-- $1 userId, $2 since
select count(*)::integer as count from account_mails earlier
where earlier.user_id = $1 and earlier.kind = 'device' and earlier.created_at > $2;

-- features/people/recovery/recovery.repository.ts countOpenMails
select count(*)::integer as count, min(mail.created_at) as oldest from account_mails mail
where mail.ended_at is null;

-- features/people/recovery/recovery.repository.ts deleteOldMails
-- $1 linksBefore, $2 mailsBefore
with links as (delete from account_links where created_at < $1),
  mails as (delete from account_mails where ended_at < $2 or created_at < $1)
delete from reset_requests where asked_at < $2;

-- features/people/recovery/recovery.repository.ts endLink
-- $1 now, $2 id
update account_links set ended_at = $1 where id = $2 and ended_at is null returning id;

-- features/people/recovery/recovery.repository.ts endLinks
-- $1 now, $2 userId, $3 purposes, $4 since
update account_links set ended_at = $1 where user_id = $2 and purpose = any($3)
and ($4::bigint is null or id >= $4) and ended_at is null;

-- features/people/recovery/recovery.repository.ts endMail
-- $1 now, $2 outcome, $3 kind, $4 id
update account_mails set ended_at = $1, outcome = $2, kind = $3
where id = $4 and ended_at is null;

-- features/people/recovery/recovery.repository.ts findLink
-- $1 tokenHash
select link.id, link.user_id as "userId", link.purpose, link.email, link.session_id as "sessionId",
  link.sent_at as "sentAt", link.ended_at as "endedAt"
from account_links link where link.token_hash = $1;

-- features/people/recovery/recovery.repository.ts findMail
-- $1 toldSince, $2 id
select mail.kind, mail.email, chosen.language,
    mail.created_at as "createdAt", link.id as "linkId", link.nonce,
    link.token_hash as "tokenHash", link.ended_at as "linkEndedAt",
    mail.browser, mail.system, taken.by is not null as "isTaken",
    exists (select from account_mails told
      where told.kind = 'taken' and told.email = mail.email and told.ended_at > $1
        and told.outcome in ('sent', 'refused')) as "wasTold"
  from account_mails mail left join account_links link on link.id = mail.link_id
  left join lateral (
    select owner.id as by from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) owner where owner.email = mail.email and owner.id <> mail.user_id
    union all
    select kept.user_id from account_links kept
    where kept.email = mail.email and kept.purpose = 'undo' and kept.ended_at is null
      and kept.user_id <> mail.user_id
    limit 1
  ) taken on mail.kind = 'change'
  join (
  select member.id as user_id, coalesce(chosen.language, 'en') as language,
    coalesce(chosen.mail_kinds, array['match', 'message', 'verification']) as mail_kinds,
    array_append(coalesce(chosen.push_kinds, array['match', 'message', 'like', 'verification']), 'verification') as push_kinds,
    json_build_object('quietFrom', coalesce(chosen.quiet_from, 1320),
      'quietTo', coalesce(chosen.quiet_to, 420),
      'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
  from users member left join member_settings chosen on chosen.user_id = member.id
) chosen on chosen.user_id = coalesce(taken.by, mail.user_id)
  where mail.id = $2 and mail.ended_at is null;

-- features/people/recovery/recovery.repository.ts findWaitingAddress
-- $1 userId, $2 since
select link.email from account_links link
where link.user_id = $1 and link.purpose = 'change' and link.ended_at is null and link.created_at > $2
order by link.id desc limit 1;

-- features/people/recovery/recovery.repository.ts insertLink
-- $1 userId, $2 purpose, $3 email, $4 nonce, $5 tokenHash, $6 isKnownDevice, $7 sessionId, $8 now
with link as (
  insert into account_links (user_id, purpose, email, nonce, token_hash, is_known_device, session_id, created_at)
  values ($1, $2, $3, $4, $5,
    coalesce($6::boolean, false), $7, $8)
  returning id, user_id, purpose, email, created_at
)
insert into account_mails (user_id, kind, email, link_id, created_at)
select user_id, purpose, email, id, created_at from link;

-- features/people/recovery/recovery.repository.ts insertMail
-- $1 userId, $2 kind, $3 email, $4 browser, $5 system, $6 now
insert into account_mails (user_id, kind, email, browser, system, created_at)
values ($1, $2, $3, $4, $5, $6);

-- features/people/recovery/recovery.repository.ts insertResetRequest
-- $1 email, $2 isKnownDevice, $3 now
insert into reset_requests (email, is_known_device, asked_at) values ($1, $2, $3);

-- features/people/recovery/recovery.repository.ts listOpenMails
-- $1 limit
select mail.id from account_mails mail where mail.ended_at is null order by mail.id limit $1;

-- features/people/recovery/recovery.repository.ts listRecentResets
-- $1 userId, $2 since
select is_known_device as "isKnownDevice" from account_links
where user_id = $1 and purpose = 'reset' and created_at > $2;

-- features/people/recovery/recovery.repository.ts listResetRequests
-- $1 limit
select request.id from reset_requests request order by request.id limit $1;

-- features/people/recovery/recovery.repository.ts noteSending
-- $1 now, $2 linkId
update account_links set sent_at = $1 where id = $2;

-- features/people/recovery/recovery.repository.ts takeResetRequest
-- $1 id
delete from reset_requests where id = $1 returning email, is_known_device as "isKnownDevice";

-- features/people/second-factors/second-factors.repository.ts beginFactor
-- $1 userId, $2 sealedSecret, $3 now
insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, $3)
on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
  where second_factors.confirmed_at is null
returning user_id as "userId";

-- features/people/second-factors/second-factors.repository.ts confirmFactor
-- $1 now, $2 userId
update second_factors set confirmed_at = $1 where user_id = $2;

-- features/people/second-factors/second-factors.repository.ts endFactor
-- $1 userId
delete from second_factors where user_id = $1;

-- features/people/second-factors/second-factors.repository.ts listSealedKeys
-- $1 after, $2 limit
select user_id as id, user_id::text as place, sealed_secret as sealed from second_factors
where user_id > $1 order by user_id limit $2;

-- features/people/second-factors/second-factors.repository.ts lockFactor
-- $1 userId
select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt", last_step::float8 as "lastStep",
  wrong_tries as "wrongTries", wrong_since as "wrongSince"
from second_factors where user_id = $1 for update;

-- features/people/second-factors/second-factors.repository.ts noteTries
-- $1 lastStep, $2 wrongTries, $3 wrongSince, $4 userId
update second_factors set last_step = greatest(last_step, $1), wrong_tries = $2,
  wrong_since = $3
where user_id = $4;

-- features/people/second-factors/second-factors.repository.ts readFactor
-- $1 userId
select factor.confirmed_at is not null as "isOn",
  (select count(*)::int from recovery_codes code where code.user_id = factor.user_id) as "codesLeft"
from second_factors factor where factor.user_id = $1;

-- features/people/second-factors/second-factors.repository.ts replaceRecoveryCodes
-- $1 userId, $2 hashes
with earlier as (delete from recovery_codes where user_id = $1::bigint)
insert into recovery_codes (user_id, code_hash) select $1, hash from unnest($2::bytea[]) hash;

-- features/people/second-factors/second-factors.repository.ts replaceSealedKey
-- $1 sealed, $2 id, $3 replaced
update second_factors set sealed_secret = $1
where user_id = $2 and sealed_secret = $3;

-- features/people/second-factors/second-factors.repository.ts useRecoveryCode
-- $1 userId, $2 hash
delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id as "userId";

-- features/people/settings/settings.repository.ts countStoppedLearning
select count(*)::integer as count from member_settings where stopped_learning_at is not null;

-- features/people/settings/settings.repository.ts findSettings
-- $1 userId
select setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked",
setting.stopped_learning_at as "stoppedLearningAt" from member_settings setting where setting.user_id = $1;

-- features/people/settings/settings.repository.ts listPresenceWatchers
-- $1 userId
select matched.partner_id as "partnerId" from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
where low_id = $1 and (pair.matched_at is not null and not (pair.is_parted))
union all
select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1 and (pair.matched_at is not null and not (pair.is_parted))) matched
left join member_settings setting on setting.user_id = matched.partner_id
where coalesce(setting.shows_presence, true);

-- features/people/settings/settings.repository.ts lockSettings
-- $1 userId
insert into member_settings as setting (user_id) select users.id from users where users.id = $1
  on conflict (user_id) do update set user_id = excluded.user_id returning setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked",
setting.stopped_learning_at as "stoppedLearningAt";

-- features/people/settings/settings.repository.ts rememberLanguage
-- $1 userId, $2 language
insert into member_settings (user_id, language) values ($1, $2)
on conflict (user_id) do update set language = excluded.language where member_settings.language is null;

-- features/people/settings/settings.repository.ts stopMails
-- $1 userId
insert into member_settings (user_id, mail_kinds) select users.id, '{}' from users where users.id = $1
on conflict (user_id) do update set mail_kinds = '{}';

-- features/people/settings/settings.repository.ts writeSettings
-- $1 language, $2 read_receipts, $3 shows_presence, $4 push_kinds, $5 mail_kinds, $6 quietFrom, $7 quietTo, $8 shows_names_when_locked, $9 learns_from_swipes, $10 now, $11 userId
update member_settings setting set
    language = coalesce($1, setting.language),
    read_receipts = coalesce($2, setting.read_receipts),
    shows_presence = coalesce($3, setting.shows_presence),
    push_kinds = coalesce($4::text[], setting.push_kinds),
    mail_kinds = coalesce($5::text[], setting.mail_kinds),
    quiet_from = coalesce($6, setting.quiet_from),
    quiet_to = coalesce($7, setting.quiet_to),
    shows_names_when_locked = coalesce($8, setting.shows_names_when_locked),
    stopped_learning_at = case $9::boolean when true then null
      when false then coalesce(setting.stopped_learning_at, $10) else setting.stopped_learning_at end
  where setting.user_id = $11
  returning setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked",
setting.stopped_learning_at as "stoppedLearningAt";

-- features/personal-data/erasures.repository.ts countOpenErasures
select count(*)::integer as count, min(erased_at) as oldest from erasures where files_gone_at is null;

-- features/personal-data/erasures.repository.ts endErasure
-- $1 now, $2 id
update erasures set files_gone_at = $1, photo_keys = '{}', document_keys = '{}' where id = $2;

-- features/personal-data/erasures.repository.ts forgetErasures
-- $1 erasedBefore
delete from erasures where files_gone_at is not null and erased_at < $1;

-- features/personal-data/erasures.repository.ts listOpenErasures
-- $1 stuck
select id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys",
 document_keys as "documentKeys"
 from erasures
where files_gone_at is null and id <> all ($1::bigint[]) order by id limit 100;

-- features/personal-data/erasures.repository.ts listPartners
-- $1 userId
select partner_id as id from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
where low_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))
union all
select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))) matched;

-- features/personal-data/erasures.repository.ts listPhotos
select unnest(photo_keys) as key from erasures where files_gone_at is null;

-- features/personal-data/erasures.repository.ts write
-- $1 now, $2 sessionIds, $3 userId
insert into erasures (erased_at, session_ids, photo_keys, document_keys)
values ($1, $2::bigint[],
  array(select storage_key from (select storage_key, id from photos where user_id = $3::bigint order by position) photo
    union all select storage_key from (select storage_key, photo_id as id from profile_changes where user_id = $3::bigint and storage_key is not null) waiting),
  array(select document.key from verifications verification
 cross join lateral (values (verification.selfie_key), (verification.document_key)) document (key)
 where verification.user_id = $3::bigint and document.key is not null union all select unheld.key from unheld_documents unheld where unheld.user_id = $3::bigint))
returning id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys", document_keys as "documentKeys";

-- features/personal-data/erasures.repository.ts writeDocuments
-- $1 now, $2 userId
insert into erasures (erased_at, session_ids, photo_keys, document_keys)
values ($1, '{}', '{}', array(select document.key from verifications verification
 cross join lateral (values (verification.selfie_key), (verification.document_key)) document (key)
 where verification.user_id = $2::bigint and document.key is not null))
returning id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys", document_keys as "documentKeys";

-- features/personal-data/exports.repository.ts countSince
-- $1 userId, $2 since
select count(*)::integer as count, min(started_at) as first from exports where user_id = $1
and started_at > $2;

-- features/personal-data/exports.repository.ts listStoredMedia
-- $1 userId
select storage_key, case kind when 'photo' then 'photo.webp' else 'note.webm' end as stored,
 'messages/' || id || case kind when 'photo' then '.webp' else '.webm' end as file
from message_media where owner_id = $1::bigint and gone_at is null order by created_at, id;

-- features/personal-data/exports.repository.ts listStoredPhotos
-- $1 userId
select * from (select storage_key, id from photos where user_id = $1::bigint order by position) shown
union all select * from (select storage_key, photo_id as id from profile_changes where user_id = $1::bigint and storage_key is not null) waiting;

-- features/personal-data/exports.repository.ts noteExport
-- $1 userId, $2 now
insert into exports (user_id, started_at) values ($1, $2);

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
delete from report_cases where reported_id = $1::bigint and decided_at is null;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
delete from report_messages said using reports report, report_cases about
where report.id = said.report_id and about.id = report.case_id and about.reported_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
delete from reset_requests asked using (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) account
      where account.id = $1::bigint and asked.email = account.email;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select 'photos/' || id || '.webp' as file, position, width, height, created_at, is_held, has_face
from photos where user_id = $1::bigint order by position;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select 'photos/' || review.photo_id || '.webp' as file, review.why, review.explicit, review.submitted_at
from photo_reviews review join photos photo on photo.id = review.photo_id where photo.user_id = $1::bigint
order by review.submitted_at, review.photo_id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select active_at, online_until from presences where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select browser, system, created_at, used_at, expires_at, ended_at, end_reason
from sessions where user_id = $1::bigint order by created_at, id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select case when generosity_variance > 0.6 then 'not known yet' when generosity_mean < -0.5 then 'you like less often than others'
when generosity_mean > 0.5 then 'you like more often than others' else 'you like about as often as others' end as how_often_you_like,
    case when attractiveness_variance > 0.6 then 'not known yet' when attractiveness_mean < -0.5 then 'you are liked less often than others'
when attractiveness_mean > 0.5 then 'you are liked more often than others' else 'you are liked about as often as others' end
      as how_often_you_are_liked,
    shown as answers_about_you, likes_in_a_row as your_likes_since_your_last_pass, answered_on,
    answers_that_day as your_answers_that_day, learned_at
  from matching_states where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select created_at, confirmed_at from second_factors where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select created_at, ended_at, outcome from notice_mails where user_id = $1::bigint order by id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select day, count, still_to_come from like_counts where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select day, swipes, messages from daily_usage where user_id = $1::bigint order by day;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select decision, reason, decided_at, until, appealed_at, appeal_text, appeal_outcome
from report_cases where reported_id = $1::bigint and decision <> 'dismiss' order by decided_at, id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select encode(mark, 'hex') as mark_of_number, created_at from identity_documents where user_id = $1::bigint
order by created_at;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select encode(mark, 'hex') as mark_of_number, started_at from premium_trials where user_id = $1::bigint
order by started_at, mark;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select endpoint, created_at from push_subscriptions where user_id = $1::bigint order by id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*,
   (select partner.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = exported.match_id) as match_name
 from (
      select 'messages/' || id || case kind when 'photo' then '.webp' else '.webm' end as file,
        partner_id as match_id, message_id is not null as is_sent, created_at, bytes, width, height, is_explicit,
        shown_at, duration_ms
      from message_media where owner_id = $1::bigint and gone_at is null order by created_at, id) exported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*,
   (select partner.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = exported.match_id) as match_name
 from (
      select case when (pair.matched_at is not null and not (pair.is_parted)) then pair.other_id end as match_id,
        comment.author_id = $1::bigint as is_mine,
        comment.text, comment.prompt_id, comment.answer, comment.created_at
      from (select pair.*, pair.low_id + pair.high_id - $1::bigint as other_id,
  pair.low_id = $1::bigint as is_low
  from pairs pair where $1::bigint in (pair.low_id, pair.high_id)) pair
      join like_comments comment on comment.low_id = pair.low_id and comment.high_id = pair.high_id
      where not pair.is_parted and (comment.author_id = $1::bigint or (pair.matched_at is not null and not (pair.is_parted)))
      order by comment.created_at, pair.other_id) exported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*,
   (select partner.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = exported.match_id) as match_name
 from (
      select case when caller_id = $1::bigint then callee_id else caller_id end as match_id, caller_id = $1::bigint as is_mine,
        started_at, answered_at, (case when call.caller_id = $1::bigint and call.reason in ('declined', 'user_busy') then call.rings_until
    else call.ended_at end) as ended_at, (case when call.caller_id <> $1::bigint then coalesce(call.refused_as, call.reason)
    when call.reason in ('declined', 'user_busy') then 'invite_timeout'
    else call.reason end) as reason,
        case when caller_id = $1::bigint then caller_rating else callee_rating end as rating
      from calls call where $1::bigint in (caller_id, callee_id) order by started_at, id) exported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*,
   (select partner.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = exported.match_id) as match_name
 from (
      select matched.partner_id as match_id, message.sender_id = $1::bigint as is_mine, message.text, message.created_at,
        message.delivered_at, message.deleted_at, message.prompt_id, message.prompt_answer, message.media_kind,
        case when matched.low_id = $1::bigint then message.low_reaction else message.high_reaction end as my_reaction,
        case when matched.low_id = $1::bigint then message.high_reaction else message.low_reaction end as their_reaction
      from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
  where low_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))
  union all
  select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))) matched
      join messages message on message.low_id = matched.low_id and message.high_id = matched.high_id
      where message.deleted_at is null or message.sender_id = $1::bigint
      order by message.low_id, message.high_id, message.id) exported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*,
   (select partner.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = exported.match_id) as match_name
 from (
      select partner_id as match_id, says_yes, said_at from call_talks where member_id = $1::bigint order by partner_id) exported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*,
   (select partner.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = exported.match_id) as match_name
 from (select * from (
        select case when (pair.matched_at is not null and not (pair.is_parted)) then pair.other_id end as match_id, pair.matched_at,
          case when is_low then pair.low_liked else pair.high_liked end as i_liked,
          case when is_low then pair.low_swiped_at else pair.high_swiped_at end as i_answered_at,
          case when is_low then pair.low_deciding_ms else pair.high_deciding_ms end as i_took_ms,
          case when is_low then pair.low_place else pair.high_place end as at_place_in_my_deck,
          case case when is_low then pair.low_looked else pair.high_looked end when 0 then 'the card'
            when 1 then 'some of the profile' when 2 then 'all photos or answers' end as i_had_looked_at,
          case when is_low then pair.low_blocked_at else pair.high_blocked_at end as i_blocked_at,
          case when (pair.matched_at is not null and not (pair.is_parted)) then nullif(concat_ws(', ',
            case when pair.taught & 1 > 0 then 'your conversation' end,
            case when pair.taught & 2 > 0 then 'a call' end), '')
          when pair.is_parted then 'your block' end as may_have_taught_the_order
        from (select pair.*, pair.low_id + pair.high_id - $1::bigint as other_id,
  pair.low_id = $1::bigint as is_low
  from pairs pair where $1::bigint in (pair.low_id, pair.high_id)) pair
        where not pair.is_parted
          or (case when is_low then pair.low_blocked_at is not null and pair.high_blocked_at is null
            else pair.high_blocked_at is not null and pair.low_blocked_at is null end)
      ) mine where i_answered_at is not null or i_blocked_at is not null
      order by coalesce(i_answered_at, i_blocked_at), matched_at) exported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*,
   (select partner.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = exported.match_id) as match_name
 from (select matched.partner_id as match_id from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
  where low_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))
  union all
  select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))) matched
      join opened_matches opened on opened.low_id = matched.low_id and opened.high_id = matched.high_id
        and opened.user_id = $1::bigint
      order by matched.matched_at, matched.partner_id) exported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*,
   (select partner.name from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) partner where partner.id = exported.match_id) as match_name
 from (select matched.partner_id as match_id, reads.read_at, reads.is_receipt
      from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
  where low_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))
  union all
  select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))) matched
      join conversation_reads reads on reads.low_id = matched.low_id and reads.high_id = matched.high_id
        and reads.reader_id = $1::bigint
      order by reads.read_at, reads.low_id, reads.high_id) exported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select id as number, email, full_name, role, created_at, email_confirmed_at,
  restriction, restricted_until
from users where id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select id, ended_at from past_conversations where owner_id = $1::bigint order by ended_at, id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select kept_at from keeps where user_id = $1::bigint order by kept_at;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select kind, details, created_at, read_at from notifications
where user_id = $1::bigint and withdrawn_at is null order by id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select kind, email, browser, system, created_at, ended_at, outcome from account_mails where user_id = $1::bigint
order by id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select kind, sum(sent) as sent, max(last_sent_at) as last_sent_at from message_warnings
where sender_id = $1::bigint group by kind order by kind;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select language, read_receipts, shows_presence, push_kinds, mail_kinds, quiet_from, quiet_to,
shows_names_when_locked, stopped_learning_at
from member_settings where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select message.conversation_id, message.is_own as is_mine, message.text, message.sent_at
from past_messages message join past_conversations conversation on conversation.id = message.conversation_id
where conversation.owner_id = $1::bigint order by conversation.ended_at, conversation.id, message.position;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select name, bio, age, birthday, location, gender, gender_detail, dealt_gender, dealt_gender_through,
  orientation, orientation_visibility, birthday_visibility, interests, prompts, intent, shows_intent, shown_to,
  looking_for, min_age, max_age, near, wants, verified_only, is_verified, not is_active as is_paused,
  hidden_at as hidden_by_reviewers_at, active_on as last_visit_on, saved_at as first_saved_at, changed_at
from profiles where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select name, gender, gender_detail, 'photos/' || photo_id || '.webp' as photo, submitted_at
from profile_changes where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select orders.code, orders.product, orders.amount, orders.state, orders.created_at, orders.prompted_at,
  orders.paid_at, orders.starts_at, orders.ends_at,
  array(select money.receipt from payment_receipts money where money.order_id = orders.id
    order by money.received_at) as receipts
from payment_orders orders where orders.user_id = $1::bigint order by orders.id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select partner_name, place, meets_at, check_in_at, closes_at, friend_email, fine_at, reminded_at, alerted_at,
  created_at, opened_count, opened_at, taken_back_at, taken_back_mailed_at, taken_back_mails
from date_plans where user_id = $1::bigint order by created_at, id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select pose, given_at, used_at from selfie_poses where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select purpose, email, created_at, sent_at, ended_at from account_links where user_id = $1::bigint order by id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select purpose, version, given_at, withdrawn_at from consents where user_id = $1::bigint order by given_at, id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select reason, text, created_at from reports where reporter_id = $1::bigint order by id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select saved_at from payment_phones where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select screening.finished_at, screening.not_screened, screening.scores, screening.flags
from verification_screenings screening
  join verifications verification on verification.id = screening.verification_id
where verification.user_id = $1::bigint order by verification.id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select seen_until from like_visits where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select source, product, starts_at, ends_at, stops_at, revoked_at, created_at
from premium_periods where user_id = $1::bigint order by starts_at, id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select started_at from exports where user_id = $1::bigint order by started_at, id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select status, decision, reason, reason_code, submitted_at, decided_at, pose, consent as consent_version,
  selfie_key is not null or document_key is not null as has_pictures
from verifications where user_id = $1::bigint order by id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
update message_media set case_ids = array(select unnest(case_ids) except select id from report_cases where reported_id = $1::bigint)
where case_ids && array(select id from report_cases where reported_id = $1::bigint);

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
update message_media set gone_at = now(), case_ids = case when owner_id = $1::bigint then '{}' else case_ids end
where $1::bigint in (owner_id, partner_id);

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
update payment_orders set user_id = null, sealed_phone = null where user_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
update report_cases set note = null, appeal_text = null, appeal_note = null where reported_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
update report_messages said set text = '', media_id = null from reports report
where report.id = said.report_id and report.reporter_id = $1::bigint and not said.is_from_reported;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
update reports set text = '' from report_cases about
where about.id = reports.case_id and about.reported_id = $1::bigint;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
update reports set text = '', reporter_id = null where reporter_id = $1::bigint;

-- features/trust/document-looks/grants.repository.ts answerGrant
-- $1 given, $2 by, $3 now, $4 id
update document_grants set answer = $1, answered_by = $2, answered_at = $3
where id = $4;

-- features/trust/document-looks/grants.repository.ts deleteGrants
-- $1 changedUntil
delete from document_grants ask where coalesce(ask.answered_at, ask.asked_at) <= $1;

-- features/trust/document-looks/grants.repository.ts forgetUnanswered
-- $1 moderatorId, $2 forgottenUntil
delete from document_grants
where moderator_id = $1 and answer is null and asked_at <= $2;

-- features/trust/document-looks/grants.repository.ts insertGrant
-- $1 moderatorId, $2 opened, $3 now
insert into document_grants (moderator_id, opened, asked_at) values ($1, $2, $3)
returning id;

-- features/trust/document-looks/grants.repository.ts listAskedGrants
-- $1 since, $2 moderatorId
select ask.id, ask.moderator_id as "moderatorId", asker.name, ask.opened, ask.asked_at as "askedAt"
 from document_grants ask join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) asker on asker.id = ask.moderator_id and asker.role = 'moderator'
 where ask.answer is null and ask.asked_at > $1 and ask.moderator_id <> $2
 order by ask.asked_at, ask.id limit 200;

-- features/trust/document-looks/grants.repository.ts listOtherReviewers
-- $1 moderatorId
select reviewer.id from (select id from users where role = 'moderator') reviewer where reviewer.id <> $1;

-- features/trust/document-looks/grants.repository.ts listOwnGrants
-- $1 moderatorId, $2 since
select ask.id, ask.moderator_id as "moderatorId", ask.asked_at as "askedAt", ask.answer,
ask.answered_by as "answeredBy", ask.answered_at as "answeredAt" from document_grants ask
 where ask.moderator_id = $1 and coalesce(ask.answered_at, ask.asked_at) > $2 order by ask.id;

-- features/trust/document-looks/grants.repository.ts lockGrant
-- $1 id, $2 moderatorId
select ask.id, ask.moderator_id as "moderatorId", ask.asked_at as "askedAt", ask.answer,
ask.answered_by as "answeredBy", ask.answered_at as "answeredAt" from document_grants ask join (select id from users where role = 'moderator') asker on asker.id = ask.moderator_id
 where ask.id = $1 and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2)
  for update of ask;

-- features/trust/moderation/decisions.repository.ts findDecisionRow
-- $1 moderatorId, $2 id
select entry.id, entry.action, entry.verification_id as "verificationId", entry.change_id as "changeId",
    entry.case_id as "caseId", entry.user_id as "userId", member.name, entry.moderator_id as "decidedBy",
    entry.created_at as "decidedAt"
  from (select id, moderator_id, action, verification_id, change_id, case_id, user_id,
  created_at from moderation_audit) entry left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = entry.user_id
  where (not (entry.user_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (entry.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($1::bigint::bigint, entry.user_id::bigint) and pair.high_id = greatest($1::bigint, entry.user_id)) is not null)) and entry.id = $2;

-- features/trust/moderation/decisions.repository.ts listDecisionRows
-- $1 moderatorId, $2 actions
select entry.id, entry.action, entry.verification_id as "verificationId", entry.change_id as "changeId",
    entry.case_id as "caseId", entry.user_id as "userId", member.name, entry.moderator_id as "decidedBy",
    entry.created_at as "decidedAt"
  from (select id, moderator_id, action, verification_id, change_id, case_id, user_id,
  created_at from moderation_audit) entry left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = entry.user_id
  where (not (entry.user_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (entry.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($1::bigint::bigint, entry.user_id::bigint) and pair.high_id = greatest($1::bigint, entry.user_id)) is not null)) and entry.action = any ($2) order by entry.id desc limit 200;

-- features/trust/moderation/overview.repository.ts listItems
-- $1 moderatorId
select 'changes' as queue, change.submitted_at as "arrivedAt" from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
  photo_id, storage_key, width, height, thumbhash, case
    when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes) change
where (not (change.user_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (change.user_id in (select about.reported_id from reports filed
  join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
    from pairs pair where pair.low_id = least($1::bigint::bigint, change.user_id::bigint) and pair.high_id = greatest($1::bigint, change.user_id)) is not null))
union all
select 'photos', photo.submitted_at from (select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
  json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
from photo_reviews review join photos photo on photo.id = review.photo_id) photo
where (not (photo.user_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (photo.user_id in (select about.reported_id from reports filed
  join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
    from pairs pair where pair.low_id = least($1::bigint::bigint, photo.user_id::bigint) and pair.high_id = greatest($1::bigint, photo.user_id)) is not null));

-- features/trust/moderation/profile-reviews.repository.ts listChangeReviews
-- $1 lapsedAt, $2 moderatorId, $3 id
select queued.id, queued.user_id as "userId", queued.submitted_at as "submittedAt", member.name, member.age,
    member.birthday, member.location, member.joined_at as "joinedAt", claim.moderator_id as "claimedBy", (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = queued.user_id and not photo.is_held and photo.position = 0) as photo, member.gender, queued.name as "newName",
    queued.gender as "newGender", queued.photo_ids is not null as "changesPhoto",
    coalesce(queued.photo, (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = queued.user_id and photo.id = queued.photo_ids[1])) as "newPhoto"
  from (select id, user_id, name, gender, gender_detail, photo_ids, submitted_at,
    photo_id, storage_key, width, height, thumbhash, case
      when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) queued join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = queued.user_id
  left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('change') and claim.claimed_at > $1) claim on claim.subject_id = queued.id
  where (not (queued.user_id = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not (queued.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($2::bigint::bigint, queued.user_id::bigint) and pair.high_id = greatest($2::bigint, queued.user_id)) is not null))
    and ($3::bigint is null or queued.id = $3)
  order by queued.submitted_at, queued.id limit 200;

-- features/trust/moderation/profile-reviews.repository.ts listReviewedPhotos
-- $1 lapsedAt, $2 moderatorId, $3 id
select queued.id, queued.user_id as "userId", queued.submitted_at as "submittedAt", member.name, member.age,
    member.birthday, member.location, member.joined_at as "joinedAt", claim.moderator_id as "claimedBy", queued.photo, queued.why, queued.is_held as "isHeld"
  from (select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
    json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
  from photo_reviews review join photos photo on photo.id = review.photo_id) queued join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = queued.user_id
  left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('photo') and claim.claimed_at > $1) claim on claim.subject_id = queued.id
  where (not (queued.user_id = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not (queued.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($2::bigint::bigint, queued.user_id::bigint) and pair.high_id = greatest($2::bigint, queued.user_id)) is not null))
    and ($3::bigint is null or queued.id = $3)
  order by queued.is_held desc, queued.submitted_at, queued.id limit 200;

-- features/trust/reports/cases.repository.ts findCase
-- $1 warnedSince, $2 lapsedAt, $3 id, $4 moderatorId
select cases.id, cases.reported_id as "userId", member.name, cases.is_urgent as "isUrgent", cases.reports,
  array(select distinct report.reason from reports report where report.case_id = cases.id) as reasons,
  (select json_build_object('receivers', offender.receivers, 'sent', offender.sent, 'kinds', offender.kinds)
    from (select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
    array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
  from message_warnings where last_sent_at >= $1::timestamptz
  group by sender_id having count(distinct receiver_id) >= 3
  order by receivers desc, last_sent_at desc) offender
    where offender.user_id = cases.reported_id) as warnings,
  cases.opened_at as "openedAt", claim.moderator_id as "claimedBy", cases.decision, cases.decided_at as "decidedAt",
  cases.decided_by as "decidedBy",
  case when (cases.ban_asked_at is not null and not (cases.ban_answer is not null) and not ((cases.appeal_outcome = 'lift') is true)) then cases.ban_asked_at end as "banAskedAt",
  cases.asked_until as "askedUntil", cases.until, cases.reason, cases.note
from report_cases cases left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = cases.reported_id
left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('report') and claim.claimed_at > $2) claim on claim.subject_id = cases.id
  where cases.id = $3 and (not (cases.reported_id = $4::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $4::bigint) and not (cases.reported_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $4::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($4::bigint::bigint, cases.reported_id::bigint) and pair.high_id = greatest($4::bigint, cases.reported_id)) is not null));

-- features/trust/reports/cases.repository.ts findFileOf
-- $1 userId
select member.bio, member.age, member.birthday, member.is_verified as "isVerified",
    (select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = member.id and not photo.is_held) as photos
  from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = $1;

-- features/trust/reports/cases.repository.ts listAskedSanctions
-- $1 moderatorId
select asked.ban_asked_at as "askedAt", asked.until as "holdsUntil" from report_cases asked
where ((asked.ban_asked_at is not null and not (asked.ban_answer is not null) and not ((asked.appeal_outcome = 'lift') is true)) and not (asked.decided_by is not distinct from $1::bigint) and (not (asked.reported_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (asked.reported_id in (select about.reported_id from reports filed
  join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
    from pairs pair where pair.low_id = least($1::bigint::bigint, asked.reported_id::bigint) and pair.high_id = greatest($1::bigint, asked.reported_id)) is not null)));

-- features/trust/reports/cases.repository.ts listCasesSince
-- $1 moderatorId, $2 since
select cases.opened_at as "arrivedAt", cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
  cases.decision, cases.is_urgent as "isUrgent",
  cases.decided_at is null and (not (cases.reported_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (cases.reported_id in (select about.reported_id from reports filed
  join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
    from pairs pair where pair.low_id = least($1::bigint::bigint, cases.reported_id::bigint) and pair.high_id = greatest($1::bigint, cases.reported_id)) is not null)) as "isForReader"
from report_cases cases where cases.decided_at is null or cases.decided_at >= $2;

-- features/trust/reports/cases.repository.ts listDecidedCases
-- $1 warnedSince, $2 moderatorId, $3 lapsedAt
select cases.id, cases.reported_id as "userId", member.name, cases.is_urgent as "isUrgent", cases.reports,
  array(select distinct report.reason from reports report where report.case_id = cases.id) as reasons,
  (select json_build_object('receivers', offender.receivers, 'sent', offender.sent, 'kinds', offender.kinds)
    from (select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
    array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
  from message_warnings where last_sent_at >= $1::timestamptz
  group by sender_id having count(distinct receiver_id) >= 3
  order by receivers desc, last_sent_at desc) offender
    where offender.user_id = cases.reported_id) as warnings,
  cases.opened_at as "openedAt", claim.moderator_id as "claimedBy", cases.decision, cases.decided_at as "decidedAt",
  cases.decided_by as "decidedBy",
  case when (cases.ban_asked_at is not null and not (cases.ban_answer is not null) and not ((cases.appeal_outcome = 'lift') is true)) then cases.ban_asked_at end as "banAskedAt",
  cases.asked_until as "askedUntil", cases.until, cases.reason, cases.note
from (
      select * from report_cases decided
      where decided.decided_at is not null and (not (decided.reported_id = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not (decided.reported_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($2::bigint::bigint, decided.reported_id::bigint) and pair.high_id = greatest($2::bigint, decided.reported_id)) is not null))
      order by decided.decided_at desc, decided.id desc limit 200
    ) cases left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = cases.reported_id
left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('report') and claim.claimed_at > $3) claim on claim.subject_id = cases.id
  order by cases.decided_at desc, cases.id desc;

-- features/trust/reports/cases.repository.ts listOpenAppeals
-- $1 moderatorId
select cases.appealed_at as "appealedAt", (not (cases.decided_by is not distinct from $1::bigint) and not (cases.ban_answered_by is not distinct from $1::bigint) and (not (cases.reported_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (cases.reported_id in (select about.reported_id from reports filed
join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
  from pairs pair where pair.low_id = least($1::bigint::bigint, cases.reported_id::bigint) and pair.high_id = greatest($1::bigint, cases.reported_id)) is not null))) as "isForReader" from report_cases cases
where cases.appealed_at is not null and cases.appeal_decided_at is null and (not (cases.reported_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (cases.reported_id in (select about.reported_id from reports filed
join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
  from pairs pair where pair.low_id = least($1::bigint::bigint, cases.reported_id::bigint) and pair.high_id = greatest($1::bigint, cases.reported_id)) is not null));

-- features/trust/reports/cases.repository.ts listOpenCases
-- $1 warnedSince, $2 moderatorId, $3 lapsedAt
select cases.id, cases.reported_id as "userId", member.name, cases.is_urgent as "isUrgent", cases.reports,
  array(select distinct report.reason from reports report where report.case_id = cases.id) as reasons,
  (select json_build_object('receivers', offender.receivers, 'sent', offender.sent, 'kinds', offender.kinds)
    from (select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
    array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
  from message_warnings where last_sent_at >= $1::timestamptz
  group by sender_id having count(distinct receiver_id) >= 3
  order by receivers desc, last_sent_at desc) offender
    where offender.user_id = cases.reported_id) as warnings,
  cases.opened_at as "openedAt", claim.moderator_id as "claimedBy", cases.decision, cases.decided_at as "decidedAt",
  cases.decided_by as "decidedBy",
  case when (cases.ban_asked_at is not null and not (cases.ban_answer is not null) and not ((cases.appeal_outcome = 'lift') is true)) then cases.ban_asked_at end as "banAskedAt",
  cases.asked_until as "askedUntil", cases.until, cases.reason, cases.note
from (
      (select * from report_cases asked where ((asked.ban_asked_at is not null and not (asked.ban_answer is not null) and not ((asked.appeal_outcome = 'lift') is true)) and not (asked.decided_by is not distinct from $2::bigint) and (not (asked.reported_id = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not (asked.reported_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($2::bigint::bigint, asked.reported_id::bigint) and pair.high_id = greatest($2::bigint, asked.reported_id)) is not null)))
        order by asked.ban_asked_at, asked.id limit 200)
      union all
      (select * from report_cases open where open.decided_at is null and (not (open.reported_id = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not (open.reported_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($2::bigint::bigint, open.reported_id::bigint) and pair.high_id = greatest($2::bigint, open.reported_id)) is not null))
        order by open.is_urgent desc, open.opened_at, open.id limit 200)
    ) cases left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = cases.reported_id
left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('report') and claim.claimed_at > $3) claim on claim.subject_id = cases.id
  order by cases.ban_asked_at, cases.is_urgent desc, cases.opened_at, cases.id limit 200;

-- features/trust/reports/cases.repository.ts listReportsOf
-- $1 caseId
select report.id, report.reason, report.text, report.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('id', message.message_id, 'is_from_reported', message.is_from_reported,
     'text', message.text, 'timestamp', to_char(message.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
     'was_deleted', message.was_deleted, 'is_reported', message.is_reported,
     'media', (select json_build_object('id', media.id, 'key', media.storage_key, 'kind', media.kind,
   'bytes', media.bytes, 'width', media.width, 'height', media.height, 'isExplicit', media.is_explicit,
   'isShown', media.shown_at is not null, 'isTrusted', exists (
     select from message_media shown
     where shown.owner_id = media.owner_id and shown.partner_id = media.partner_id
       and shown.shown_at is not null
   ), 'durationMs', media.duration_ms, 'waveform', encode(media.waveform, 'base64')) from message_media media
 where media.id = message.media_id and media.case_ids <> '{}')) order by message.message_id), '[]'::json)
   from report_messages message where message.report_id = report.id) as messages
from reports report where report.case_id = $1
order by report.id desc limit 50;

-- features/trust/reports/cases.repository.ts listSecondLooks
-- $1 since
select decided_by as "decidedBy", appeal_outcome = 'uphold' as "hasAgreed" from report_cases
where appeal_decided_at >= $1
union all
select decided_by, ban_answer = 'confirm' from report_cases where ban_answered_at >= $1;

-- features/trust/reports/cases.repository.ts openCasesOfWarned
-- $1 now, $2 warnedSince
insert into report_cases (reported_id, opened_at, is_urgent)
select offender.user_id, $1::timestamptz, false
  from (select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
   array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
 from message_warnings where last_sent_at >= $2::timestamptz
 group by sender_id having count(distinct receiver_id) >= 3
 order by receivers desc, last_sent_at desc) offender
where not exists (
  select from report_cases known where known.reported_id = offender.user_id and (
    known.decided_at is null or known.decided_at >= offender.last_sent_at
    or (known.decision = 'dismiss' and known.decided_at >= $2)
  )
)
on conflict (reported_id) where decided_at is null do nothing;

-- features/trust/reports/decided-cases.repository.ts findReviewer
-- $1 userId, $2 moderatorId
select (not ($1::bigint = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not ($1::bigint in (select about.reported_id from reports filed
join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
  from pairs pair where pair.low_id = least($2::bigint::bigint, $1::bigint::bigint) and pair.high_id = greatest($2::bigint, $1::bigint)) is not null)) as may;

-- features/trust/reports/decided-cases.repository.ts lock
-- $1 caseId
select cases.reported_id as "userId", cases.is_urgent as "isUrgent", cases.decision, cases.reason, cases.until,
    cases.decided_by as "decidedBy", cases.decided_at as "decidedAt", cases.ban_asked_at as "banAskedAt",
    cases.asked_until as "askedUntil", cases.ban_answered_by as "answeredBy", cases.appealed_at as "appealedAt",
    cases.appeal_outcome as "appealOutcome", cases.appeal_decided_by as "appealDecidedBy",
    cases.appeal_decided_at as "appealDecidedAt", exists (
  select from report_cases open_case where open_case.reported_id = cases.reported_id and open_case.decided_at is null
) as "hasOpenCase"
  from report_cases cases where cases.id = $1 for no key update;

-- features/trust/reports/decided-cases.repository.ts writeAnswer
-- $1 answer, $2 moderatorId, $3 now, $4 decision, $5 until, $6 caseId
update report_cases set ban_answer = $1, ban_answered_by = $2,
  ban_answered_at = $3, decision = $4, until = $5
where id = $6;

-- features/trust/reports/decided-cases.repository.ts writeAppealDecision
-- $1 outcome, $2 note, $3 moderatorId, $4 now, $5 caseId
update report_cases set appeal_outcome = $1, appeal_note = $2,
  appeal_decided_by = $3, appeal_decided_at = $4
where id = $5;

-- features/trust/reports/decided-cases.repository.ts writeDecision
-- $1 decision, $2 reason, $3 note, $4 until, $5 moderatorId, $6 now, $7 askedAt, $8 askedUntil, $9 caseId
update report_cases set decision = $1, reason = $2, note = nullif($3, ''),
  until = $4, decided_by = $5, decided_at = $6,
  ban_asked_at = $7, asked_until = $8
where id = $9;

-- features/trust/reports/reports.repository.ts attachMessages
-- $1 reportId, $2 reportedId, $3 messages
insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported,
  media_id)
select $1::bigint, near.id, near."senderId" = $2, near.text, near."sentAt", near."isDeleted",
  near."isReported", near."mediaId"
from jsonb_to_recordset($3::jsonb) near (id bigint, "senderId" bigint, text text, "sentAt" timestamptz,
  "isDeleted" boolean, "isReported" boolean, "mediaId" bigint);

-- features/trust/reports/reports.repository.ts deleteEvidence
-- $1 caseId
delete from report_messages said using reports report
where report.id = said.report_id and report.case_id = $1;

-- features/trust/reports/reports.repository.ts insertReport
-- $1 caseId, $2 reason, $3 text, $4 now, $5 reporterId
with filed as (
  insert into reports (case_id, reporter_id, reason, text, created_at)
  select $1::bigint, member.id, $2, $3, $4 from users member
    where member.id = $5 for key share
  on conflict (case_id, reporter_id, reason) do nothing returning id
)
update report_cases set reports = reports + 1 from filed where report_cases.id = $1
returning filed.id;

-- features/trust/reports/reports.repository.ts listClosedCases
-- $1 standingSince, $2 unappealableSince
select cases.id from report_cases cases
where ((cases.decision = 'dismiss' and cases.decided_at <= $1)
    or cases.appeal_decided_at <= $1
    or (cases.appealed_at is null and greatest(cases.decided_at, cases.ban_answered_at) <= $2))
  and exists (select from reports report join report_messages said on said.report_id = report.id
    where report.case_id = cases.id)
order by cases.id limit 500;

-- features/trust/reports/reports.repository.ts openCase
-- $1 reportedId, $2 now, $3 isUrgent
insert into report_cases (reported_id, opened_at, is_urgent) values ($1, $2, $3)
on conflict (reported_id) where decided_at is null
  do update set is_urgent = report_cases.is_urgent or excluded.is_urgent
returning id;

-- features/trust/reports/sanctions.repository.ts findDecision
-- $1 caseId
select cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome" from report_cases cases where cases.id = $1 and cases.decision <> 'dismiss';

-- features/trust/reports/sanctions.repository.ts findUrgentCase
-- $1 userId
select open.id from report_cases open
where open.reported_id = $1 and open.is_urgent and open.decided_at is null;

-- features/trust/reports/sanctions.repository.ts listAnswerers
-- $1 caseId
select reviewer.id from report_cases cases join (select id from users where role = 'moderator') reviewer on ((cases.ban_asked_at is not null and not (cases.ban_answer is not null) and not ((cases.appeal_outcome = 'lift') is true)) and not (cases.decided_by is not distinct from reviewer.id) and (not (cases.reported_id = reviewer.id) and exists (select from (select id from users where role = 'moderator') actor where actor.id = reviewer.id) and not (cases.reported_id in (select about.reported_id from reports filed
  join report_cases about on about.id = filed.case_id where filed.reporter_id = reviewer.id)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
    from pairs pair where pair.low_id = least(reviewer.id::bigint, cases.reported_id::bigint) and pair.high_id = greatest(reviewer.id, cases.reported_id)) is not null)))
where cases.id = $1;

-- features/trust/reports/sanctions.repository.ts listDecisionsAgainst
-- $1 userId
select cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome" from report_cases cases
 where cases.reported_id = $1 and cases.decision <> 'dismiss' order by cases.id desc limit 100;

-- features/trust/reports/sanctions.repository.ts listEarlierDecisions
-- $1 caseId
select cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome", cases.ban_answer as answer from report_cases cases
 where cases.reported_id = (select about.reported_id from report_cases about where about.id = $1)
   and cases.decided_at is not null and cases.id <> $1 order by cases.id desc limit 100;

-- features/trust/reports/sanctions.repository.ts listReporters
-- $1 caseId
select distinct report.reporter_id as id from reports report
where report.case_id = $1 and report.reporter_id is not null;

-- features/trust/reports/sanctions.repository.ts listUntoldSanctions
select cases.id, cases.until from report_cases cases
where (cases.ban_asked_at is not null and not (cases.ban_answer is not null) and not ((cases.appeal_outcome = 'lift') is true)) and cases.asked_told_at is null order by cases.ban_asked_at, cases.id limit 200;

-- features/trust/reports/sanctions.repository.ts listWaitingAppeals
-- $1 lapsedAt, $2 moderatorId, $3 id
select cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome", member.name, claim.moderator_id as "claimedBy"
  from report_cases cases left join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = cases.reported_id
  left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('appeal') and claim.claimed_at > $1) claim on claim.subject_id = cases.id
  where cases.appealed_at is not null and cases.appeal_decided_at is null
    and (not (cases.decided_by is not distinct from $2::bigint) and not (cases.ban_answered_by is not distinct from $2::bigint) and (not (cases.reported_id = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not (cases.reported_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($2::bigint::bigint, cases.reported_id::bigint) and pair.high_id = greatest($2::bigint, cases.reported_id)) is not null)))
    and ($3::bigint is null or cases.id = $3)
  order by cases.appealed_at, cases.id limit 200;

-- features/trust/reports/sanctions.repository.ts markTold
-- $1 now, $2 caseId
update report_cases set asked_told_at = $1 where id = $2 and asked_told_at is null
returning asked_until as "askedUntil";

-- features/trust/reports/sanctions.repository.ts writeAppeal
-- $1 now, $2 text, $3 caseId
update report_cases set appealed_at = $1, appeal_text = $2
where id = $3 and decision <> 'dismiss' and appealed_at is null;

-- features/trust/verifications/reviews.repository.ts expireSubmissions
-- $1 now, $2 submittedUntil
update verifications
set status = 'rejected', decision = 'request_new', reason_code = 'not_reviewed', decided_at = $1
where status = 'pending' and submitted_at <= $2 returning user_id as "userId";

-- features/trust/verifications/reviews.repository.ts findReview
-- $1 lapsedAt, $2 id, $3 moderatorId
select verification.id, verification.user_id as "userId", member.name, member.age, member.birthday,
  member.location, member.joined_at as "joinedAt", (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = verification.user_id and photo.position = 0) as photo,
  verification.status, verification.reason_code as "reasonCode", verification.reason,
  verification.submitted_at as "submittedAt", verification.decided_at as "decidedAt",
  verification.decided_by as "decidedBy", claim.moderator_id as "claimedBy", earlier.count + 1 as "requestNumber",
  earlier.reason_code as "previousReasonCode", earlier.reason as "previousReason",
  verification.pose, verification.consent is not null as "hasFaceConsent",
  (select json_build_object('scores', screening.scores, 'flags', screening.flags)
    from verification_screenings screening
    where screening.verification_id = verification.id and screening.finished_at is not null) as screening
from verifications verification
join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = verification.user_id
left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('verification') and claim.claimed_at > $1) claim on claim.subject_id = verification.id
cross join lateral (
  select count(*), (array_agg(each.reason_code order by each.id desc))[1] as reason_code,
    (array_agg(each.reason order by each.id desc))[1] as reason
  from verifications each where each.user_id = verification.user_id and each.id < verification.id
) earlier
  where verification.id = $2 and (not (verification.user_id = $3::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $3::bigint) and not (verification.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $3::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($3::bigint::bigint, verification.user_id::bigint) and pair.high_id = greatest($3::bigint, verification.user_id)) is not null));

-- features/trust/verifications/reviews.repository.ts findSeenProfile
-- $1 userId
select member.name, (select photo.id from photos photo where photo.user_id = member.id and photo.position = 0) as "photoId"
  from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member where member.id = $1;

-- features/trust/verifications/reviews.repository.ts findSubmission
-- $1 id
select verification.user_id as "userId", verification.status, verification.decided_by as "decidedBy",
  verification.decided_at as "decidedAt", verification.selfie_key as "selfieKey",
  verification.document_key as "documentKey", not exists (select from verifications newer
    where newer.user_id = verification.user_id and newer.id > verification.id) as "isNewest"
from verifications verification where verification.id = $1;

-- features/trust/verifications/reviews.repository.ts listDecidedReviews
-- $1 moderatorId, $2 lapsedAt
select verification.id, verification.user_id as "userId", member.name, member.age, member.birthday,
  member.location, member.joined_at as "joinedAt", (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = verification.user_id and photo.position = 0) as photo,
  verification.status, verification.reason_code as "reasonCode", verification.reason,
  verification.submitted_at as "submittedAt", verification.decided_at as "decidedAt",
  verification.decided_by as "decidedBy", claim.moderator_id as "claimedBy", earlier.count + 1 as "requestNumber",
  earlier.reason_code as "previousReasonCode", earlier.reason as "previousReason",
  verification.pose, verification.consent is not null as "hasFaceConsent",
  (select json_build_object('scores', screening.scores, 'flags', screening.flags)
    from verification_screenings screening
    where screening.verification_id = verification.id and screening.finished_at is not null) as screening
from (select * from verifications decided
      where decided_at is not null and (not (decided.user_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (decided.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($1::bigint::bigint, decided.user_id::bigint) and pair.high_id = greatest($1::bigint, decided.user_id)) is not null))
      order by decided_at desc, id desc limit 200) verification
join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = verification.user_id
left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('verification') and claim.claimed_at > $2) claim on claim.subject_id = verification.id
cross join lateral (
  select count(*), (array_agg(each.reason_code order by each.id desc))[1] as reason_code,
    (array_agg(each.reason order by each.id desc))[1] as reason
  from verifications each where each.user_id = verification.user_id and each.id < verification.id
) earlier
  order by verification.decided_at desc, verification.id desc;

-- features/trust/verifications/reviews.repository.ts listReviewsByStatus
-- $1 lapsedAt, $2 status, $3 moderatorId
select verification.id, verification.user_id as "userId", member.name, member.age, member.birthday,
  member.location, member.joined_at as "joinedAt", (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = verification.user_id and photo.position = 0) as photo,
  verification.status, verification.reason_code as "reasonCode", verification.reason,
  verification.submitted_at as "submittedAt", verification.decided_at as "decidedAt",
  verification.decided_by as "decidedBy", claim.moderator_id as "claimedBy", earlier.count + 1 as "requestNumber",
  earlier.reason_code as "previousReasonCode", earlier.reason as "previousReason",
  verification.pose, verification.consent is not null as "hasFaceConsent",
  (select json_build_object('scores', screening.scores, 'flags', screening.flags)
    from verification_screenings screening
    where screening.verification_id = verification.id and screening.finished_at is not null) as screening
from verifications verification
join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = verification.user_id
left join (select claim.subject_id, claim.moderator_id from review_claims claim
  where claim.kind in ('verification') and claim.claimed_at > $1) claim on claim.subject_id = verification.id
cross join lateral (
  select count(*), (array_agg(each.reason_code order by each.id desc))[1] as reason_code,
    (array_agg(each.reason order by each.id desc))[1] as reason
  from verifications each where each.user_id = verification.user_id and each.id < verification.id
) earlier
  where verification.status = $2 and (not (verification.user_id = $3::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $3::bigint) and not (verification.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $3::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($3::bigint::bigint, verification.user_id::bigint) and pair.high_id = greatest($3::bigint, verification.user_id)) is not null))
  order by verification.submitted_at, verification.id limit 200;

-- features/trust/verifications/reviews.repository.ts listSubmissionsSince
-- $1 moderatorId, $2 since
select sent.submitted_at as "arrivedAt", sent.decided_at as "decidedAt", sent.decided_by as "decidedBy",
  sent.decision, sent.status = 'pending' and (not (sent.user_id = $1::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $1::bigint) and not (sent.user_id in (select about.reported_id from reports filed
  join report_cases about on about.id = filed.case_id where filed.reporter_id = $1::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
    from pairs pair where pair.low_id = least($1::bigint::bigint, sent.user_id::bigint) and pair.high_id = greatest($1::bigint, sent.user_id)) is not null)) as "isForReader"
from verifications sent where sent.status = 'pending' or sent.decided_at >= $2;

-- features/trust/verifications/reviews.repository.ts undoDecision
-- $1 id, $2 decidedAt
update verifications set status = 'pending', decision = null, reason = null, reason_code = null,
  decided_by = null, decided_at = null
where id = $1 and decided_at = $2 returning id;

-- features/trust/verifications/reviews.repository.ts writeDecision
-- $1 status, $2 decision, $3 reason, $4 reasonCode, $5 moderatorId, $6 now, $7 id
update verifications set status = $1, decision = $2, reason = $3,
  reason_code = $4, decided_by = $5, decided_at = $6
where id = $7 and status = 'pending' returning id;

-- features/trust/verifications/screenings.repository.ts beginScreening
-- $1 verificationId
with begun as (
  insert into verification_screenings (verification_id)
  select verification.id from verifications verification
  where verification.id = $1 and verification.status = 'pending' and verification.consent is not null
    and verification.selfie_key is not null and verification.document_key is not null
  on conflict (verification_id) do update set attempts = verification_screenings.attempts + 1
    where verification_screenings.finished_at is null
  returning verification_id, attempts
)
select begun.attempts, verification.selfie_key as "selfieKey", verification.document_key as "documentKey",
  (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
 where photo.user_id = verification.user_id and photo.position = 0) as photo
from begun join verifications verification on verification.id = begun.verification_id;

-- features/trust/verifications/screenings.repository.ts countPending
select count(*)::integer as pending, min(verification.submitted_at) as oldest,
  count(*) filter (where verification.consent is not null and screening.finished_at is null)::integer as unscreened
from verifications verification
left join verification_screenings screening on screening.verification_id = verification.id
where verification.status = 'pending';

-- features/trust/verifications/screenings.repository.ts findLookalikes
-- $1 verificationId, $2 moderatorId
with own as (
   select verification.user_id, screening.selfie_hash from verifications verification
   join verification_screenings screening on screening.verification_id = verification.id
   where verification.id = $1 and verification.status = 'pending'
     and 'selfie_reused' = any (screening.flags)
     and (not (verification.user_id = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not (verification.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($2::bigint::bigint, verification.user_id::bigint) and pair.high_id = greatest($2::bigint, verification.user_id)) is not null))
 ), found as (
   select alike.user_id, (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = alike.user_id and photo.id = alike.photo_id) as photo, null as selfie_key
   from own cross join lateral (select other.photo_id, other.user_id
    from photo_looks other where other.user_id <> own.user_id
      and exists (select from unnest(other.looks) look where bit_count(look # own.selfie_hash) <= 40)) alike
   union all
   select theirs.user_id, null, theirs.selfie_key
   from own cross join verification_screenings other join verifications theirs on theirs.id = other.verification_id
   where theirs.user_id <> own.user_id and bit_count(other.selfie_hash # own.selfie_hash) <= 40
 )
 select found.user_id as "userId", member.name, found.photo, found.selfie_key as "selfieKey",
   (not (found.user_id = $2::bigint) and exists (select from (select id from users where role = 'moderator') actor where actor.id = $2::bigint) and not (found.user_id in (select about.reported_id from reports filed
    join report_cases about on about.id = filed.case_id where filed.reporter_id = $2::bigint)) and not ((select coalesce(pair.matched_at, pair.match_ended_at)
      from pairs pair where pair.low_id = least($2::bigint::bigint, found.user_id::bigint) and pair.high_id = greatest($2::bigint, found.user_id)) is not null)) as "mayReview"
 from found join (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member on member.id = found.user_id
 where found.photo is not null or found.selfie_key is not null
 order by found.photo is null, found.user_id limit 20;

-- features/trust/verifications/screenings.repository.ts findReused
-- $1 verificationId, $2 selfieHash
select from verifications own
where own.id = $1 and (exists (select other.photo_id, other.user_id
  from photo_looks other where other.user_id <> own.user_id
    and exists (select from unnest(other.looks) look where bit_count(look # ('x' || $2::text)::bit(256)) <= 40))
  or exists (select from verification_screenings other
    join verifications theirs on theirs.id = other.verification_id
    where theirs.user_id <> own.user_id
      and bit_count(other.selfie_hash # ('x' || $2::text)::bit(256)) <= 40));

-- features/trust/verifications/screenings.repository.ts finish
-- $1 now, $2 scores, $3 notScreened, $4 selfieHash, $5 flags, $6 verificationId
update verification_screenings set finished_at = $1, scores = $2::jsonb,
  not_screened = $3, selfie_hash = ('x' || $4::text)::bit(256), flags = $5::text[]
where verification_id = $6 and finished_at is null;

-- features/trust/verifications/screenings.repository.ts listOpen
select verification.id from verifications verification
left join verification_screenings screening on screening.verification_id = verification.id
where verification.status = 'pending' and verification.consent is not null and screening.finished_at is null
order by verification.submitted_at, verification.id limit 100;

-- features/trust/verifications/verifications.repository.ts deletePendingVerification
-- $1 userId
delete from verifications where user_id = $1 and status = 'pending'
returning selfie_key as "selfieKey", document_key as "documentKey";

-- features/trust/verifications/verifications.repository.ts findOwnVerification
-- $1 userId
select member.is_verified as "isVerified", newest.status, newest.reason_code as "reasonCode", newest.reason,
   newest.submitted_at as "submittedAt"
 from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member
 left join lateral (
   select status, reason_code, reason, submitted_at from verifications where user_id = member.id
     order by id desc limit 1
 ) newest on true
 where member.id = $1;

-- features/trust/verifications/verifications.repository.ts findPose
-- $1 userId
select held.pose, held.given_at as "givenAt", held.used_at as "usedAt", exists (select from verifications sent
  where sent.user_id = held.user_id and sent.status = 'pending') as "isSubmissionPending"
from selfie_poses held where held.user_id = $1;

-- features/trust/verifications/verifications.repository.ts forgetDocuments
-- $1 id
with forgotten as (delete from verification_screenings where verification_id = $1)
update verifications set selfie_key = null, document_key = null where id = $1;

-- features/trust/verifications/verifications.repository.ts forgetPoses
-- $1 userId
delete from selfie_poses where user_id = $1;

-- features/trust/verifications/verifications.repository.ts forgetSubmissions
-- $1 userId
with screenings as (
  delete from verification_screenings using verifications sent
  where sent.id = verification_screenings.verification_id and sent.user_id = $1::bigint
    and sent.status <> 'pending'
), pending as (delete from verifications where user_id = $1 and status = 'pending')
update verifications set selfie_key = null, document_key = null
where user_id = $1 and status <> 'pending';

-- features/trust/verifications/verifications.repository.ts insertUnheld
-- $1 userId, $2 eraseAt, $3 keys
insert into unheld_documents (key, user_id, erase_at)
select key, $1, $2 from unnest($3::text[]) key;

-- features/trust/verifications/verifications.repository.ts insertVerification
-- $1 selfieKey, $2 documentKey, $3 submittedAt, $4 pose, $5 consent, $6 userId
insert into verifications (user_id, selfie_key, document_key, submitted_at, pose, consent)
 select member.id, $1, $2, $3, $4,
   $5::smallint from (
  select profile.user_id as id, profile.name, profile.gender, profile.bio, profile.age, profile.birthday,
    profile.location, profile.is_verified, not profile.is_active as is_paused, profile.active_on,
    profile.saved_at is not null and profile.is_active and profile.hidden_at is null as is_shown,
    profile.saved_at is not null and profile.hidden_at is null as is_kept,
    profile.shown_to = 'everyone' as is_for_everyone, account.email, account.full_name, account.role,
    account.restriction is not null as is_restricted, account.created_at as joined_at
  from profiles profile left join users account on account.id = profile.user_id
) member
   where member.id = $6 and not member.is_verified
 returning id;

-- features/trust/verifications/verifications.repository.ts listDocumentKeys
-- $1 after, $2 limit
select named.key as "storageKey" from (
  select selfie_key as key from verifications union all select document_key from verifications
  union all select unheld.key from unheld_documents unheld
) named where named.key > $1 order by named.key limit $2;

-- features/trust/verifications/verifications.repository.ts listErasableVerifications
-- $1 now, $2 decidedUntil, $3 stuck
select id, selfie_key as "selfieKey", document_key as "documentKey" from verifications
where decided_at <= $1 and (decided_at <= $2 or reason_code = 'not_reviewed')
  and (selfie_key is not null or document_key is not null) and id <> all ($3::bigint[])
order by decided_at limit 100;

-- features/trust/verifications/verifications.repository.ts lockDueDocuments
-- $1 now, $2 stuck, $3 limit
select key from unheld_documents where erase_at <= $1 and key <> all ($2::text[])
order by erase_at limit $3 for update skip locked;

-- features/trust/verifications/verifications.repository.ts lockUnheld
-- $1 keys
select key from unheld_documents where key = any ($1::text[]) for update;

-- features/trust/verifications/verifications.repository.ts markPoseUsed
-- $1 now, $2 userId, $3 givenAt
update selfie_poses set used_at = $1 where user_id = $2 and given_at = $3
returning user_id as "userId";

-- features/trust/verifications/verifications.repository.ts removeUnheld
-- $1 keys
delete from unheld_documents where key = any ($1::text[]) returning key;

-- features/trust/verifications/verifications.repository.ts writePose
-- $1 userId, $2 pose, $3 now, $4 endedAt
insert into selfie_poses as held (user_id, pose, given_at) values ($1, $2, $3)
on conflict (user_id) do update set pose = excluded.pose, given_at = excluded.given_at, used_at = null
  where held.used_at is not null or held.given_at <= $4
returning user_id as "userId";
