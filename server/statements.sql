-- features/billing/payments/books.repository.ts findBookedOrder
-- $1 code
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount, orders.state,
orders.created_at as "createdAt", array(select money.receipt || ' (KES ' || money.amount || ')' from payment_receipts money
  where money.order_id = orders.id order by money.received_at) as receipts from payment_orders orders where orders.code = $1;

-- features/billing/payments/books.repository.ts listOrdersForReview
-- $1 before
select orders.id, orders.user_id as "userId", orders.code, orders.product, orders.amount, orders.state,
orders.created_at as "createdAt", array(select money.receipt || ' (KES ' || money.amount || ')' from payment_receipts money
  where money.order_id = orders.id order by money.received_at) as receipts, case
     when orders.state = 'paid' then 'paid, not confirmed by M-Pesa'
     when orders.state = 'needs_review' then 'money that does not fit: ' || coalesce(orders.result_code, '')
     when orders.state = 'expired' then 'M-Pesa never said what became of it'
     else 'being refunded' end as why
 from payment_orders orders
 where (orders.state in ('needs_review', 'refunding', 'expired')
   or (orders.state = 'paid' and orders.verified_at is null))
   and (orders.state in ('needs_review', 'refunding') or orders.resolved_at <= $1)
 order by orders.id limit 500;

-- features/billing/payments/books.repository.ts listSales
-- $1 from, $2 until
select money.received_at as at, orders.code, orders.product, money.amount, money.receipt, orders.state
  from payment_receipts money join payment_orders orders on orders.id = money.order_id
  where money.received_at >= $1 and money.received_at < $2
union all
select orders.paid_at, orders.code, orders.product, orders.amount, null, orders.state
  from payment_orders orders
  where orders.paid_at >= $1 and orders.paid_at < $2
    and not exists (select from payment_receipts money where money.order_id = orders.id)
order by 1, 2;

-- features/billing/payments/orders.repository.ts closeStale
-- $1 now, $2 before
update payment_orders set
  state = case when state = 'created' then 'failed' else 'unconfirmed' end,
  result_code = case when state = 'created' then 'not_sent' end, resolved_at = $1
where state in ('created', 'pushing', 'pending') and coalesce(prompted_at, created_at) <= $2 returning user_id as "userId";

-- features/billing/payments/orders.repository.ts closeStaleOrdersOf
-- $1 now, $2 before, $3 userId
update payment_orders set
  state = case when state = 'created' then 'failed' else 'unconfirmed' end,
  result_code = case when state = 'created' then 'not_sent' end, resolved_at = $1
where state in ('created', 'pushing', 'pending') and coalesce(prompted_at, created_at) <= $2 and user_id = $3;

-- features/billing/payments/orders.repository.ts dropPhonesOfDeleted
-- $1 promptedUntil
update payment_orders set phone_hash = null
where user_id is null and phone_hash is not null and coalesce(prompted_at, created_at) <= $1;

-- features/billing/payments/orders.repository.ts expire
-- $1 now, $2 before
update payment_orders set state = 'expired', resolved_at = $1, next_query_at = null
where state = 'unconfirmed' and coalesce(prompted_at, created_at) <= $2 and next_query_at is null
returning user_id as "userId";

-- features/billing/payments/orders.repository.ts findOrder
-- $1 code, $2 userId
select orders.id, orders.code, orders.product, orders.amount, orders.state,
orders.result_code as "resultCode",
orders.sealed_phone as "sealedPhone", orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders where orders.code = $1 and orders.user_id = $2;

-- features/billing/payments/orders.repository.ts findSameOrOpen
-- $1 userId, $2 clientKey
select orders.id, orders.code, orders.product, orders.amount, orders.state,
orders.result_code as "resultCode",
orders.sealed_phone as "sealedPhone", orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders
 where orders.user_id = $1 and (orders.client_key = $2 or orders.state in ('created', 'pushing',
   'pending'))
 order by orders.client_key = $2 desc limit 1;

-- features/billing/payments/orders.repository.ts insert
-- $1 code, $2 userId, $3 clientKey, $4 product, $5 amount, $6 sealedPhone, $7 phoneHash, $8 now
with added as (
   insert into payment_orders (code, user_id, client_key, product, amount, sealed_phone, phone_hash, created_at)
   values ($1, $2, $3, $4, $5,
     $6, $7, $8) returning *
 ) select orders.id, orders.code, orders.product, orders.amount, orders.state,
orders.result_code as "resultCode",
orders.sealed_phone as "sealedPhone", orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from added orders;

-- features/billing/payments/orders.repository.ts listNewestOrders
-- $1 userId
select orders.id, orders.code, orders.product, orders.amount, orders.state,
orders.result_code as "resultCode",
orders.sealed_phone as "sealedPhone", orders.phone_hash as "phoneHash", orders.client_key as "clientKey",
orders.created_at as "createdAt", orders.prompted_at as "promptedAt", orders.paid_at as "paidAt",
orders.starts_at as "startsAt", orders.ends_at as "endsAt",
(select money.receipt from payment_receipts money where money.order_id = orders.id
 order by money.received_at, money.receipt limit 1) as receipt from payment_orders orders
    where orders.user_id = $1 order by orders.id desc limit 50;

-- features/billing/payments/orders.repository.ts takeTurns
-- $1 userId, $2 phoneHash
select pg_advisory_xact_lock(hashtextextended('order of ' || $1::bigint, 0)),
pg_advisory_xact_lock(hashtextextended('order by ' || encode($2::bytea, 'hex'), 0));

-- features/billing/payments/payment-events.repository.ts deleteOldEvents
-- $1 now
delete from payment_events where created_at < $1::timestamptz - interval '13 months 1 day';

-- features/billing/payments/payment-events.repository.ts logEvent
-- $1 orderId, $2 kind, $3 code, $4 body, $5 now
insert into payment_events (order_id, kind, code, body, created_at)
select $1, $2, left($3, 40), $4, $5
where (select count(*) from payment_events event where event.order_id = $1) < 200;

-- features/billing/payments/phones.repository.ts allowPrompts
-- $1 code
delete from payment_refused_phones refused using payment_orders orders
where orders.code = $1 and refused.phone_hash = orders.phone_hash returning refused.refused_at;

-- features/billing/payments/phones.repository.ts forgetPhone
-- $1 userId
delete from payment_phones where user_id = $1;

-- features/billing/payments/phones.repository.ts readPhone
-- $1 userId
select sealed_phone as "sealedPhone" from payment_phones where user_id = $1;

-- features/billing/payments/phones.repository.ts refusePrompts
-- $1 now, $2 code
insert into payment_refused_phones (phone_hash, refused_at)
select orders.phone_hash, $1 from payment_orders orders where orders.code = $2
  and orders.phone_hash is not null
on conflict do nothing returning refused_at;

-- features/billing/payments/phones.repository.ts rememberPhone
-- $1 userId, $2 sealedPhone, $3 now
insert into payment_phones (user_id, sealed_phone, saved_at) values ($1, $2, $3)
on conflict (user_id) do update set sealed_phone = excluded.sealed_phone, saved_at = excluded.saved_at;

-- features/billing/payments/prompts.repository.ts beginPrompt
-- $1 tokenHash, $2 now, $3 id
update payment_orders set state = 'pushing', token_hash = $1, prompted_at = $2
where id = $3 and state = 'created' returning id;

-- features/billing/payments/prompts.repository.ts earlierPrompts
-- $1 phoneHash, $2 afterPin, $3 unpaidSince, $4 unsent, $5 amount, $6 userId, $7 byMemberSince
with of_phone as (
  select placed.user_id, placed.amount, placed.paid_at, placed.result_code,
    case when placed.state = 'created' then placed.created_at else placed.prompted_at end as at
  from payment_orders placed where placed.phone_hash = $1
), knowing as (
  select distinct typed.user_id from of_phone typed where typed.paid_at is not null
    or typed.result_code = any($2)
), unpaid as (
  select other.at, other.user_id in (select knowing.user_id from knowing) as is_known from of_phone other
  where other.at > $3 and other.paid_at is null
    and not coalesce(other.result_code = any($4), false)
) select
  (select max(same.at) from of_phone same where same.amount = $5) as "sameAt",
  array(select mine.prompted_at from payment_orders mine
    where mine.user_id = $6
      and mine.prompted_at > $7 order by mine.prompted_at) as "byMember",
  array(select unpaid.at from unpaid order by unpaid.at) as unpaid,
  array(select unpaid.at from unpaid where unpaid.is_known is not true order by unpaid.at) as "byStrangers",
  exists (select from knowing where knowing.user_id = $6) as "isKnown",
  exists (select from payment_refused_phones refused where refused.phone_hash = $1) as "isRefused";

-- features/billing/payments/prompts.repository.ts noteAccepted
-- $1 merchantRequestId, $2 checkoutRequestId, $3 nextQuery, $4 id
update payment_orders set state = case when state = 'pushing' then 'pending' else state end,
  merchant_request_id = coalesce(merchant_request_id, $1),
    checkout_request_id = coalesce(checkout_request_id, $2),
  next_query_at = case when state in ('pushing', 'unconfirmed') or verified_at is null and state = 'paid'
    then $3::timestamptz end
where id = $4 returning id;

-- features/billing/payments/prompts.repository.ts noteRefused
-- $1 code, $2 now, $3 id
update payment_orders set state = 'failed', result_code = $1, prompted_at = null,
 resolved_at = $2
where id = $3 and state = 'pushing' returning id;

-- features/billing/payments/receipt-mails.repository.ts findUnmailedReceipt
-- $1 id
select orders.code, orders.amount, orders.ends_at as "endsAt", member.email as email,
  coalesce((select language from member_settings where user_id = orders.user_id), 'en') as language,
  (select min(money.receipt) from payment_receipts money where money.order_id = orders.id) as receipt
from payment_orders orders join users member on member.id = orders.user_id
where orders.id = $1 and orders.state = 'paid' and orders.receipt_mailed_at is null;

-- features/billing/payments/receipt-mails.repository.ts listUnmailed
select orders.id from payment_orders orders where orders.state = 'paid'
 and orders.receipt_mailed_at is null
  and orders.user_id is not null
order by orders.id limit 1000;

-- features/billing/payments/receipt-mails.repository.ts noteMailed
-- $1 now, $2 id
update payment_orders set receipt_mailed_at = $1 where id = $2;

-- features/billing/payments/settlements.repository.ts askAgain
-- $1 at, $2 id
update payment_orders set next_query_at = $1 where id = $2;

-- features/billing/payments/settlements.repository.ts claimDueOrder
-- $1 now, $2 slotFreeAt, $3 lease
with due as (
  select orders.id from payment_orders orders
  where orders.next_query_at <= $1 and orders.checkout_request_id is not null
  order by (orders.state = 'paid'), orders.next_query_at limit 1 for update skip locked
), slot as (
  update payment_query_slots set free_at = $2 where slot = (
    select free.slot from payment_query_slots free where free.free_at <= $1 and exists (select from due)
    order by free.slot limit 1 for update skip locked
  ) returning slot
)
update payment_orders orders set next_query_at = $3, queries = orders.queries + 1
from due where orders.id = due.id and exists (select from slot) returning orders.id, orders.user_id as "userId", orders.product, orders.amount, orders.state,
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.prompted_at as "promptedAt", orders.queries;

-- features/billing/payments/settlements.repository.ts claimOwnOrder
-- $1 now, $2 code, $3 userId, $4 slotFreeAt, $5 lease
with due as (
  select orders.id from payment_orders orders
  where orders.next_query_at <= $1 and orders.checkout_request_id is not null and orders.code = $2 and orders.user_id = $3
  order by (orders.state = 'paid'), orders.next_query_at limit 1 for update skip locked
), slot as (
  update payment_query_slots set free_at = $4 where slot = (
    select free.slot from payment_query_slots free where free.free_at <= $1 and exists (select from due)
    order by free.slot limit 1 for update skip locked
  ) returning slot
)
update payment_orders orders set next_query_at = $5, queries = orders.queries + 1
from due where orders.id = due.id and exists (select from slot) returning orders.id, orders.user_id as "userId", orders.product, orders.amount, orders.state,
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.prompted_at as "promptedAt", orders.queries;

-- features/billing/payments/settlements.repository.ts countReceipts
-- $1 id
select count(*)::int as count from payment_receipts money where money.order_id = $1;

-- features/billing/payments/settlements.repository.ts findOrderByToken
-- $1 tokenHash
select orders.id, orders.user_id as "userId", orders.product, orders.amount, orders.state,
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.prompted_at as "promptedAt", orders.queries from payment_orders orders where orders.token_hash = $1;

-- features/billing/payments/settlements.repository.ts insertReceipt
-- $1 receipt, $2 orderId, $3 amount, $4 now
insert into payment_receipts (receipt, order_id, amount, received_at)
values ($1, $2, $3, $4)
on conflict (receipt) do nothing returning receipt;

-- features/billing/payments/settlements.repository.ts lockOrder
-- $1 id
select orders.id, orders.user_id as "userId", orders.product, orders.amount, orders.state,
orders.merchant_request_id as "merchantRequestId", orders.checkout_request_id as "checkoutRequestId",
orders.prompted_at as "promptedAt", orders.queries from payment_orders orders where orders.id = $1 for update;

-- features/billing/payments/settlements.repository.ts move
-- $1 to, $2 code, $3 now, $4 nextQueryAt, $5 id, $6 from
update payment_orders set state = $1, result_code = $2,
 resolved_at = $3,
  paid_at = case when $1 = 'paid' then $3 else paid_at end,
  next_query_at = $4
where id = $5 and state = any($6) returning user_id as "userId";

-- features/billing/payments/settlements.repository.ts noteIds
-- $1 merchantRequestId, $2 checkoutRequestId, $3 id
update payment_orders set merchant_request_id = coalesce(merchant_request_id, $1),
  checkout_request_id = coalesce(checkout_request_id, $2)
where id = $3 and not exists (select from payment_orders other
  where other.checkout_request_id = $2 and other.id <> $3);

-- features/billing/payments/settlements.repository.ts noteSold
-- $1 startsAt, $2 endsAt, $3 id
update payment_orders set starts_at = $1, ends_at = $2 where id = $3;

-- features/billing/payments/settlements.repository.ts verifyOrder
-- $1 now, $2 id
update payment_orders set verified_at = coalesce(verified_at, $1), next_query_at = null where id = $2;

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
delete from call_talks where (member_id, partner_id) in (($1::bigint, $2::bigint), ($2::bigint, $1::bigint));

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
delete from keeps where (user_id, kept_id) in (($1::bigint, $2::bigint), ($2::bigint, $1::bigint));

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
delete from like_comments comment using pairs
where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1::bigint, $2::bigint) and not pairs.is_parted and pairs.matched_at is null
  and pairs.match_ended_at is not null
  and comment.low_id = pairs.low_id and comment.high_id = pairs.high_id;

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
delete from opened_matches
where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint);

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
delete from pairs where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1::bigint, $2::bigint) and case when $1::bigint = pairs.low_id then pairs.low_blocked_at else pairs.high_blocked_at end is not null and case when $1::bigint = pairs.low_id then pairs.high_blocked_at else pairs.low_blocked_at end is null
and unmatched_at is null and match_ended_at is null;

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
select from pairs where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1::bigint, $2::bigint) for update;

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
update messages set client_id = null
where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint) and client_id is not null;

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
update pairs set low_blocked_at = case when $1::bigint = low_id then null else low_blocked_at end,
  high_blocked_at = case when $1::bigint = high_id then null else high_blocked_at end
where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1::bigint, $2::bigint) and is_parted;

-- features/conversations/blocks/separations.repository.ts between
-- $1 me, $2 them
with unnamed as (
  update notifications set actor_id = null where user_id = $1::bigint and actor_id = $2::bigint and kind = 'like'
) delete from notifications where (user_id = $1::bigint and actor_id = $2::bigint and kind <> 'like') or (user_id = $2::bigint and actor_id = $1::bigint);

-- features/conversations/blocks/separations.repository.ts listBlocked
-- $1 userId
select blocked.user_id as "userId", profile.name as name, blocked.blocked_at as "blockedAt"
from (select blocked.user_id, blocked.blocked_at from (
  select high_id as user_id, low_blocked_at as blocked_at from pairs
  where low_id = $1::bigint and low_blocked_at is not null and high_blocked_at is null
  union all
  select low_id, high_blocked_at from pairs
  where high_id = $1::bigint and high_blocked_at is not null and low_blocked_at is null
) blocked order by blocked.blocked_at desc, blocked.user_id limit 1000) blocked
join profiles profile on profile.user_id = blocked.user_id
order by blocked.blocked_at desc, blocked.user_id;

-- features/conversations/blocks/separations.repository.ts separating
-- $1 at, $2 me, $3 them
with separated as (update pairs set low_liked = null, high_liked = null, low_swiped_at = null, high_swiped_at = null,
matched_at = null,
    match_ended_at = case when before.matched_at is null then pairs.match_ended_at else $1::timestamptz end,
    low_blocked_at = coalesce(pairs.low_blocked_at, case when $2::bigint = pairs.low_id then $1::timestamptz end),
    high_blocked_at = coalesce(pairs.high_blocked_at, case when $2::bigint = pairs.high_id then $1::timestamptz end)
  from (select low_id, high_id, matched_at from pairs where pairs.low_id = least($2::bigint, $3::bigint) and pairs.high_id = greatest($2::bigint, $3::bigint) for update) before
  where pairs.low_id = before.low_id and pairs.high_id = before.high_id
  returning before.matched_at is not null as is_match_over)
  select is_match_over as "isMatchOver" from separated;

-- features/conversations/blocks/separations.repository.ts separating
-- $1 at, $2 me, $3 them
with separated as (update pairs set low_liked = null, high_liked = null, low_swiped_at = null, high_swiped_at = null,
matched_at = null, match_ended_at = $1::timestamptz, unmatched_at = $1::timestamptz
  where pairs.low_id = least($2::bigint, $3::bigint) and pairs.high_id = greatest($2::bigint, $3::bigint) and pairs.matched_at is not null
  returning true as is_match_over)
  select is_match_over as "isMatchOver" from separated;

-- features/conversations/blocks/separations.repository.ts separating
-- $1 me, $2 them, $3 at
with separated as (insert into pairs (low_id, high_id, low_blocked_at, high_blocked_at)
select least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint),
  case when $1::bigint < $2::bigint then $3::timestamptz end, case when $1::bigint > $2::bigint then $3::timestamptz end
from (select from users where id in ($1::bigint, $2::bigint) for key share) account
having count(*) = 2
on conflict do nothing
returning false as is_match_over)
select is_match_over as "isMatchOver" from separated;

-- features/conversations/blocks/separations.repository.ts takeMedia
-- $1 at, $2 me, $3 them
update message_media set gone_at = $1::timestamptz
where least(owner_id, partner_id) = least($2::bigint, $3::bigint)
  and greatest(owner_id, partner_id) = greatest($2::bigint, $3::bigint)
  and gone_at is null;

-- features/conversations/calls/call-consents.repository.ts findAvailability
-- $1 userId, $2 partnerId, $3 now, $4 today
select (
    select count(*) = 2 from profiles profile
      where profile.user_id in ($1::bigint, $2::bigint) and profile.is_verified
  ) as "areVerified", least((select count(*) from (
      select from messages message
      where message.low_id = least($1, $2) and message.high_id = greatest($1, $2)
        and message.sender_id = $1 limit 2
    ) written), (select count(*) from (
      select from messages message
      where message.low_id = least($1, $2) and message.high_id = greatest($1, $2)
        and message.sender_id = $2 limit 2
    ) written))::integer as messages,
  (select says_yes from call_talks where member_id = $1 and partner_id = $2) as "iSayYes", (select says_yes from call_talks where member_id = $2 and partner_id = $1) as "theySayYes",
  (select to_char(said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from call_talks where member_id = $2 and partner_id = $1
    and says_yes) as "theyAskedAt",
  exists (
    select from premium_periods period
    where period.user_id = $1 and period.revoked_at is null and period.stops_at > $3::timestamptz
      and period.starts_at <= $3::timestamptz
  ) as "hasPremium",
  exists (select from members_in_calls where member_id = $1) as "isInCall",
  (select count(*)::integer from calls past
    where least(past.caller_id, past.callee_id) = least($1, $2)
      and greatest(past.caller_id, past.callee_id) = greatest($1, $2) and past.caller_id = $1
      and past.answered_at is null and past.ended_at is not null and past.started_at >= $4::timestamptz) as unanswered,
    coalesce((
    select json_build_object('quietFrom', quiet_from, 'quietTo', quiet_to, 'showsNames', shows_names_when_locked)
    from member_settings where user_id = $2
  ), json_build_object('quietFrom', 1320,
    'quietTo', 420, 'showsNames', false)) as choices,
  coalesce((
    select json_agg(json_build_object('id', past.id, 'mine', past.caller_id = $1,
      'reason', (case when past.caller_id <> $1 then coalesce(past.refused_as, past.reason)
    when past.reason in ('declined', 'user_busy') then 'invite_timeout'
    else past.reason end),
      'started_at', to_char(past.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'seconds', floor(extract(epoch from past.ended_at - past.answered_at))::integer)
      order by past.started_at desc)
    from (
      select * from calls call where least(call.caller_id, call.callee_id) = least($1, $2)
and greatest(call.caller_id, call.callee_id) = greatest($1, $2)
        and (call.ended_at is not null or call.refused_as is not null and call.callee_id = $1)
      order by call.started_at desc limit 20
    ) past
  ), '[]') as calls
 where exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1, $2) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted)));

-- features/conversations/calls/call-consents.repository.ts saveConsent
-- $1 userId, $2 partnerId, $3 yes, $4 now, $5 isNews
with said as (
  insert into call_talks (member_id, partner_id, says_yes, said_at)
  select $1::bigint, $2::bigint, $3, $4
    where exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1, $2) and pair.high_id = greatest($1, $2) and (pair.matched_at is not null and not (pair.is_parted)))
  on conflict (member_id, partner_id) do update set says_yes = excluded.says_yes,
    said_at = case when call_talks.says_yes = excluded.says_yes then call_talks.said_at else excluded.said_at end
  returning partner_id
), notified as (
  insert into notifications (user_id, kind, actor_id, details, created_at)
  select $2, 'message', $1, '{"asks_to_talk": true}'::jsonb, $4 from said where $5
  on conflict do nothing
  returning user_id, kind
)
select array(select json_build_object('userId', user_id, 'kind', kind) from notified) as notified from said;

-- features/conversations/calls/calls.repository.ts countUnanswered
-- $1 callerId, $2 calleeId, $3 since
select
(select count(*)::integer from calls past
where least(past.caller_id, past.callee_id) = least($1::bigint, $2::bigint)
  and greatest(past.caller_id, past.callee_id) = greatest($1::bigint, $2::bigint) and past.caller_id = $1::bigint
  and past.answered_at is null and past.ended_at is not null and past.started_at >= $3::timestamptz) as unanswered;

-- features/conversations/calls/calls.repository.ts endAllDueCalls
-- $1 now
with ended as (
  update calls call set ended_at = $1, reason = case when (exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least(call.caller_id, call.callee_id) and pair.high_id = greatest(call.caller_id, call.callee_id) and (pair.matched_at is not null and not (pair.is_parted))) and not exists (
  select from users member where member.restriction is not null and (member.id = call.caller_id
    or member.id = call.callee_id and call.answered_at is not null)
)) then case when call.answered_at is null then 'invite_timeout'
  when call.answered_at <= $1 - interval '3600 seconds' then 'time_limit'
    else 'ice_timeout' end
  when call.answered_at is null then 'declined' else 'user_hangup' end, offer = null
  where call.ended_at is null and ((case when call.answered_at is null then call.rings_until <= $1::timestamptz
  else call.answered_at <= $1::timestamptz - interval '3600 seconds'
    or greatest(call.caller_seen_at, call.callee_seen_at)
      <= $1::timestamptz - interval '45 seconds'
  end) or not (exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least(call.caller_id, call.callee_id) and pair.high_id = greatest(call.caller_id, call.callee_id) and (pair.matched_at is not null and not (pair.is_parted))) and not exists (
  select from users member where member.restriction is not null and (member.id = call.caller_id
    or member.id = call.callee_id and call.answered_at is not null)
)))
  returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice",
call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
call.refused_as as "refusedAs", call.offer
), freed as (
  delete from members_in_calls member using ended where member.call_id = ended.id
)
select * from ended;

-- features/conversations/calls/calls.repository.ts endDueCallsOf
-- $1 now, $2 one, $3 other
with ended as (
  update calls call set ended_at = $1, reason = case when call.answered_at is null then 'invite_timeout'
  when call.answered_at <= $1 - interval '3600 seconds' then 'time_limit'
    else 'ice_timeout' end, offer = null
  where call.ended_at is null and ($2::bigint in (call.caller_id, call.callee_id) or $3::bigint in (call.caller_id, call.callee_id))
    and (case when call.answered_at is null then call.rings_until <= $1::timestamptz
  else call.answered_at <= $1::timestamptz - interval '3600 seconds'
    or greatest(call.caller_seen_at, call.callee_seen_at)
      <= $1::timestamptz - interval '45 seconds'
  end)
  returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice",
call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
call.refused_as as "refusedAs", call.offer
), freed as (
  delete from members_in_calls member using ended where member.call_id = ended.id
)
select * from ended;

-- features/conversations/calls/calls.repository.ts endRefusedCall
-- $1 now, $2 calleeId, $3 callerId
with ended as (
  update calls call set ended_at = $1, reason = 'invite_timeout', offer = null
  where call.ended_at is null and call.callee_id = $2 and call.caller_id = $3 and call.refused_as is not null
  returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice",
call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
call.refused_as as "refusedAs", call.offer
), freed as (
  delete from members_in_calls member using ended where member.call_id = ended.id
)
select * from ended;

-- features/conversations/calls/calls.repository.ts enter
-- $1 id, $2 callerId, $3 calleeId
insert into members_in_calls (member_id, call_id)
select member_id, $1 from
  unnest(array[least($2::bigint, $3::bigint), greatest($2, $3)]) member_id
order by member_id
on conflict do nothing returning member_id as "memberId";

-- features/conversations/calls/calls.repository.ts findCall
-- $1 id, $2 userId
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice",
call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
call.refused_as as "refusedAs", call.offer from calls call where call.id = $1::uuid and $2::bigint in (call.caller_id, call.callee_id);

-- features/conversations/calls/calls.repository.ts findCallByClientId
-- $1 userId, $2 clientId
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice",
call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
call.refused_as as "refusedAs", call.offer from calls call where call.caller_id = $1
 and call.client_id = $2;

-- features/conversations/calls/calls.repository.ts findLiveCall
-- $1 userId
select call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
 call.caller_device as "callerDevice",
 call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
 call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
 call.refused_as as "refusedAs", call.offer from calls call
where call.id = (select call_id from members_in_calls where member_id = $1) and call.ended_at is null;

-- features/conversations/calls/calls.repository.ts insertCall
-- $1 id, $2 clientId, $3 callerId, $4 calleeId, $5 device, $6 now, $7 ringsUntil
insert into calls as call (id, client_id, caller_id, callee_id, caller_device, started_at,
  rings_until, caller_seen_at)
values ($1, $2, $3, $4, $5, $6,
  $7, $6) on conflict do nothing returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
 call.caller_device as "callerDevice",
 call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
 call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
 call.refused_as as "refusedAs", call.offer;

-- features/conversations/calls/calls.repository.ts keepWords
-- $1 offer, $2 more, $3 id, $4 userId, $5 device
update calls call set
  offer = case when call.answered_at is null then coalesce($1::text, call.offer,
    '') || $2::text else call.offer end
where call.id = $3::uuid and $4::bigint in (call.caller_id, call.callee_id) and call.ended_at is null and case when call.caller_id = $4 then call.caller_device else call.callee_device end = $5::uuid
  and (call.answered_at is not null
    or length(coalesce($1, call.offer, '') || $2) <= 32768)
returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
 call.caller_device as "callerDevice",
 call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
 call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
 call.refused_as as "refusedAs", call.offer;

-- features/conversations/calls/calls.repository.ts markAlive
-- $1 userId, $2 now, $3 id, $4 device
update calls call set
  caller_seen_at = case when call.caller_id = $1 then $2 else call.caller_seen_at end,
  callee_seen_at = case when call.callee_id = $1 then $2 else call.callee_seen_at end
where call.id = $3::uuid and $1::bigint in (call.caller_id, call.callee_id) and call.ended_at is null and case when call.caller_id = $1 then call.caller_device else call.callee_device end = $4::uuid
returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
 call.caller_device as "callerDevice",
 call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
 call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
 call.refused_as as "refusedAs", call.offer;

-- features/conversations/calls/calls.repository.ts markAnswered
-- $1 now, $2 device, $3 id, $4 userId
update calls call set answered_at = $1, callee_device = $2,
 callee_seen_at = $1
where call.id = $3 and call.callee_id = $4 and call.ended_at is null
  and call.answered_at is null
  and call.refused_as is null and call.rings_until > $1::timestamptz and (exists (select pair.low_id, pair.high_id from pairs pair
 where pair.low_id = least(call.caller_id, call.callee_id) and pair.high_id = greatest(call.caller_id, call.callee_id) and (pair.matched_at is not null and not (pair.is_parted))) and not exists (
   select from users member where member.restriction is not null and (member.id = call.caller_id
     or member.id = call.callee_id and call.answered_at is not null)
 ))
returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
 call.caller_device as "callerDevice",
 call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
 call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
 call.refused_as as "refusedAs", call.offer;

-- features/conversations/calls/calls.repository.ts markDeclined
-- $1 id, $2 userId
with declined as (
  update calls call set refused_as = 'declined'
  where call.id = $1 and call.callee_id = $2 and call.ended_at is null and call.answered_at is null
    and call.refused_as is null
  returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
  call.caller_device as "callerDevice",
  call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
  call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
  call.refused_as as "refusedAs", call.offer
), freed as (
  delete from members_in_calls place using declined
    where place.call_id = declined.id and place.member_id = declined."calleeId"
)
select * from declined;

-- features/conversations/calls/calls.repository.ts markEnded
-- $1 now, $2 reason, $3 id, $4 userId, $5 device
with ended as (
  update calls call set ended_at = $1::timestamptz, reason = case when call.answered_at is null and $2 = 'user_hangup' then 'cancelled'
    else $2 end, offer = null
  where call.ended_at is null and call.id = $3::uuid and $4::bigint in (call.caller_id, call.callee_id) and case
    when call.answered_at is not null then case when call.caller_id = $4 then call.caller_device else call.callee_device end = $5::uuid
  else call.caller_id = $4 or $2 <> 'user_hangup' and call.refused_as is null end
  returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice",
call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
call.refused_as as "refusedAs", call.offer
), freed as (
  delete from members_in_calls member using ended where member.call_id = ended.id
)
select * from ended;

-- features/conversations/calls/calls.repository.ts rate
-- $1 userId, $2 rating, $3 id
update calls call set
  caller_rating = case when call.caller_id = $1 then $2 else call.caller_rating end,
  callee_rating = case when call.callee_id = $1 then $2 else call.callee_rating end
where call.id = $3::uuid and $1::bigint in (call.caller_id, call.callee_id) and call.answered_at is not null returning call.id;

-- features/conversations/calls/calls.repository.ts refuseAsBusy
-- $1 id
update calls call set refused_as = 'user_busy' where call.id = $1 returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
call.caller_device as "callerDevice",
call.callee_device as "calleeDevice", call.started_at as "startedAt", call.rings_until as "ringsUntil",
call.answered_at as "answeredAt", call.ended_at as "endedAt", call.reason,
call.refused_as as "refusedAs", call.offer;

-- features/conversations/calls/calls.repository.ts removeCall
-- $1 id
delete from calls where id = $1;

-- features/conversations/calls/calls.repository.ts takeOver
update calls call set pushed = 'over' where call.pushed = 'ringing' and call.ended_at is not null
returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId",
  call.refused_as is null and call.reason in ('invite_timeout', 'cancelled') as "isMissed";

-- features/conversations/calls/calls.repository.ts takeRinging
update calls call set pushed = 'ringing'
where call.ended_at is null and call.answered_at is null and call.refused_as is null and call.pushed is null
returning call.id, call.caller_id as "callerId", call.callee_id as "calleeId";

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

-- features/conversations/chat-media/media-of-messages.repository.ts showPhotoOf
-- $1 at, $2 messageId, $3 receiver
update message_media set shown_at = $1
where message_id = $2 and kind = 'photo' and partner_id = $3 and shown_at is null
  and gone_at is null
returning id;

-- features/conversations/chat-media/media-of-messages.repository.ts takeMediaOf
-- $1 at, $2 messageId
update message_media set gone_at = $1 where message_id = $2 and gone_at is null;

-- features/conversations/chat-media/media.repository.ts deleteGone
-- $1 storageKeys
delete from message_media where storage_key = any ($1::text[]) and gone_at is not null and case_ids = '{}';

-- features/conversations/chat-media/media.repository.ts findOpened
-- $1 storageKey, $2 kind, $3 viewerId, $4 reviewersId, $5 lapsedAt
select true as "isOpen" from message_media media
join users owner on owner.id = media.owner_id join users partner on partner.id = media.partner_id
where media.storage_key = $1 and media.kind = $2 and media.gone_at is null
  and ($3::bigint = media.owner_id or $3 = media.partner_id and media.message_id is not null)
  and exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least(media.owner_id, media.partner_id) and pair.high_id = greatest(media.owner_id, media.partner_id) and (pair.matched_at is not null and not (pair.is_parted)))
  and not owner.restriction is not null and not partner.restriction is not null
union all
select true from message_media reported
where reported.storage_key = $1 and reported.kind = $2 and $3 = $4::bigint
  and exists (select from review_claims claim
where claim.kind in ('report', 'appeal') and claim.subject_id = any (reported.case_ids)
  and claim.claimed_at > $5);

-- features/conversations/chat-media/media.repository.ts findPermission
-- $1 ownerId, $2 partnerId, $3 now
select exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))) as "isMatched",
  exists (
  select from premium_periods period
  where period.user_id = $1 and period.revoked_at is null and period.stops_at > $3::timestamptz
    and period.starts_at <= $3::timestamptz
) as "hasPremium";

-- features/conversations/chat-media/media.repository.ts insertMedia
-- $1 id, $2 storageKey, $3 partnerId, $4 kind, $5 bytes, $6 now, $7 width, $8 height, $9 isExplicit, $10 durationMs, $11 waveform, $12 ownerId
with media as (
  insert into message_media (id, storage_key, owner_id, partner_id, kind, bytes, created_at, width, height,
    is_explicit, duration_ms, waveform)
  select $1, $2, sender.id, $3, $4, $5, $6, $7, $8,
    $9, $10, $11
  from (select id from users where id = $12::bigint for key share) sender
  where exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($12, $3::bigint) and pair.high_id = greatest($12, $3::bigint) and (pair.matched_at is not null and not (pair.is_parted))) and exists (
  select from premium_periods period
  where period.user_id = $12 and period.revoked_at is null and period.stops_at > $6::timestamptz
    and period.starts_at <= $6::timestamptz
)
  returning *
)
select json_build_object('id', media.id, 'key', media.storage_key, 'kind', media.kind,
  'bytes', media.bytes, 'width', media.width, 'height', media.height, 'isExplicit', media.is_explicit,
  'isShown', media.shown_at is not null, 'isTrusted', exists (
    select from message_media shown
    where shown.owner_id = media.owner_id and shown.partner_id = media.partner_id
      and shown.shown_at is not null
  ), 'durationMs', media.duration_ms, 'waveform', encode(media.waveform, 'base64')) as media from media;

-- features/conversations/chat-media/media.repository.ts listGone
select storage_key as "storageKey" from message_media where gone_at is not null and case_ids = '{}';

-- features/conversations/chat-media/media.repository.ts listKeptKeys
-- $1 storageKeys
select storage_key as "storageKey" from message_media where storage_key = any ($1::text[]);

-- features/conversations/chat-media/media.repository.ts takeUnsent
-- $1 now, $2 createdBefore
update message_media set gone_at = $1
where message_id is null and gone_at is null and created_at < $2;

-- features/conversations/dates/dates.repository.ts cancel
-- $1 id, $2 userId
delete from date_plans dated where dated.id = $1 and dated.user_id = $2 returning dated.id;

-- features/conversations/dates/dates.repository.ts deletePlansClosed
-- $1 now
delete from date_plans dated where dated.closes_at <= $1;

-- features/conversations/dates/dates.repository.ts findMailedPlan
-- $1 id
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt", split_part(owner.name, ' ', 1) as "ownerName", account.email as email,
   coalesce((select language from member_settings where user_id = dated.user_id), 'en') as language
 from date_plans dated join users account on account.id = dated.user_id
   join profiles owner on owner.user_id = dated.user_id
 where dated.id = $1;

-- features/conversations/dates/dates.repository.ts findOwnPlan
-- $1 id, $2 userId, $3 now
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt" from date_plans dated
 where dated.id = $1 and dated.user_id = $2 and dated.closes_at > $3;

-- features/conversations/dates/dates.repository.ts findSharedPlan
-- $1 secretHash, $2 now
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt", split_part(owner.name, ' ', 1) as "ownerName", owner.gender as "ownerGender",
  (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = owner.user_id and not photo.is_held and photo.position = 0) as "ownerPhoto",
   case when exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(dated.user_id, dated.partner_id) and pair.high_id = greatest(dated.user_id, dated.partner_id) and (pair.matched_at is not null and not (pair.is_parted))) then (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = dated.partner_id and not photo.is_held and photo.position = 0)
     end as "partnerPhoto",
   coalesce((select exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(dated.user_id, dated.partner_id) and pair.high_id = greatest(dated.user_id, dated.partner_id) and (pair.matched_at is not null and not (pair.is_parted))) and partner.is_verified
     from profiles partner
     where partner.user_id = dated.partner_id), false) as "isPartnerVerified"
 from date_plans dated join profiles owner on owner.user_id = dated.user_id
 where dated.secret_hash = $1 and dated.closes_at > $2;

-- features/conversations/dates/dates.repository.ts insert
-- $1 userId, $2 clientId, $3 partnerId, $4 place, $5 meetsAt, $6 checkInAt, $7 closesAt, $8 friendEmail, $9 nonce, $10 secretHash, $11 now
with stored as (
   select * from date_plans where user_id = $1::bigint and client_id = $2::uuid
 ), made as (
   insert into date_plans (user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at, closes_at,
     friend_email, nonce, secret_hash, created_at)
   select $1, $2, $3::bigint, split_part(partner.name, ' ', 1),
     $4, $5::timestamptz, $6::timestamptz, $7::timestamptz,
     $8, $9::bytea, $10::bytea, $11::timestamptz
   from profiles partner
   where partner.user_id = $3 and exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1, $3) and pair.high_id = greatest($1, $3) and (pair.matched_at is not null and not (pair.is_parted)))
     and not exists (select from stored)
     and (select count(*) from date_plans open
       where open.user_id = $1 and open.closes_at > $11) < 3
   on conflict (user_id, client_id) do nothing
   returning *
 ), dated as (
   select * from made union all select * from stored
 )
 select exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1, $3) and pair.high_id = greatest($1, $3) and (pair.matched_at is not null and not (pair.is_parted))) as "isMatched", dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt"
   from (select) me left join dated on true;

-- features/conversations/dates/dates.repository.ts listDue
-- $1 now
select dated.id from date_plans dated
where dated.fine_at is null and dated.closes_at > $1::timestamptz and (
  (dated.reminded_at is null and dated.check_in_at - interval '600000 ms' <= $1
    and dated.check_in_at + interval '900000 ms' > $1)
  or ((dated.alerted_at is null or dated.alerted_at < dated.check_in_at) and dated.friend_email is not null
    and dated.check_in_at + interval '900000 ms' <= $1)
  or (dated.taken_back_at <= $1 and dated.friend_email is not null
    and dated.taken_back_mails < 3)
) order by dated.check_in_at limit 500;

-- features/conversations/dates/dates.repository.ts listOpenPlans
-- $1 userId, $2 now
select dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt" from date_plans dated where dated.user_id = $1 and dated.closes_at > $2
  order by dated.meets_at, dated.id;

-- features/conversations/dates/dates.repository.ts markFine
-- $1 now, $2 id, $3 userId
update date_plans dated set fine_at = coalesce(dated.fine_at, $1::timestamptz)
 where dated.id = $2 and dated.user_id = $3 and dated.closes_at > $1 returning dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt";

-- features/conversations/dates/dates.repository.ts moveCheckIn
-- $1 checkInAt, $2 closesAt, $3 id, $4 userId, $5 now
update date_plans dated set check_in_at = $1::timestamptz,
   closes_at = greatest(dated.closes_at, $2::timestamptz),
   reminded_at = case when dated.check_in_at = $1 then dated.reminded_at end
 where dated.id = $3 and dated.user_id = $4 and dated.closes_at > $5::timestamptz
   and dated.fine_at is null
   returning dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt";

-- features/conversations/dates/dates.repository.ts noteMail
-- $1 alertedAt, $2 takenBackMailedAt, $3 takenBackMails, $4 checkInAt, $5 remindedAt, $6 id
update date_plans dated set alerted_at = $1::timestamptz,
  taken_back_mailed_at = $2::timestamptz,
  taken_back_mails = $3,
  reminded_at = case when dated.check_in_at = $4::timestamptz
    then $5::timestamptz else dated.reminded_at end
where dated.id = $6;

-- features/conversations/dates/dates.repository.ts noteOpening
-- $1 now, $2 id
update date_plans dated
 set opened_count = dated.opened_count + 1, opened_at = greatest(dated.opened_at, $1::timestamptz)
where dated.id = $2;

-- features/conversations/dates/dates.repository.ts unmarkFine
-- $1 now, $2 id, $3 userId
update date_plans dated set taken_back_at =
     case when dated.fine_at is null then dated.taken_back_at else $1 end,
   fine_at = null
 where dated.id = $2 and dated.user_id = $3 and dated.closes_at > $1::timestamptz
   returning dated.id, dated.partner_id as "partnerId", dated.partner_name as "partnerName", dated.place,
dated.meets_at as "meetsAt", dated.check_in_at as "checkInAt", dated.closes_at as "closesAt",
dated.friend_email as "friendEmail", dated.nonce, dated.fine_at as "fineAt", dated.reminded_at as "remindedAt",
dated.alerted_at as "alertedAt", dated.taken_back_at as "takenBackAt",
dated.taken_back_mailed_at as "takenBackMailedAt", dated.taken_back_mails as "takenBackMails",
dated.opened_count as "openedCount", dated.opened_at as "openedAt";

-- features/conversations/matches/matches.repository.ts likedPhotos
-- $1 owners, $2 photos
select liked.photo_id as id, (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
    where photo.user_id = liked.owner_id and photo.id = liked.photo_id and (exists (select from photos photo where photo.user_id = liked.owner_id and not photo.is_held and photo.id = liked.photo_id)
    and exists (select from photos photo where photo.user_id = liked.owner_id and not photo.is_held and photo.position = 0))) as photo
from unnest($1::bigint[], $2::bigint[]) liked (owner_id, photo_id);

-- features/conversations/matches/matches.repository.ts list
-- $1 me, $2 now, $3 day
with matched as (
  select low_id, high_id, high_id as partner_id, matched_at from pairs pair
  where low_id = $1 and (pair.matched_at is not null and not (pair.is_parted))
  union all
  select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1 and (pair.matched_at is not null and not (pair.is_parted))
)
select partner.user_id as id, partner.name, partner.age, partner.birthday, partner.is_verified as "isVerified",
(select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = partner.user_id and not photo.is_held and photo.position = 0) as photo,
(select count(*)::integer from (
  select from messages unread
  where unread.low_id = matched.low_id and unread.high_id = matched.high_id
    and unread.id > coalesce((select read.up_to from conversation_reads read
  where read.low_id = matched.low_id and read.high_id = matched.high_id and read.reader_id = $1 order by read.up_to desc
    limit 1), 0) and unread.sender_id <> $1 and unread.deleted_at is null
  order by unread.id limit 100
) counted) as "unreadCount", exists (select from opened_matches opened
  where opened.low_id = matched.low_id and opened.high_id = matched.high_id and opened.user_id = $1) as "isOpened",
(coalesce(last.created_at < matched.matched_at, true)
  and exists (select from notifications notice
  where notice.kind = 'match' and notice.user_id = $1 and notice.actor_id = partner.user_id
    and notice.read_at is null)) as "isNoticeUnread",
case when (coalesce((select shows_presence from member_settings where user_id = $1), true) and coalesce((select shows_presence from member_settings where user_id = partner.user_id), true)) then (
  select case when presence.online_until > $2::timestamptz then 'online'
    when (presence.active_at at time zone 'Africa/Nairobi')::date = $3::date then 'today' end
  from presences presence where presence.user_id = partner.user_id
) end as presence,
last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId", last.created_at as "lastSentAt",
last.is_deleted as "lastIsDeleted", last.media_kind as "lastMediaKind",
case when last.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = partner.user_id), true)) then (select read.read_at from conversation_reads read
  where read.low_id = last.low_id and read.high_id = last.high_id and read.reader_id = partner.user_id
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
join profiles partner on partner.user_id = matched.partner_id and partner.saved_at is not null and partner.hidden_at is null
left join lateral (select message.id, case when message.deleted_at is null then message.text else '' end as text,
    message.deleted_at is not null as is_deleted, case
      when message.deleted_at is null then message.media_kind end as media_kind,
    message.sender_id, message.created_at, message.low_id, message.high_id
  from messages message
  where message.low_id = matched.low_id and message.high_id = matched.high_id order by message.id desc limit 1) last on true
order by greatest(matched.matched_at, last.created_at) desc, last.id desc nulls last, partner.user_id;

-- features/conversations/matches/matches.repository.ts open
-- $1 me, $2 them
with pair as (
  select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))
), opened as (
  insert into opened_matches (low_id, high_id, user_id) select low_id, high_id, $1 from pair on conflict do nothing
)
select low_id from pair;

-- features/conversations/messages/conversation.repository.ts listPage
-- $1 me, $2 them, $3 after, $4 before, $5 limit
select message.id, message.sender_id as "senderId",
message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
case when message.sender_id = $1 then case when message.delivered_at is not null and (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true))
  then message.delivered_at end end as "deliveredAt",
case when message.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) then (select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = $2
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt"
    from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
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
case when message.sender_id = $1 then case when message.delivered_at is not null and (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true))
  then message.delivered_at end end as "deliveredAt",
case when message.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) then (select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = $2
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt"
    from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
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
case when message.sender_id = $1 then case when message.delivered_at is not null and (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true))
  then message.delivered_at end end as "deliveredAt",
case when message.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) then (select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = $2
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt"
    from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
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
case when message.sender_id = $1 then case when message.delivered_at is not null and (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true))
  then message.delivered_at end end as "deliveredAt",
case when message.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) then (select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = $2
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt"
    from (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
    left join lateral (select * from messages
      where low_id = pair.low_id and high_id = pair.high_id and id > $3 and id < $4
      order by id desc limit $5) message on true;

-- features/conversations/messages/conversation.repository.ts listQuoted
-- $1 ids, $2 me, $3 them
select quoted.id, quoted.sender_id as sender, case when quoted.deleted_at is null then left(quoted.text, 141) else '' end as text,
case when quoted.deleted_at is null then quoted.media_kind end as media_kind from messages quoted
  where quoted.id = any ($1::bigint[]) and quoted.low_id = least($2::bigint, $3::bigint)
    and quoted.high_id = greatest($2, $3);

-- features/conversations/messages/deliveries.repository.ts confirmDeliveries
-- $1 partners, $2 ends, $3 me, $4 at
with locked as (
  select message.id from unnest($1::bigint[], $2::bigint[]) heard (partner_id, up_to)
  cross join lateral (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($3::bigint, heard.partner_id) and pair.high_id = greatest($3::bigint, heard.partner_id) and (pair.matched_at is not null and not (pair.is_parted))) pair
  join messages message on message.low_id = pair.low_id and message.high_id = pair.high_id
    and message.id > coalesce((select read.up_to from conversation_reads read
where read.low_id = pair.low_id and read.high_id = pair.high_id and read.reader_id = $3 order by read.up_to desc
  limit 1), 0) and message.id <= heard.up_to
  where message.sender_id = heard.partner_id and message.delivered_at is null
    and (coalesce((select read_receipts from member_settings where user_id = $3), true) and coalesce((select read_receipts from member_settings where user_id = heard.partner_id), true))
  order by message.id for no key update of message
), written as (
  update messages message set delivered_at = $4 from locked
  where message.id = locked.id and message.delivered_at is null returning message.sender_id, message.id
)
select sender_id as partner, max(id) as up_to from written group by sender_id;

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
case when true then case when message.delivered_at is not null and (coalesce((select read_receipts from member_settings where user_id = message.sender_id), true) and coalesce((select read_receipts from member_settings where user_id = (message.low_id + message.high_id - message.sender_id)), true))
  then message.delivered_at end end as "deliveredAt",
case when true then case when (coalesce((select read_receipts from member_settings where user_id = message.sender_id), true) and coalesce((select read_receipts from member_settings where user_id = (message.low_id + message.high_id - message.sender_id)), true)) then (select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = (message.low_id + message.high_id - message.sender_id)
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt",
(select row_to_json(quoted) from (
  select quoted.id, quoted.sender_id as sender, case when quoted.deleted_at is null then left(quoted.text, 141) else '' end as text,
case when quoted.deleted_at is null then quoted.media_kind end as media_kind from messages quoted where quoted.id = message.reply_to
) quoted) as quoted,
case when message.media_kind is not null then (select json_build_object('id', media.id, 'key', media.storage_key, 'kind', media.kind,
    'bytes', media.bytes, 'width', media.width, 'height', media.height, 'isExplicit', media.is_explicit,
    'isShown', media.shown_at is not null, 'isTrusted', exists (
      select from message_media shown
      where shown.owner_id = media.owner_id and shown.partner_id = media.partner_id
        and shown.shown_at is not null
    ), 'durationMs', media.duration_ms, 'waveform', encode(media.waveform, 'base64')) from message_media media
  where media.message_id = message.id and media.gone_at is null) end as media from messages message where message.id = $1 and $2::bigint in (message.low_id, message.high_id) and exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least(message.low_id, message.high_id) and pair.high_id = greatest(message.low_id, message.high_id) and (pair.matched_at is not null and not (pair.is_parted)));

-- features/conversations/messages/message-changes.repository.ts markDeleted
-- $1 at, $2 id, $3 me
update messages message set deleted_at = $1
where message.id = $2 and deleted_at is null and $3::bigint in (message.low_id, message.high_id) and exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least(message.low_id, message.high_id) and pair.high_id = greatest(message.low_id, message.high_id) and (pair.matched_at is not null and not (pair.is_parted))) returning message.id;

-- features/conversations/messages/message-changes.repository.ts writeReaction
-- $1 me, $2 emoji, $3 id
update messages message set
  low_reaction = case when $1 = low_id then $2::text else low_reaction end,
  high_reaction = case when $1 = high_id then $2 else high_reaction end
where message.id = $3 and deleted_at is null and $1::bigint in (message.low_id, message.high_id) and exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least(message.low_id, message.high_id) and pair.high_id = greatest(message.low_id, message.high_id) and (pair.matched_at is not null and not (pair.is_parted)))
  and case when $1 = low_id then low_reaction else high_reaction end is distinct from $2
returning message.id;

-- features/conversations/messages/reads.repository.ts findReadingFacts
-- $1 me, $2 them, $3 upTo
select message.id is not null as "isOurs",
  coalesce((select read.up_to from conversation_reads read
where read.low_id = pair.low_id and read.high_id = pair.high_id and read.reader_id = $1 order by read.up_to desc
  limit 1), 0) as earlier,
  (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = $2), true)) as "isReceipt"
from (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
left join messages message
  on message.id = $3 and message.low_id = pair.low_id and message.high_id = pair.high_id;

-- features/conversations/messages/reads.repository.ts writeReading
-- $1 me, $2 upTo, $3 at, $4 isReceipt, $5 them, $6 earlier
with written as (
    insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
    select low_id, high_id, $1, $2::bigint, $3::timestamptz, $4::boolean from (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $5::bigint) and pair.high_id = greatest($1::bigint, $5::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
    where exists (select from messages message
    where message.low_id = pair.low_id and message.high_id = pair.high_id and sender_id <> $1 and message.id > $6::bigint and message.id <= $2)
    on conflict do nothing returning up_to
  ), noticed as (
    update notifications set read_at = $3 from (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $5::bigint) and pair.high_id = greatest($1::bigint, $5::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
where not exists (select from messages message
    where message.low_id = pair.low_id and message.high_id = pair.high_id and sender_id <> $1 and message.id > greatest($2::bigint, $6::bigint) and message.deleted_at is null) and notifications.kind = 'message' and notifications.user_id = $1
  and notifications.actor_id = $5 and notifications.read_at is null
returning notifications.id
  )
  select exists (select from written) as "isNews", exists (select from noticed) as "isNoticeRead";

-- features/conversations/messages/sending.repository.ts countMessage
-- $1 me, $2 day, $3 limit
insert into daily_usage (user_id, day, messages)
select $1::bigint, $2::date, 1 from (values (1)) one
where true and coalesce($3::integer > 0, true)
on conflict (user_id, day) do update set messages = daily_usage.messages + 1
  where coalesce(daily_usage.messages < (select $3::integer from (values (1)) one), true)
returning true as is_counted;

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
where pair.low_id = least($1::bigint, $3::bigint) and pair.high_id = greatest($1::bigint, $3::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
left join messages stored on stored.sender_id = $1 and stored.client_id = $4::uuid;

-- features/conversations/messages/sending.repository.ts findOwnMessage
-- $1 id, $2 me
select message.id, message.sender_id as "senderId",
message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
case when true then case when message.delivered_at is not null and (coalesce((select read_receipts from member_settings where user_id = message.sender_id), true) and coalesce((select read_receipts from member_settings where user_id = (message.low_id + message.high_id - message.sender_id)), true))
  then message.delivered_at end end as "deliveredAt",
case when true then case when (coalesce((select read_receipts from member_settings where user_id = message.sender_id), true) and coalesce((select read_receipts from member_settings where user_id = (message.low_id + message.high_id - message.sender_id)), true)) then (select read.read_at from conversation_reads read
  where read.low_id = message.low_id and read.high_id = message.high_id and read.reader_id = (message.low_id + message.high_id - message.sender_id)
    and read.up_to >= message.id and read.is_receipt
  order by read.up_to limit 1) end end as "seenAt",
(select row_to_json(quoted) from (
  select quoted.id, quoted.sender_id as sender, case when quoted.deleted_at is null then left(quoted.text, 141) else '' end as text,
case when quoted.deleted_at is null then quoted.media_kind end as media_kind from messages quoted where quoted.id = message.reply_to
) quoted) as quoted,
case when message.media_kind is not null then (select json_build_object('id', media.id, 'key', media.storage_key, 'kind', media.kind,
    'bytes', media.bytes, 'width', media.width, 'height', media.height, 'isExplicit', media.is_explicit,
    'isShown', media.shown_at is not null, 'isTrusted', exists (
      select from message_media shown
      where shown.owner_id = media.owner_id and shown.partner_id = media.partner_id
        and shown.shown_at is not null
    ), 'durationMs', media.duration_ms, 'waveform', encode(media.waveform, 'base64')) from message_media media
  where media.message_id = message.id and media.gone_at is null) end as media from messages message where message.id = $1 and message.sender_id = $2;

-- features/conversations/messages/sending.repository.ts findPromptAnswer
-- $1 promptId, $2 userId
select (select item ->> 'answer' from jsonb_array_elements(profile.prompts) item
where item ->> 'prompt_id' = $1::text) as answer from profiles profile
where profile.user_id = $2;

-- features/conversations/messages/sending.repository.ts findWhetherEarly
-- $1 me, $2 them
select count(*) < 10 as "isEarly" from (
  select from messages earlier
  where earlier.low_id = least($1::bigint, $2) and earlier.high_id = greatest($1, $2::bigint)
  limit 10
) earlier;

-- features/conversations/messages/sending.repository.ts writeMessage
-- $1 me, $2 text, $3 clientId, $4 at, $5 warning, $6 replyTo, $7 promptId, $8 promptAnswer, $9 mediaKind, $10 them
with sent as (
  insert into messages (low_id, high_id, sender_id, text, client_id, created_at, warning, reply_to, prompt_id,
    prompt_answer, media_kind)
  select low_id, high_id, $1, $2, $3, $4::timestamptz, $5, $6, $7,
    $8, $9
  from (select pair.low_id, pair.high_id
from pairs pair
where pair.low_id = least($1::bigint, $10::bigint) and pair.high_id = greatest($1::bigint, $10::bigint) and (pair.matched_at is not null and not (pair.is_parted))
  and true
for no key update of pair) pair
  on conflict (sender_id, client_id) where client_id is not null do nothing
  returning id, client_id
), notified as (
  insert into notifications (user_id, kind, actor_id, created_at)
select $10, 'message', $1, $4 from sent
on conflict do nothing
returning user_id, kind
)
select id, client_id as "clientId", exists (select from notified) as "isNotified" from sent;

-- features/conversations/messages/typing.repository.ts findTypingFacts
-- $1 me, $2 them
select exists (select pair.low_id, pair.high_id from pairs pair
where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))) as "isMatched",
  coalesce((select shows_presence from member_settings where user_id = $1), true) and coalesce((select shows_presence from member_settings where user_id = $2), true) as "isShown";

-- features/conversations/past-conversations/kept-conversations.repository.ts copyConversations
-- $1 lowIds, $2 highIds, $3 leaverId, $4 now
with ended as (
  select gen_random_uuid() as id, match.low_id, match.high_id
  from unnest($1::bigint[], $2::bigint[]) match (low_id, high_id)
  where exists (select message.id, message.sender_id, message.text, message.deleted_at is not null as is_deleted,
message.created_at
from messages message where message.low_id = match.low_id and message.high_id = match.high_id)
), kept as (
  insert into past_conversations (id, owner_id, ended_at)
  select id, low_id + high_id - $3::bigint, $4::timestamptz from ended
)
insert into past_messages (conversation_id, position, is_own, text, sent_at)
select ended.id, row_number() over (partition by ended.id order by message.id), message.sender_id <> $3,
  case when message.sender_id <> $3 and not message.is_deleted then nullif(message.text, '') end,
  message.created_at
from ended cross join lateral (select message.id, message.sender_id, message.text, message.deleted_at is not null as is_deleted,
message.created_at
from messages message where message.low_id = ended.low_id and message.high_id = ended.high_id) message;

-- features/conversations/past-conversations/kept-conversations.repository.ts lockAllMatches
-- $1 me
with locked as (select pair.low_id, pair.high_id from pairs pair where $1::bigint in (pair.low_id, pair.high_id) and (pair.matched_at is not null and not (pair.is_parted))
order by pair.low_id, pair.high_id for no key update of pair) select low_id as "lowId", high_id as "highId" from locked;

-- features/conversations/past-conversations/kept-conversations.repository.ts lockMatchesWith
-- $1 me, $2 them
with locked as (select pair.low_id, pair.high_id from pairs pair where (pair.low_id, pair.high_id) in (select least($1::bigint, other.id), greatest($1::bigint, other.id) from (select unnest($2::bigint[])) other (id)) and (pair.matched_at is not null and not (pair.is_parted))
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

-- features/core/allowances/allowances.repository.ts deleteDays
-- $1 day, $2 limit
with forgotten as (
  delete from daily_usage
  where ctid = any (array(select ctid from daily_usage where day < $1::date limit $2::integer))
  returning user_id
)
select count(*)::int as count from forgotten;

-- features/core/allowances/allowances.repository.ts deleteNetworks
-- $1 day
delete from network_usage where day < $1::date;

-- features/core/allowances/allowances.repository.ts lockSwipe
-- $1 userId, $2 day
select last_swiped_id as "lastSwipedId" from daily_usage where user_id = $1 and day = $2::date
for no key update;

-- features/core/allowances/allowances.repository.ts takeCount
-- $1 userId, $2 day
update daily_usage set messages = messages - 1 where user_id = $1 and day = $2::date and messages > 0;

-- features/core/allowances/allowances.repository.ts takeCount
-- $1 userId, $2 day
update daily_usage set swipes = swipes - 1 where user_id = $1 and day = $2::date and swipes > 0;

-- features/core/allowances/allowances.repository.ts takeLastSwipe
-- $1 userId, $2 day, $3 swipedId
update daily_usage set swipes = greatest(swipes - 1, 0), last_swiped_id = null
where user_id = $1 and day = $2::date and last_swiped_id = $3;

-- features/core/bans/bans.repository.ts add
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

-- features/core/bans/bans.repository.ts removeOf
-- $1 caseId
delete from banned_marks where case_id = $1;

-- features/core/changes/changes.repository.ts deleteOther
-- $1 userId, $2 name, $3 gender, $4 photoIds
delete from profile_changes
where user_id = $1 and (name is distinct from $2::text or gender is distinct from $3::text
  or photo_ids[1] is distinct from ($4::bigint[])[1]);

-- features/core/changes/changes.repository.ts find
-- $1 userId
select name, gender, gender_detail as "genderDetail", to_json(photo_ids) as "photoIds",
  case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
from profile_changes where user_id = $1;

-- features/core/changes/changes.repository.ts save
-- $1 userId, $2 name, $3 gender, $4 photoIds, $5 genderDetail, $6 photoId, $7 storageKey, $8 width, $9 height, $10 thumbhash, $11 now
insert into profile_changes
  (user_id, name, gender, photo_ids, gender_detail, photo_id, storage_key, width, height, thumbhash, submitted_at)
values ($1, $2, $3, $4, $5, $6,
  $7, $8, $9, $10, $11)
on conflict (user_id) do update set photo_ids = excluded.photo_ids, gender_detail = excluded.gender_detail;

-- features/core/changes/decided-changes.repository.ts forget
-- $1 decidedUntil
delete from decided_changes where decided_at <= $1;

-- features/core/changes/decided-changes.repository.ts remember
-- $1 id, $2 userId, $3 oldName, $4 newName, $5 decidedAt
insert into decided_changes (id, user_id, old_name, new_name, decided_at)
values ($1, $2, $3, $4, $5);

-- features/core/changes/decided-changes.repository.ts take
-- $1 id, $2 decidedAt
delete from decided_changes where id = $1 and decided_at = $2
returning id, user_id as "userId", old_name as "oldName", new_name as "newName";

-- features/core/claims/claims.repository.ts end
-- $1 moderatorIds
delete from review_claims where moderator_id = any ($1::bigint[]);

-- features/core/claims/claims.repository.ts endOf
-- $1 kind, $2 subjectId
delete from review_claims where kind = $1 and subject_id = $2;

-- features/core/claims/claims.repository.ts findConcerned
-- $1 moderatorId, $2 kind, $3 subjectId
select moderator_id as "moderatorId", kind, subject_id as "subjectId", claimed_at as "claimedAt" from review_claims
where moderator_id = $1 or (kind = $2 and subject_id = $3)
order by moderator_id for update;

-- features/core/claims/claims.repository.ts insert
-- $1 moderatorId, $2 kind, $3 subjectId, $4 now
insert into review_claims (moderator_id, kind, subject_id, claimed_at)
values ($1, $2, $3, $4)
on conflict do nothing returning true as "isMade";

-- features/core/claims/claims.repository.ts lockOwn
-- $1 moderatorId
select moderator_id as "moderatorId", kind, subject_id as "subjectId", claimed_at as "claimedAt" from review_claims where moderator_id = $1 for share;

-- features/core/claims/claims.repository.ts lockReviewer
-- $1 moderatorId
select from users where id = $1 for no key update;

-- features/core/consents/consents.repository.ts endOthers
-- $1 now, $2 userId, $3 purpose, $4 version
update consents set withdrawn_at = $1
where user_id = $2 and purpose = $3 and version <> $4 and withdrawn_at is null;

-- features/core/consents/consents.repository.ts give
-- $1 userId, $2 purpose, $3 version, $4 now
insert into consents (user_id, purpose, version, given_at) values ($1, $2, $3, $4)
on conflict (user_id, purpose) where withdrawn_at is null do nothing;

-- features/core/consents/consents.repository.ts list
-- $1 userId
select purpose, version, given_at as "givenAt", withdrawn_at as "withdrawnAt" from consents
where user_id = $1 order by given_at desc, id desc limit 100;

-- features/core/consents/consents.repository.ts withdraw
-- $1 now, $2 userId, $3 purpose
update consents set withdrawn_at = greatest($1, given_at)
where user_id = $2 and purpose = $3 and withdrawn_at is null;

-- features/core/installation/installation.repository.ts find
select (select name from installation) as name, exists (select from users) as "hasMembers";

-- features/core/installation/installation.repository.ts insert
-- $1 name, $2 now
insert into installation (name, named_at) values ($1, $2);

-- features/core/installation/installation.repository.ts lock
-- $1 key
select pg_advisory_xact_lock($1);

-- features/core/pairs/answers.repository.ts clearAnswer
-- $1 me, $2 them
update pairs set low_liked = case when $1 = high_id then low_liked end,
  low_swiped_at = case when $1 = high_id then low_swiped_at end,
  high_liked = case when $1 = low_id then high_liked end,
  high_swiped_at = case when $1 = low_id then high_swiped_at end
where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1::bigint, $2::bigint) and matched_at is null and not is_parted;

-- features/core/pairs/answers.repository.ts deletePair
-- $1 me, $2 them
delete from pairs where pairs.low_id = least($1::bigint, $2::bigint) and pairs.high_id = greatest($1::bigint, $2::bigint)
  and case when $1 = low_id then high_liked else low_liked end is null and match_ended_at is null
  and not is_parted
returning low_id as "lowId";

-- features/core/pairs/answers.repository.ts lockPair
-- $1 me, $2 them
select case when $1::bigint = pair.low_id then pair.low_liked else pair.high_liked end as mine,
  case when $1::bigint = pair.low_id then pair.high_liked else pair.low_liked end as theirs,
  pair.matched_at as "matchedAt", pair.is_parted as "isParted"
from pairs pair where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) for update;

-- features/core/pairs/comments.repository.ts deleteComment
-- $1 me, $2 them
delete from like_comments
where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1, $2) and author_id = $1;

-- features/core/pairs/comments.repository.ts insertComment
-- $1 me, $2 them, $3 text, $4 promptId, $5 answer, $6 photoId, $7 at
insert into like_comments (low_id, high_id, author_id, text, prompt_id, answer, photo_id, created_at)
values (least($1::bigint, $2::bigint), greatest($1, $2), $1, $3, $4, $5,
  $6, $7)
on conflict do nothing;

-- features/core/premium/premium.repository.ts findOfOrder
-- $1 userId, $2 orderId
select starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt" from premium_periods where user_id = $1 and order_id = $2;

-- features/core/premium/premium.repository.ts insertPeriod
-- $1 userId, $2 source, $3 orderId, $4 product, $5 startsAt, $6 endsAt, $7 stopsAt, $8 now
insert into premium_periods (user_id, source, order_id, product, starts_at, ends_at, stops_at, created_at)
values ($1, $2, $3, $4, $5, $6,
  $7, $8)
on conflict (order_id) where order_id is not null do nothing
returning starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt";

-- features/core/premium/premium.repository.ts listChanges
-- $1 since
select 'given ' || period.id as change, period.user_id as "userId" from premium_periods period
where period.source = 'operator' and period.created_at >= $1
union all
select 'revoked ' || period.id, period.user_id from premium_periods period
where period.revoked_at is not null and period.revoked_at >= $1;

-- features/core/premium/premium.repository.ts listRemaining
-- $1 userId, $2 now
select id, starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt" from premium_periods
where user_id = $1 and revoked_at is null and stops_at > $2 order by starts_at, id;

-- features/core/premium/premium.repository.ts lockMember
-- $1 userId
select id from users where id = $1 for no key update;

-- features/core/premium/premium.repository.ts lockMemberOfOrder
-- $1 orderId
select id from users
where id = (select period.user_id from premium_periods period where period.order_id = $1)
for no key update;

-- features/core/premium/premium.repository.ts move
-- $1 seconds, $2 id
update premium_periods set starts_at = starts_at - make_interval(secs => $1),
  ends_at = ends_at - make_interval(secs => $1), stops_at = stops_at - make_interval(secs => $1)
where id = $2 and revoked_at is null
returning order_id as "orderId", starts_at as "startsAt", ends_at as "endsAt";

-- features/core/premium/premium.repository.ts readPeriods
-- $1 userId
select starts_at as "startsAt", ends_at as "endsAt", stops_at as "stopsAt" from premium_periods where user_id = $1 and revoked_at is null order by starts_at, id;

-- features/core/premium/premium.repository.ts readPlan
-- $1 userId, $2 now
with recursive lasting as (
  select period.starts_at, period.ends_at, period.stops_at from premium_periods period
  where period.user_id = $1 and period.revoked_at is null and period.stops_at > $2
     and period.starts_at <= $2
   union
  select later.starts_at, later.ends_at, later.stops_at from lasting join premium_periods later
     on later.user_id = $1 and later.revoked_at is null
     and later.starts_at > lasting.starts_at and later.starts_at <= lasting.stops_at
)
select max(ends_at) as until, max(stops_at) as "stopsAt" from lasting having count(*) > 0;

-- features/core/premium/premium.repository.ts revoke
-- $1 now, $2 orderId
update premium_periods set revoked_at = $1 where order_id = $2 and revoked_at is null
returning user_id as "userId";

-- features/core/premium/premium.repository.ts revokeGiven
-- $1 now, $2 userId
update premium_periods set revoked_at = $1
where user_id = $2 and source = 'operator' and stops_at > $1 and revoked_at is null
returning user_id as "userId";

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
select profile.is_verified as "isVerified",
   exists (
  select from premium_periods period
  where period.user_id = profile.user_id and period.revoked_at is null and period.stops_at > $1::timestamptz
    and period.starts_at <= $1::timestamptz
) as "hasPremium",
 (select max(period.ends_at) from premium_periods period
   where period.user_id = profile.user_id and period.source = 'trial') as "endsAt",
 array(select document.mark from identity_documents document where document.user_id = profile.user_id) as marks
from profiles profile where profile.user_id = $2::bigint;

-- features/discovery/deck branchesStatement, filters
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select candidate.id, wanted_town.value as town, candidate.rank_key as "rankKey", wanted_gender.value as "genderKey",
  wanted_seek.value as seeks
from unnest($2::text[]) wanted_town (value)
cross join unnest($3::text[]) wanted_gender (value)
cross join unnest($4::text[]) wanted_seek (value)
cross join lateral (
  select profile.user_id as id, profile.rank_key as rank_key from profiles profile
  where profile.town = wanted_town.value and profile.gender_key = wanted_gender.value
  and profile.public_seeks = wanted_seek.value
    and (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1) and pair.high_id = greatest(profile.user_id, $1)
    ) is true)))
    and profile.user_id not in (select user_id from answered)
    and case when profile.is_verified then profile.birthday <= $5::date
  else profile.age >= $6 end
    and case when profile.is_verified then profile.birthday > $7::date
  else profile.age <= $8 end
    and profile.public_intent = any ($9)
    and profile.is_verified
    and (profile.min_age is null or $10 between profile.min_age and profile.max_age)
    and (profile.wants is null or $11 = any (profile.wants))
    and ($12 or not profile.verified_only)
    and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $13::text[] when 'county' then $14::text[]
        else $15::text[] end))
    and profile.public_gender_detail = $16
    and profile.public_orientation = $17
  order by profile.rank_key desc, profile.user_id limit $18
) candidate;

-- features/discovery/deck branchesStatement, open to all
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select candidate.id, wanted_town.value as town, candidate.rank_key as "rankKey", wanted_gender.value as "genderKey",
  wanted_seek.value as seeks
from unnest($2::text[]) wanted_town (value)
cross join unnest($3::text[]) wanted_gender (value)
cross join unnest($4::text[]) wanted_seek (value)
cross join lateral (
  select profile.user_id as id, profile.rank_key as rank_key from profiles profile
  where profile.town = wanted_town.value and profile.gender_key = wanted_gender.value
  and profile.public_seeks = wanted_seek.value
    and (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1) and pair.high_id = greatest(profile.user_id, $1)
    ) is true)))
    and profile.user_id not in (select user_id from answered)
    and (profile.min_age is null or $5 between profile.min_age and profile.max_age)
    and (profile.wants is null or $6 = any (profile.wants))
    and ($7 or not profile.verified_only)
    and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $8::text[] when 'county' then $9::text[]
        else $10::text[] end))
  order by profile.rank_key desc, profile.user_id limit $11
) candidate;

-- features/discovery/deck branchesStatement, plain deck
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select candidate.id, wanted_town.value as town, candidate.rank_key as "rankKey", wanted_gender.value as "genderKey",
  wanted_seek.value as seeks
from unnest($2::text[]) wanted_town (value)
cross join unnest($3::text[]) wanted_gender (value)
cross join unnest($4::text[]) wanted_seek (value)
cross join lateral (
  select profile.user_id as id, profile.rank_key as rank_key from profiles profile
  where profile.town = wanted_town.value and profile.gender_key = wanted_gender.value
  and profile.seeks = wanted_seek.value
    and (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1) and pair.high_id = greatest(profile.user_id, $1)
    ) is true)))
    and profile.user_id not in (select user_id from answered)
    and case when profile.is_verified then profile.birthday <= $5::date
  else profile.age >= $6 end
    and case when profile.is_verified then profile.birthday > $7::date
  else profile.age <= $8 end
    and profile.public_intent = any ($9)
    and profile.is_verified
    and (profile.min_age is null or $10 between profile.min_age and profile.max_age)
    and (profile.wants is null or $11 = any (profile.wants))
    and ($12 or not profile.verified_only)
    and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $13::text[] when 'county' then $14::text[]
        else $15::text[] end))
  order by profile.rank_key desc, profile.user_id limit $16
) candidate;

-- features/discovery/deck chosenStatement
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select profile.user_id as id from profiles profile
  where profile.user_id = any ($16::bigint[])
    and profile.gender_key = any ($2::text[]) and profile.public_seeks = any ($3::text[])
    and (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1) and pair.high_id = greatest(profile.user_id, $1)
    ) is true)))
    and profile.user_id not in (select user_id from answered)
    and case when profile.is_verified then profile.birthday <= $4::date
  else profile.age >= $5 end
    and case when profile.is_verified then profile.birthday > $6::date
  else profile.age <= $7 end
    and profile.public_intent = any ($8)
    and profile.is_verified
    and (profile.min_age is null or $9 between profile.min_age and profile.max_age)
    and (profile.wants is null or $10 = any (profile.wants))
    and ($11 or not profile.verified_only)
    and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $12::text[] when 'county' then $13::text[]
        else $14::text[] end))
    and profile.public_orientation = $15;

-- features/discovery/deck countStatement, a crowd
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select array[(select count(*)::integer as people from (
  select from (
    select profile.* from profiles profile where profile.saved_at is not null and profile.is_active and profile.hidden_at is null and profile.gender_key = any ($14::text[]) and profile.public_seeks = any ($15::text[]) and profile.search @@ $16::tsquery and profile.location_folded like $17 limit $18
  ) profile
  where (true and (not (profile.user_id = $1) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1) and pair.high_id = greatest(profile.user_id, $1)
    ) is true)))
    and profile.user_id not in (select user_id from answered)
    and case when profile.is_verified then profile.birthday <= $2::date
  else profile.age >= $3 end
    and case when profile.is_verified then profile.birthday > $4::date
  else profile.age <= $5 end
    and profile.public_intent = any ($6)
    and profile.is_verified
    and (profile.min_age is null or $7 between profile.min_age and profile.max_age)
    and (profile.wants is null or $8 = any (profile.wants))
    and ($9 or not profile.verified_only)
    and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $10::text[] when 'county' then $11::text[]
        else $12::text[] end))
    and profile.public_orientation = $13
  limit $19
) found)]::integer[] as counts;

-- features/discovery/deck countStatement, a wider crowd
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select array[(select count(*)::integer as people from (
  select from (
    select profile.* from profiles profile where profile.saved_at is not null and profile.is_active and profile.hidden_at is null and profile.gender_key = any ($13::text[]) and profile.public_seeks = any ($14::text[]) limit $15
  ) profile
  where (true and (not (profile.user_id = $1) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1) and pair.high_id = greatest(profile.user_id, $1)
    ) is true)))
    and profile.user_id not in (select user_id from answered)
    and (profile.min_age is null or $2 between profile.min_age and profile.max_age)
    and (profile.wants is null or $3 = any (profile.wants))
    and ($4 or not profile.verified_only)
    and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $5::text[] when 'county' then $6::text[]
        else $7::text[] end))
    and (case when profile.is_verified then profile.birthday <= $8::date
  else profile.age >= $9 end and case when profile.is_verified then profile.birthday > $10::date
  else profile.age <= $11 end and profile.public_intent = any ($12) and profile.is_verified) is not true
  limit $16
) found)]::integer[] as counts;

-- features/discovery/deck crowdStatement
select count(*)::integer as people from (
  select from unnest($14::text[]) wanted_town (value)
  cross join unnest($15::text[]) wanted_gender (value)
  cross join unnest($16::text[]) wanted_seek (value)
  cross join lateral (
    select from profiles profile
    where profile.town = wanted_town.value and profile.gender_key = wanted_gender.value
  and profile.public_seeks = wanted_seek.value
      and profile.saved_at is not null and profile.is_active and profile.hidden_at is null
      and profile.shown_to = 'everyone'
      and profile.is_verified
      and profile.user_id <> $1
      and case when profile.is_verified then profile.birthday <= $2::date
  else profile.age >= $3 end
      and case when profile.is_verified then profile.birthday > $4::date
  else profile.age <= $5 end
      and profile.public_intent = any ($6)
      and profile.is_verified
      and (profile.min_age is null or $7 between profile.min_age and profile.max_age)
    and (profile.wants is null or $8 = any (profile.wants))
    and ($9 or not profile.verified_only)
      and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $10::text[] when 'county' then $11::text[]
        else $12::text[] end))
    limit $13
  ) person
  limit $13
) found;

-- features/discovery/deck textStatement, words
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select profile.user_id as id, profile.town as town,
  profile.rank_key as "rankKey"
  from profiles profile
  where profile.gender_key = any ($2::text[]) and profile.public_seeks = any ($3::text[])
    and profile.search @@ $4::tsquery
    and (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1) and pair.high_id = greatest(profile.user_id, $1)
    ) is true)))
    and profile.user_id not in (select user_id from answered)
    and (profile.min_age is null or $5 between profile.min_age and profile.max_age)
    and (profile.wants is null or $6 = any (profile.wants))
    and ($7 or not profile.verified_only)
    and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $8::text[] when 'county' then $9::text[]
        else $10::text[] end))
  limit $11;

-- features/discovery/deck textStatement, words and place in towns
with answered as materialized (
  select high_id as user_id from pairs where low_id = $1::bigint and low_liked is not null
  union all
  select low_id from pairs where high_id = $1::bigint and high_liked is not null
)
select profile.user_id as id, profile.town as town,
  profile.rank_key as "rankKey"
  from profiles profile
  where profile.gender_key = any ($2::text[]) and profile.public_seeks = any ($3::text[])
    and profile.search @@ $4::tsquery
    and profile.location_folded like $5
    and profile.town = any ($6::text[])
    and (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1 and is_parted
  union all
  select low_id from pairs where high_id = $1 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1) and pair.high_id = greatest(profile.user_id, $1)
    ) is true)))
    and profile.user_id not in (select user_id from answered)
    and case when profile.is_verified then profile.birthday <= $7::date
  else profile.age >= $8 end
    and case when profile.is_verified then profile.birthday > $9::date
  else profile.age <= $10 end
    and profile.public_intent = any ($11)
    and profile.is_verified
    and (profile.min_age is null or $12 between profile.min_age and profile.max_age)
    and (profile.wants is null or $13 = any (profile.wants))
    and ($14 or not profile.verified_only)
    and (coalesce(profile.near, 'anywhere') = 'anywhere' or profile.town = '' or profile.town = any (
      case profile.near when 'town' then $15::text[] when 'county' then $16::text[]
        else $17::text[] end))
    and profile.public_gender_detail = $18
    and profile.public_orientation = $19
  limit $20;

-- features/discovery/deck/deck-queues.repository.ts returnToFront
-- $1 candidateId, $2 userId
update deck_queues set returned_id = $1::bigint,
  candidate_ids = array_prepend($1, array_remove(array_remove(candidate_ids, $1), returned_id))
where user_id = $2;

-- features/discovery/deck/deck-queues.repository.ts serveFilled
-- $1 day, $2 mayUseHidden, $3 now, $4 premiumMax, $5 basicMax, $6 unverifiedMax, $7 networkMax, $8 userId, $9 filterKey, $10 candidateIds, $11 isComplete, $12 usesHidden, $13 judgedAt, $14 keptIds, $15 network, $16 orientation, $17 genderDetail, $18 size
with viewer as (
  select case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
  else profile.gender end as gender, profile.orientation, profile.town, profile.active_on, profile.is_verified,
    profile.public_intent, profile.looking_for, profile.min_age, profile.max_age, profile.near,
    profile.wants, profile.verified_only,
    case when case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
  else profile.gender end in ('female', 'male') then case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
  else profile.gender end else 'other' end as gender_group,
    least(100, case when profile.is_verified or profile.age is null
      then date_part('year', age($1::date, profile.birthday)) else profile.age end)::integer as shown_age,
    jsonb_build_array(case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
  else profile.gender end, profile.orientation, profile.town, profile.is_verified,
      profile.public_intent, profile.looking_for, profile.min_age, profile.max_age, profile.near,
      profile.wants, profile.verified_only, profile.changed_at)::text as own_key, $2::boolean as may_use_hidden,
    case when profile.is_verified then case when exists (
    select from premium_periods period
    where period.user_id = member.id and period.revoked_at is null and period.stops_at > $3::timestamptz
      and period.starts_at <= $3::timestamptz
  ) then $4::integer else $5::integer end else least(case when exists (
    select from premium_periods period
    where period.user_id = member.id and period.revoked_at is null and period.stops_at > $3::timestamptz
      and period.starts_at <= $3::timestamptz
  ) then $4::integer else $5::integer end, $6::integer) end as profiles_max, case when not profile.is_verified then $7::integer end as network_max
  from profiles profile join users member on member.id = profile.user_id
  where profile.user_id = $8::bigint
), queue as (
  insert into deck_queues
    (user_id, filter_key, candidate_ids, is_complete, filled_at, uses_hidden, judged_at, kept_ids)
  select $8::bigint, concat_ws('/', $9::text, case when viewer.may_use_hidden then 'by crowd' else 'public' end, viewer.own_key), $10::bigint[], $11::boolean,
    $3::timestamptz, $12::boolean, $13::timestamptz, $14::bigint[]
  from viewer
  on conflict (user_id) do update
    set filter_key = excluded.filter_key, is_complete = excluded.is_complete, filled_at = excluded.filled_at,
    uses_hidden = excluded.uses_hidden, judged_at = excluded.judged_at, kept_ids = excluded.kept_ids,
    returned_id = case when deck_queues.filter_key = excluded.filter_key then deck_queues.returned_id end,
    candidate_ids = case when deck_queues.filter_key = excluded.filter_key and deck_queues.returned_id is not null
      then array_prepend(deck_queues.returned_id, array_remove(excluded.candidate_ids, deck_queues.returned_id))
      else excluded.candidate_ids end
  returning candidate_ids, returned_id, filled_at, uses_hidden, kept_ids
), used as (
  -- The queue is always locked before the usage, or two fillings lock each other out.
  select usage.dealt_ids from daily_usage usage cross join viewer
  where usage.user_id = $8::bigint and usage.day = $1::date and viewer.profiles_max is not null and (select count(*) from queue) >= 0
  for no key update of usage
), used_there as (
  select usage.dealt_ids from network_usage usage cross join viewer
  where usage.network = $15::bytea and usage.day = $1::date and viewer.network_max is not null and (select count(*) from used) >= 0
  for no key update of usage
), budget as (
  select coalesce(used.dealt_ids, '{}') as dealt_ids, viewer.profiles_max,
    viewer.profiles_max - coalesce(cardinality(used.dealt_ids), 0) as room,
    coalesce(used_there.dealt_ids, '{}') as served_there,
    viewer.network_max - coalesce(cardinality(used_there.dealt_ids), 0) as room_there
  from viewer left join used on true left join used_there on true
), next as (
  select candidate.id, candidate.position, candidate.id = any (budget.dealt_ids) as was_served,
    budget.room_there is null or candidate.id = any (budget.served_there) as was_served_there
  from queue cross join viewer cross join budget
    cross join unnest(queue.candidate_ids) with ordinality candidate (id, position)
  where (budget.room is null or budget.room > 0 or candidate.id = any (budget.dealt_ids))
    and (budget.room_there is null or budget.room_there > 0 or candidate.id = any (budget.served_there))
    and (
      select string_to_array(case when queue.uses_hidden and candidate.id is distinct from queue.returned_id and candidate.id <> all (queue.kept_ids) then other.seeks else other.public_seeks end, ' ')
        && array['everyone', viewer.gender_group]
        and (other.min_age is null or viewer.shown_age between other.min_age and other.max_age)
    and (other.wants is null or viewer.public_intent = any (other.wants))
    and (viewer.is_verified or not other.verified_only)
        and (viewer.wants is null or other.public_intent = any (viewer.wants))
        and ($16::text is null or other.public_orientation = $16::text)
        and ($17::text is null or other.public_gender_detail = $17::text)
        and ((other.changed_at is null or other.changed_at <= queue.filled_at)
          or candidate.id is not distinct from queue.returned_id)
      from profiles other
      where other.user_id = candidate.id
        and (other.saved_at is not null and other.is_active and other.hidden_at is null and (not (other.user_id = $8::bigint) and not (other.user_id in (select high_id as user_id from pairs where low_id = $8::bigint and is_parted
  union all
  select low_id from pairs where high_id = $8::bigint and is_parted)) and (other.shown_to = 'everyone' or (
      select case when other.user_id < $8::bigint then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(other.user_id, $8::bigint) and pair.high_id = greatest(other.user_id, $8::bigint)
    ) is true)))
    )
    and not (
      select case when $8::bigint < candidate.id then pair.low_liked else pair.high_liked end is not null
      from pairs pair where pair.low_id = least($8::bigint, candidate.id) and pair.high_id = greatest($8::bigint, candidate.id)
    ) is true
    and (viewer.is_verified or not exists (select from keeps keep where keep.user_id = $8::bigint and keep.kept_id = candidate.id))
  limit $18::integer
), verdict as (
  select true as is_served from budget
), served as (
  select ordered.id, ordered.position, ordered.was_served, ordered.was_served_there
  from (select *, count(*) filter (where not was_served) over (order by position) as newcomers,
      count(*) filter (where not was_served_there) over (order by position) as newcomers_there from next) ordered
  cross join budget cross join verdict
  where verdict.is_served and (ordered.was_served or budget.room is null or ordered.newcomers <= budget.room)
    and (ordered.was_served_there or ordered.newcomers_there <= budget.room_there)
), recorded as (
  insert into daily_usage (user_id, day, dealt_ids)
  select $8::bigint, $1::date, array_agg(served.id) from served cross join budget where budget.room is not null and not served.was_served
  having count(*) > 0
  on conflict (user_id, day) do update set dealt_ids = daily_usage.dealt_ids || excluded.dealt_ids
    where cardinality(daily_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= (select profiles_max from viewer)
  returning user_id
), recorded_there as (
  insert into network_usage (network, day, dealt_ids)
  select $15::bytea, $1::date, array_agg(served.id) from served cross join budget
      where not served.was_served_there
        and (served.was_served or budget.room is null or exists (select from recorded))
  having count(*) > 0
  on conflict (network, day) do update set dealt_ids = network_usage.dealt_ids || excluded.dealt_ids
    where cardinality(network_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= (select network_max from viewer)
  returning network
)
select json_build_object('gender', viewer.gender, 'orientation', viewer.orientation, 'town', viewer.town,
    'age', viewer.shown_age, 'publicIntent', viewer.public_intent, 'isVerified', viewer.is_verified,
    'activeOn', viewer.active_on, 'lookingFor', viewer.looking_for, 'minAge', viewer.min_age,
    'maxAge', viewer.max_age, 'near', viewer.near, 'wants', viewer.wants,
    'verifiedOnly', viewer.verified_only) as viewer, viewer.may_use_hidden as "mayUseHidden",
  verdict.is_served as "isServed", null::jsonb as "keptJudgement",
  false as "opensWithKept", (select served.id = any (queue.kept_ids) from queue) is true as "isKept",
  (viewer.profiles_max is null or exists (select from recorded)
      or not exists (select from served where not was_served))
    and (exists (select from recorded_there)
      or not exists (select from served where not was_served_there)) as "isRecorded",
  coalesce(budget.room <= 0, false) or coalesce(budget.room_there <= 0, false) as "isLimitReached",
  profile.user_id as id, profile.name, profile.bio, profile.age, profile.birthday,
profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos
from viewer cross join budget cross join verdict left join served on true
  left join profiles profile on profile.user_id = served.id
order by served.position;

-- features/discovery/deck/deck-queues.repository.ts serveStored
-- $1 day, $2 isPlain, $3 userId, $4 now, $5 premiumMax, $6 basicMax, $7 unverifiedMax, $8 networkMax, $9 filterKey, $10 network, $11 orientation, $12 genderDetail, $13 size
with viewer as (
  select case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
  else profile.gender end as gender, profile.orientation, profile.town, profile.active_on, profile.is_verified,
    profile.public_intent, profile.looking_for, profile.min_age, profile.max_age, profile.near,
    profile.wants, profile.verified_only,
    case when case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
  else profile.gender end in ('female', 'male') then case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
  else profile.gender end else 'other' end as gender_group,
    least(100, case when profile.is_verified or profile.age is null
      then date_part('year', age($1::date, profile.birthday)) else profile.age end)::integer as shown_age,
    jsonb_build_array(case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
  else profile.gender end, profile.orientation, profile.town, profile.is_verified,
      profile.public_intent, profile.looking_for, profile.min_age, profile.max_age, profile.near,
      profile.wants, profile.verified_only, profile.changed_at)::text as own_key, $2::boolean and profile.is_verified
      and coalesce(coalesce((
    select cardinality(usage.dealt_ids) from daily_usage usage where usage.user_id = $3::bigint and usage.day = $1::date
  ), 0) < case when profile.is_verified then case when exists (
    select from premium_periods period
    where period.user_id = member.id and period.revoked_at is null and period.stops_at > $4::timestamptz
      and period.starts_at <= $4::timestamptz
  ) then $5::integer else $6::integer end else least(case when exists (
    select from premium_periods period
    where period.user_id = member.id and period.revoked_at is null and period.stops_at > $4::timestamptz
      and period.starts_at <= $4::timestamptz
  ) then $5::integer else $6::integer end, $7::integer) end, true) as may_use_hidden,
    case when profile.is_verified then case when exists (
    select from premium_periods period
    where period.user_id = member.id and period.revoked_at is null and period.stops_at > $4::timestamptz
      and period.starts_at <= $4::timestamptz
  ) then $5::integer else $6::integer end else least(case when exists (
    select from premium_periods period
    where period.user_id = member.id and period.revoked_at is null and period.stops_at > $4::timestamptz
      and period.starts_at <= $4::timestamptz
  ) then $5::integer else $6::integer end, $7::integer) end as profiles_max, case when not profile.is_verified then $8::integer end as network_max
  from profiles profile join users member on member.id = profile.user_id
  where profile.user_id = $3::bigint
), queue as (
  select candidate_ids, returned_id, filled_at, uses_hidden, kept_ids from deck_queues
  where user_id = $3::bigint and filter_key = (select concat_ws('/', $9::text, case when viewer.may_use_hidden then 'by crowd' else 'public' end, viewer.own_key) from viewer) and not is_complete
    and filled_at > $4::timestamptz - interval '10 minutes'
), used as (
  -- The queue is always locked before the usage, or two fillings lock each other out.
  select usage.dealt_ids from daily_usage usage cross join viewer
  where usage.user_id = $3::bigint and usage.day = $1::date and viewer.profiles_max is not null and (select count(*) from queue) >= 0
  for no key update of usage
), used_there as (
  select usage.dealt_ids from network_usage usage cross join viewer
  where usage.network = $10::bytea and usage.day = $1::date and viewer.network_max is not null and (select count(*) from used) >= 0
  for no key update of usage
), budget as (
  select coalesce(used.dealt_ids, '{}') as dealt_ids, viewer.profiles_max,
    viewer.profiles_max - coalesce(cardinality(used.dealt_ids), 0) as room,
    coalesce(used_there.dealt_ids, '{}') as served_there,
    viewer.network_max - coalesce(cardinality(used_there.dealt_ids), 0) as room_there
  from viewer left join used on true left join used_there on true
), next as (
  select candidate.id, candidate.position, candidate.id = any (budget.dealt_ids) as was_served,
    budget.room_there is null or candidate.id = any (budget.served_there) as was_served_there
  from queue cross join viewer cross join budget
    cross join unnest(queue.candidate_ids) with ordinality candidate (id, position)
  where (budget.room is null or budget.room > 0 or candidate.id = any (budget.dealt_ids))
    and (budget.room_there is null or budget.room_there > 0 or candidate.id = any (budget.served_there))
    and (
      select string_to_array(case when queue.uses_hidden and candidate.id is distinct from queue.returned_id and candidate.id <> all (queue.kept_ids) then other.seeks else other.public_seeks end, ' ')
        && array['everyone', viewer.gender_group]
        and (other.min_age is null or viewer.shown_age between other.min_age and other.max_age)
    and (other.wants is null or viewer.public_intent = any (other.wants))
    and (viewer.is_verified or not other.verified_only)
        and (viewer.wants is null or other.public_intent = any (viewer.wants))
        and ($11::text is null or other.public_orientation = $11::text)
        and ($12::text is null or other.public_gender_detail = $12::text)
        and ((other.changed_at is null or other.changed_at <= queue.filled_at)
          or candidate.id is not distinct from queue.returned_id)
      from profiles other
      where other.user_id = candidate.id
        and (other.saved_at is not null and other.is_active and other.hidden_at is null and (not (other.user_id = $3::bigint) and not (other.user_id in (select high_id as user_id from pairs where low_id = $3::bigint and is_parted
  union all
  select low_id from pairs where high_id = $3::bigint and is_parted)) and (other.shown_to = 'everyone' or (
      select case when other.user_id < $3::bigint then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(other.user_id, $3::bigint) and pair.high_id = greatest(other.user_id, $3::bigint)
    ) is true)))
    )
    and not (
      select case when $3::bigint < candidate.id then pair.low_liked else pair.high_liked end is not null
      from pairs pair where pair.low_id = least($3::bigint, candidate.id) and pair.high_id = greatest($3::bigint, candidate.id)
    ) is true
    and (viewer.is_verified or not exists (select from keeps keep where keep.user_id = $3::bigint and keep.kept_id = candidate.id))
  limit $13::integer
), verdict as (
  select exists (select from queue)
    and ((select count(*) from next) >= $13::integer or coalesce(budget.room <= 0, false)) as is_served from budget
), served as (
  select ordered.id, ordered.position, ordered.was_served, ordered.was_served_there
  from (select *, count(*) filter (where not was_served) over (order by position) as newcomers,
      count(*) filter (where not was_served_there) over (order by position) as newcomers_there from next) ordered
  cross join budget cross join verdict
  where verdict.is_served and (ordered.was_served or budget.room is null or ordered.newcomers <= budget.room)
    and (ordered.was_served_there or ordered.newcomers_there <= budget.room_there)
), recorded as (
  insert into daily_usage (user_id, day, dealt_ids)
  select $3::bigint, $1::date, array_agg(served.id) from served cross join budget where budget.room is not null and not served.was_served
  having count(*) > 0
  on conflict (user_id, day) do update set dealt_ids = daily_usage.dealt_ids || excluded.dealt_ids
    where cardinality(daily_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= (select profiles_max from viewer)
  returning user_id
), recorded_there as (
  insert into network_usage (network, day, dealt_ids)
  select $10::bytea, $1::date, array_agg(served.id) from served cross join budget
      where not served.was_served_there
        and (served.was_served or budget.room is null or exists (select from recorded))
  having count(*) > 0
  on conflict (network, day) do update set dealt_ids = network_usage.dealt_ids || excluded.dealt_ids
    where cardinality(network_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= (select network_max from viewer)
  returning network
)
select json_build_object('gender', viewer.gender, 'orientation', viewer.orientation, 'town', viewer.town,
    'age', viewer.shown_age, 'publicIntent', viewer.public_intent, 'isVerified', viewer.is_verified,
    'activeOn', viewer.active_on, 'lookingFor', viewer.looking_for, 'minAge', viewer.min_age,
    'maxAge', viewer.max_age, 'near', viewer.near, 'wants', viewer.wants,
    'verifiedOnly', viewer.verified_only) as viewer, viewer.may_use_hidden as "mayUseHidden",
  verdict.is_served as "isServed", case when not verdict.is_served then (
    select json_build_object('usesHidden', uses_hidden, 'judgedAt', judged_at) from deck_queues
    where user_id = $3::bigint and filter_key = concat_ws('/', $9::text, case when viewer.may_use_hidden then 'by crowd' else 'public' end, viewer.own_key)
      and judged_at > $4::timestamptz - interval '10 minutes'
  ) end as "keptJudgement",
  case when verdict.is_served or not viewer.is_verified then false else exists (select from keeps keep where keep.user_id = $3::bigint) end as "opensWithKept", (select served.id = any (queue.kept_ids) from queue) is true as "isKept",
  (viewer.profiles_max is null or exists (select from recorded)
      or not exists (select from served where not was_served))
    and (exists (select from recorded_there)
      or not exists (select from served where not was_served_there)) as "isRecorded",
  coalesce(budget.room <= 0, false) or coalesce(budget.room_there <= 0, false) as "isLimitReached",
  profile.user_id as id, profile.name, profile.bio, profile.age, profile.birthday,
profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos
from viewer cross join budget cross join verdict left join served on true
  left join profiles profile on profile.user_id = served.id
order by served.position;

-- features/discovery/deck/deck-viewers.repository.ts readViewer
-- $1 day, $2 userId
with viewer as (
  select case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
else profile.gender end as gender, profile.orientation, profile.town, profile.active_on, profile.is_verified,
  profile.public_intent, profile.looking_for, profile.min_age, profile.max_age, profile.near,
  profile.wants, profile.verified_only,
  case when case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
else profile.gender end in ('female', 'male') then case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
else profile.gender end else 'other' end as gender_group,
  least(100, case when profile.is_verified or profile.age is null
    then date_part('year', age($1::date, profile.birthday)) else profile.age end)::integer as shown_age,
  jsonb_build_array(case when profile.dealt_gender_through >= $1::date then profile.dealt_gender
else profile.gender end, profile.orientation, profile.town, profile.is_verified,
    profile.public_intent, profile.looking_for, profile.min_age, profile.max_age, profile.near,
    profile.wants, profile.verified_only, profile.changed_at)::text as own_key from profiles profile
  where profile.user_id = $2
)
select json_build_object('gender', viewer.gender, 'orientation', viewer.orientation, 'town', viewer.town,
  'age', viewer.shown_age, 'publicIntent', viewer.public_intent, 'isVerified', viewer.is_verified,
  'activeOn', viewer.active_on, 'lookingFor', viewer.looking_for, 'minAge', viewer.min_age,
  'maxAge', viewer.max_age, 'near', viewer.near, 'wants', viewer.wants,
  'verifiedOnly', viewer.verified_only) as viewer from viewer;

-- features/discovery/likes/likes.repository.ts countDay
-- $1 userId, $2 day, $3 countMax
with at_start as (
    select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and pair.low_liked is null and not pair.is_parted
  union all
  select pair.low_id, pair.low_swiped_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and pair.high_liked is null and not pair.is_parted union all select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and not pair.is_parted
      and pair.low_swiped_at >= $2::date::timestamp at time zone 'Africa/Nairobi' and pair.low_swiped_at >= pair.high_swiped_at
  union all
  select pair.low_id, pair.low_swiped_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and not pair.is_parted
      and pair.high_swiped_at >= $2::date::timestamp at time zone 'Africa/Nairobi' and pair.high_swiped_at >= pair.low_swiped_at) liking join profiles liker on liker.user_id = liking.user_id
  where liker.saved_at is not null and liker.is_active and liker.hidden_at is null and liker.is_verified and liker.active_on >= $2::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.user_id and open_case.decided_at is null
)
  )
  insert into like_counts (user_id, day, count, still_to_come)
  select $1, $2, (select count(*)::integer from (select from at_start  limit $3::integer) one), (select count(*)::integer from (select from at_start where user_id not in (select liker_id from like_reveals where user_id = $1 and liker_id is not null) limit $3::integer) one)
  on conflict (user_id) do update set day = greatest(like_counts.day, excluded.day),
    count = case when like_counts.day < excluded.day then excluded.count else like_counts.count end,
    still_to_come = case when like_counts.day < excluded.day then excluded.still_to_come
      else like_counts.still_to_come end
  returning count, still_to_come as "stillToCome";

-- features/discovery/likes/likes.repository.ts findFacts
-- $1 now, $2 day, $3 week, $4 userId
select case when exists (
  select from premium_periods period
  where period.user_id = member.id and period.revoked_at is null and period.stops_at > $1::timestamptz
    and period.starts_at <= $1::timestamptz
) then 'premium' else 'basic' end as plan,
  (select visit.seen_until from like_visits visit where visit.user_id = member.id) as "seenUntil",
  reveal.user_id is not null as "isRevealed",
  (reveal.liker_id is not null and (
    select case when member.id < reveal.liker_id then pair.low_liked else pair.high_liked end is not null
    from pairs pair where pair.low_id = least(member.id, reveal.liker_id) and pair.high_id = greatest(member.id, reveal.liker_id)
  ) is true) is true as "hasAnswered",
  (select json_build_object('count', counted.count, 'stillToCome', counted.still_to_come)
    from like_counts counted where counted.user_id = member.id and counted.day >= $2::date) as numbers
from users member
left join like_reveals reveal on reveal.user_id = member.id and reveal.week = $3::date
where member.id = $4::bigint;

-- features/discovery/likes/likes.repository.ts listLikers
-- $1 userId, $2 day, $3 plan, $4 limit
select liker.liked_at as "likedAt", (
      select case when comment.prompt_id is not null then 'prompt' when comment.photo_id is not null then 'photo' end
      from (select comment.author_id, comment.low_id + comment.high_id - comment.author_id as partner_id, comment.text,
    comment.prompt_id, comment.answer, comment.photo_id, comment.created_at
  from like_comments comment where comment.low_id = least($1, liker.user_id) and comment.high_id = greatest($1, liker.user_id)) comment
      where comment.author_id = liker.user_id
    ) as liked, profile.user_id as id, profile.name, profile.bio, profile.age, profile.birthday,
profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos
  from (
    select liking.user_id, liking.liked_at from (select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1::bigint and pair.high_liked and pair.low_liked is null and not pair.is_parted
  union all
  select pair.low_id, pair.low_swiped_at from pairs pair
    where pair.high_id = $1::bigint and pair.low_liked and pair.high_liked is null and not pair.is_parted) liking join profiles liker on liker.user_id = liking.user_id
  where liker.saved_at is not null and liker.is_active and liker.hidden_at is null and liker.is_verified and liker.active_on >= $2::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.user_id and open_case.decided_at is null
)) liking
    where $3 = 'premium' or liking.user_id in (select liker_id from like_reveals where user_id = $1 and liker_id is not null)
    order by liking.liked_at desc, liking.user_id desc limit $4::integer
  ) liker join profiles profile on profile.user_id = liker.user_id
  order by liker.liked_at desc, liker.user_id desc;

-- features/discovery/likes/likes.repository.ts markSeen
-- $1 userId, $2 until
insert into like_visits (user_id, seen_until) values ($1, $2)
on conflict (user_id) do update set seen_until = greatest(like_visits.seen_until, excluded.seen_until);

-- features/discovery/likes/likes.repository.ts reveal
-- $1 userId, $2 week, $3 day
insert into like_reveals (user_id, week, liker_id)
  select $1::bigint, $2::date, liker.user_id from (select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $1 and pair.high_liked and pair.low_liked is null and not pair.is_parted
  union all
  select pair.low_id, pair.low_swiped_at from pairs pair
    where pair.high_id = $1 and pair.low_liked and pair.high_liked is null and not pair.is_parted) liking join profiles liker on liker.user_id = liking.user_id
  where liker.saved_at is not null and liker.is_active and liker.hidden_at is null and liker.is_verified and liker.active_on >= $3::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.user_id and open_case.decided_at is null
)) liker
  where liker.user_id not in (select liker_id from like_reveals where user_id = $1 and liker_id is not null)
  order by liker.liked_at, liker.user_id limit 1
  on conflict (user_id, week) do nothing;

-- features/discovery/swipes/new-match.repository.ts readMatch
-- $1 me, $2 matchedAt, $3 now, $4 day, $5 them
select partner.user_id as id, partner.name, partner.age, partner.birthday, partner.is_verified as "isVerified",
(select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = partner.user_id and not photo.is_held and photo.position = 0) as photo,
(select count(*)::integer from (
  select from messages unread
  where unread.low_id = pair.low_id and unread.high_id = pair.high_id
    and unread.id > coalesce((select read.up_to from conversation_reads read
  where read.low_id = pair.low_id and read.high_id = pair.high_id and read.reader_id = $1 order by read.up_to desc
    limit 1), 0) and unread.sender_id <> $1 and unread.deleted_at is null
  order by unread.id limit 100
) counted) as "unreadCount", exists (select from opened_matches opened
  where opened.low_id = pair.low_id and opened.high_id = pair.high_id and opened.user_id = $1) as "isOpened",
(coalesce(last.created_at < $2::timestamptz, true)
  and exists (select from notifications notice
  where notice.kind = 'match' and notice.user_id = $1 and notice.actor_id = partner.user_id
    and notice.read_at is null)) as "isNoticeUnread",
case when (coalesce((select shows_presence from member_settings where user_id = $1), true) and coalesce((select shows_presence from member_settings where user_id = partner.user_id), true)) then (
  select case when presence.online_until > $3::timestamptz then 'online'
    when (presence.active_at at time zone 'Africa/Nairobi')::date = $4::date then 'today' end
  from presences presence where presence.user_id = partner.user_id
) end as presence,
last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId", last.created_at as "lastSentAt",
last.is_deleted as "lastIsDeleted", last.media_kind as "lastMediaKind",
case when last.sender_id = $1 then case when (coalesce((select read_receipts from member_settings where user_id = $1), true) and coalesce((select read_receipts from member_settings where user_id = partner.user_id), true)) then (select read.read_at from conversation_reads read
  where read.low_id = last.low_id and read.high_id = last.high_id and read.reader_id = partner.user_id
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
  where pair.low_id = least($1::bigint, $5::bigint) and pair.high_id = greatest($1::bigint, $5::bigint) and (pair.matched_at is not null and not (pair.is_parted))) pair
  join profiles partner on partner.user_id = $5::bigint
  left join lateral (select message.id, case when message.deleted_at is null then message.text else '' end as text,
    message.deleted_at is not null as is_deleted, case
      when message.deleted_at is null then message.media_kind end as media_kind,
    message.sender_id, message.created_at, message.low_id, message.high_id
  from messages message
  where message.low_id = pair.low_id and message.high_id = pair.high_id order by message.id desc limit 1) last on true;

-- features/discovery/swipes/rewinds.repository.ts findTarget
-- $1 them
select target.saved_at is not null and target.is_active and target.hidden_at is null as "isShown", target.shown_to = 'everyone' as "isForEveryone"
from profiles target where target.user_id = $1;

-- features/discovery/swipes/rewinds.repository.ts withdrawNotification
-- $1 now, $2 them, $3 day, $4 me
update notifications set withdrawn_at = case when more.are_there then null else $1::timestamptz end,
    actor_id = case when more.are_there then null else notifications.actor_id end
  from (select) taken
    cross join (select exists (select from (select liking.user_id, liking.liked_at
  from (select pair.high_id as user_id, pair.high_swiped_at as liked_at from pairs pair
    where pair.low_id = $2::bigint and pair.high_liked and pair.low_liked is null and not pair.is_parted
  union all
  select pair.low_id, pair.low_swiped_at from pairs pair
    where pair.high_id = $2::bigint and pair.low_liked and pair.high_liked is null and not pair.is_parted) liking join profiles liker on liker.user_id = liking.user_id
  where liker.saved_at is not null and liker.is_active and liker.hidden_at is null and liker.is_verified and liker.active_on >= $3::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = liker.user_id and open_case.decided_at is null
)) other where other.user_id <> $4::bigint) as are_there) more
  where true and notifications.kind = 'like' and notifications.user_id = $2::bigint
    and coalesce(notifications.actor_id, $4::bigint) = $4::bigint and notifications.read_at is null;

-- features/discovery/swipes/swipes.repository.ts countAndAnswer
-- $1 me, $2 day, $3 them, $4 limit, $5 liked, $6 now
with counted as (
  insert into daily_usage (user_id, day, swipes, last_swiped_id)
select $1::bigint, $2::date, 1, $3::bigint
where coalesce($4::integer > 0, true)
on conflict (user_id, day) do update set swipes = daily_usage.swipes + 1, last_swiped_id = excluded.last_swiped_id
  where coalesce(daily_usage.swipes < $4::integer, true)
returning true as is_counted
), written as (
  insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
select least($1, $3), greatest($1, $3), case when $1 < $3 then $5::boolean end, case when $1 > $3 then $5::boolean end, case when $1 < $3 then $6::timestamptz end, case when $1 > $3 then $6::timestamptz end from counted
on conflict (low_id, high_id) do update set
  low_liked = coalesce(excluded.low_liked, pairs.low_liked), high_liked = coalesce(excluded.high_liked, pairs.high_liked),
  low_swiped_at = coalesce(excluded.low_swiped_at, pairs.low_swiped_at), high_swiped_at = coalesce(excluded.high_swiped_at, pairs.high_swiped_at),
  matched_at = case when coalesce(excluded.low_liked, pairs.low_liked) and coalesce(excluded.high_liked, pairs.high_liked) then $6::timestamptz end
where not pairs.is_parted and case when $1 < $3 then (pairs.low_liked is null or $5::boolean and not pairs.low_liked) else (pairs.high_liked is null or $5::boolean and not pairs.high_liked) end
returning true as is_written, matched_at
)
select written.matched_at as "matchedAt", written.is_written is true as "isWritten"
from counted left join written on true;

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
select me.is_verified as "isVerified", not me.is_active as "isPaused",
    not $1::boolean or exists (select from photos where user_id = me.user_id) as "hasPhoto",
    exists (
    select from premium_periods period
    where period.user_id = me.user_id and period.revoked_at is null and period.stops_at > $2::timestamptz
      and period.starts_at <= $2::timestamptz
  ) as "hasPremium",
    $3::boolean and me.saved_at is not null and me.is_active and me.hidden_at is null and me.is_verified and me.active_on >= $4::date - 30
    and not exists (
  select from report_cases open_case where open_case.reported_id = me.user_id and open_case.decided_at is null
) as "countsAsLiker",
    target.saved_at is not null and target.is_active and target.hidden_at is null as "isShown", target.shown_to = 'everyone' as "isForEveryone",
    pair.*
  from profiles me
  left join profiles target on target.user_id = $5::bigint
  left join (select case when $6::bigint = pair.low_id then pair.low_liked else pair.high_liked end as mine,
    case when $6::bigint = pair.low_id then pair.high_liked else pair.low_liked end as theirs,
    pair.matched_at as "matchedAt", pair.is_parted as "isParted"
  from pairs pair where pair.low_id = least($6::bigint, $5::bigint) and pair.high_id = greatest($6::bigint, $5::bigint)) pair on true
  where me.user_id = $6::bigint;

-- features/notices/mails/mails.repository.ts end
-- $1 at, $2 outcome, $3 failure, $4 id
update notice_mails
set ended_at = $1, outcome = $2, failure = $3
where id = $4 and ended_at is null;

-- features/notices/mails/mails.repository.ts find
-- $1 id
select mail.user_id as "userId", account.email as email,
  coalesce((select language from member_settings where user_id = mail.user_id), 'en') as language, mail.created_at as "createdAt", mail.handovers
from notice_mails mail join users account on account.id = mail.user_id
where mail.id = $1 and mail.ended_at is null;

-- features/notices/mails/mails.repository.ts gather
-- $1 id
update notifications set mail_id = mail.id from notice_mails mail
where notifications.user_id = mail.user_id and notifications.read_at is null and notifications.withdrawn_at is null
  and (notifications.mail_id is null or notifications.mail_id = mail.id) and mail.id = $1 and mail.ended_at is null and coalesce((select case when notifications.kind in ('profile_change', 'report', 'safety', 'premium', 'payment')
then 'verification' else notifications.kind end = any(mail_kinds) from member_settings
where user_id = mail.user_id), case when notifications.kind in ('profile_change', 'report', 'safety', 'premium', 'payment')
then 'verification' else notifications.kind end <> 'like')
returning notifications.kind, notifications.details;

-- features/notices/mails/mails.repository.ts handOver
-- $1 by, $2 id
update notice_mails set handovers = handovers + $1::integer where id = $2;

-- features/notices/mails/mails.repository.ts open
-- $1 at, $2 members, $3 kinds
insert into notice_mails (user_id, created_at)
select distinct due.user_id, $1::timestamptz
from unnest($2::bigint[], $3::text[]) due (user_id, notice_kind)
where coalesce((select due.notice_kind = any(mail_kinds) from member_settings
  where user_id = due.user_id), due.notice_kind <> 'like')
on conflict (user_id) where ended_at is null do nothing;

-- features/notices/mails/mails.repository.ts opened
-- $1 limit
select mail.id from notice_mails mail where mail.ended_at is null order by mail.id limit $1;

-- features/notices/mails/mails.repository.ts stop
-- $1 member
insert into member_settings (user_id, mail_kinds)
select users.id, '{}' from users where users.id = $1
on conflict (user_id) do update set mail_kinds = '{}'
returning user_id;

-- features/notices/notifications/due-notices.repository.ts forMail
-- $1 until, $2 limit, $3 at
with waiting as materialized (
  select id from notifications
  where mail_collected_at is null and read_at is null and created_at <= $1::timestamptz
  order by created_at limit $2 for update skip locked
)
update notifications set mail_collected_at = $3::timestamptz from waiting where notifications.id = waiting.id
returning notifications.user_id as "userId", case when notifications.kind in ('profile_change', 'report', 'safety', 'premium', 'payment')
  then 'verification' else notifications.kind end as "noticeKind",
  notifications.mail_id is null and notifications.withdrawn_at is null as "isDue";

-- features/notices/notifications/due-notices.repository.ts forPush
-- $1 limit
with fresh as materialized (
  select id from notifications where push_batch is null order by id limit $1 for update skip locked
), batch as materialized (
  select nextval('notification_batches') as id where exists (select from fresh)
)
update notifications set push_batch = batch.id from fresh, batch where notifications.id = fresh.id
returning notifications.user_id as "userId", batch.id as batch;

-- features/notices/notifications/due-notices.repository.ts turn
select pg_try_advisory_xact_lock(6941726003) as "isMine";

-- features/notices/notifications/due-notices.repository.ts waiting
select exists (select from notifications where push_batch is null) as "isWaiting";

-- features/notices/notifications/notices.repository.ts readOf
-- $1 at, $2 reader, $3 partners
update notifications set read_at = $1::timestamptz
where kind = 'match' and user_id = $2::bigint and actor_id = any ($3::bigint[])
  and read_at is null
returning id;

-- features/notices/notifications/notices.repository.ts readOf
-- $1 at, $2 reader, $3 partners
update notifications set read_at = $1::timestamptz
where kind = 'message' and user_id = $2::bigint and actor_id = any ($3::bigint[])
  and read_at is null
returning id;

-- features/notices/notifications/notices.repository.ts renew
-- $1 actor, $2 recipient, $3 at
update notifications set withdrawn_at = null, actor_id = $1::bigint from (select) liked
where true and notifications.withdrawn_at is not null and (
  (notifications.kind = 'like' and notifications.user_id = $2::bigint
and notifications.actor_id = $1::bigint)
  or (notifications.kind = 'like' and notifications.user_id = $2::bigint
    and (notifications.created_at at time zone 'Africa/Nairobi')::date = ($3::timestamptz at time zone 'Africa/Nairobi')::date
    and not exists (select from notifications where notifications.kind = 'like' and notifications.user_id = $2::bigint
and notifications.actor_id = $1::bigint))
);

-- features/notices/notifications/notices.repository.ts write
-- $1 at, $2 recipients, $3 kinds, $4 actors, $5 details
insert into notifications
  (user_id, kind, actor_id, details, created_at)
select notice.*, $1::timestamptz
from unnest($2::bigint[], $3::text[], $4::bigint[], $5::jsonb[]) notice (user_id)
join users recipient on recipient.id = notice.user_id
on conflict do nothing
returning user_id as "userId", kind;

-- features/notices/notifications/notifications.repository.ts newest
-- $1 now, $2 reader, $3 limit
select newest.id, newest.kind, newest.actor_id as "actorId",
  case when actor.saved_at is not null and actor.hidden_at is null then actor.name end as "actorName", newest.details, newest.read_at as "readAt", newest.created_at as "createdAt",
  case when exists (
    select from premium_periods period
    where period.user_id = reader.id and period.revoked_at is null and period.stops_at > $1::timestamptz
      and period.starts_at <= $1::timestamptz
  ) then 'premium' else 'basic' end as plan
from (
  select * from notifications where user_id = $2 and withdrawn_at is null order by id desc limit $3
) newest
join users reader on reader.id = newest.user_id
left join profiles actor on actor.user_id = newest.actor_id
order by newest.id desc;

-- features/notices/notifications/notifications.repository.ts readAll
-- $1 at, $2 reader
with marked as (
  update notifications set read_at = $1::timestamptz
  where user_id = $2 and read_at is null and withdrawn_at is null returning id
)
select count(*)::integer as marked from marked;

-- features/notices/notifications/notifications.repository.ts readOne
-- $1 at, $2 id, $3 reader
update notifications set read_at = coalesce(notifications.read_at, $1::timestamptz)
from (select id, read_at from notifications where id = $2 and user_id = $3 for update) before
where notifications.id = before.id returning before.read_at is null as "wasUnread";

-- features/notices/premium-reminders/reminders.repository.ts dueReminders
-- $1 now, $2 limit
update premium_periods set reminded_days = ending.days_left from (
  select period.id, case when period.ends_at <= $1::timestamptz then 0 when period.ends_at <= $1::timestamptz + interval '1 day' then 1
else 3 end as days_left from premium_periods period
  where period.product = 'month' and period.revoked_at is null
    and period.ends_at > $1::timestamptz - interval '3 days' and period.ends_at <= $1::timestamptz + interval '3 days'
    and coalesce(period.reminded_days, 4) > case when period.ends_at <= $1::timestamptz then 0 when period.ends_at <= $1::timestamptz + interval '1 day' then 1
else 3 end
    and not exists (
      select from premium_periods later
      where later.user_id = period.user_id and later.revoked_at is null and later.ends_at > period.ends_at
    )
  order by period.ends_at limit $2 for update skip locked
) ending
where premium_periods.id = ending.id
returning premium_periods.user_id, ending.days_left;

-- features/notices/premium-reminders/reminders.repository.ts endedTrials
-- $1 now, $2 limit
update premium_periods set reminded_days = 0 from (
  select period.id from premium_periods period
  where period.source = 'trial' and period.reminded_days is null and period.revoked_at is null
    and period.ends_at > $1::timestamptz - interval '3 days' and period.ends_at <= $1::timestamptz and not exists (
      select from premium_periods later
      where later.user_id = period.user_id and later.revoked_at is null and later.ends_at > period.ends_at
    )
  order by period.ends_at limit $2 for update skip locked
) ended
where premium_periods.id = ended.id
returning premium_periods.user_id;

-- features/notices/push/news.repository.ts called
-- $1 callee, $2 now, $3 caller
select subscription.id, subscription.endpoint, subscription.p256dh,
  subscription.auth, coalesce((select language from member_settings where user_id = $1), 'en') as language, coalesce((
    select json_build_object('quietFrom', quiet_from, 'quietTo', quiet_to, 'showsNames', shows_names_when_locked)
    from member_settings where user_id = $1
  ), json_build_object('quietFrom', 1320,
    'quietTo', 420, 'showsNames', false)) as choices,
  exists (select from presences where presences.user_id = $1 and presences.online_until > $2) as "isHere", (select count(*)::integer from notifications waiting
  where waiting.user_id = $1 and waiting.read_at is null and waiting.withdrawn_at is null) as unread,
  (select caller.name from profiles caller where caller.user_id = $3::bigint) as "callerName"
from push_subscriptions subscription where subscription.user_id = $1::bigint;

-- features/notices/push/news.repository.ts delay
-- $1 until, $2 id
update push_subscriptions set waits_until = $1 where id = $2;

-- features/notices/push/news.repository.ts ended
-- $1 id, $2 endpoint
delete from push_subscriptions where id = $1 and endpoint = $2;

-- features/notices/push/news.repository.ts items
-- $1 userId, $2 toldBatch
select item.kind, item.actor_id as "actorId", case when actor.saved_at is not null and actor.hidden_at is null then actor.name end as "actorName",
  item.details ->> 'decision' as decision, item.details ? 'asks_to_talk' as "asksToTalk"
from (select news.id, news.kind, case when news.kind in ('profile_change', 'report', 'safety', 'premium', 'payment')
  then 'verification' else news.kind end as notice_kind, news.actor_id, news.details,
  news.push_batch
  from notifications news
  where news.user_id = $1::bigint and news.push_batch > $2::bigint and news.read_at is null
    and news.withdrawn_at is null) item
left join profiles actor on actor.user_id = item.actor_id
where (item.notice_kind = 'verification'
  or coalesce((select item.notice_kind = any(push_kinds) from member_settings where user_id = $1), true))
order by item.id desc limit 100;

-- features/notices/push/news.repository.ts noteNews
-- $1 batch, $2 members
update push_subscriptions set news_batch = $1::bigint
where user_id = any ($2::bigint[]);

-- features/notices/push/news.repository.ts told
-- $1 batch, $2 id
update push_subscriptions set told_batch = greatest(told_batch, $1::bigint),
  waits_until = null, news_batch = nullif(news_batch, $1)
where id = $2;

-- features/notices/push/news.repository.ts waiting
-- $1 now, $2 id
select subscription.user_id as "userId", subscription.endpoint, subscription.p256dh,
  subscription.auth, subscription.news_batch as batch, subscription.told_batch as "toldBatch",
  coalesce((select language from member_settings where user_id = subscription.user_id), 'en') as language, case when exists (
    select from premium_periods period
    where period.user_id = reader.id and period.revoked_at is null and period.stops_at > $1::timestamptz
      and period.starts_at <= $1::timestamptz
  ) then 'premium' else 'basic' end as plan,
  coalesce((
    select json_build_object('quietFrom', quiet_from, 'quietTo', quiet_to, 'showsNames', shows_names_when_locked)
    from member_settings where user_id = subscription.user_id
  ), json_build_object('quietFrom', 1320,
    'quietTo', 420, 'showsNames', false)) as choices, exists (select from presences where presences.user_id = subscription.user_id and presences.online_until > $1) as "isHere",
  (select count(*)::integer from notifications waiting
  where waiting.user_id = subscription.user_id and waiting.read_at is null and waiting.withdrawn_at is null) as unread
from push_subscriptions subscription join users reader on reader.id = subscription.user_id
where subscription.id = $2 and subscription.news_batch is not null and (subscription.waits_until is null or subscription.waits_until <= $1
    or subscription.waits_until > $1 + interval '25 hours');

-- features/notices/push/news.repository.ts withNews
-- $1 now, $2 limit
select subscription.id from push_subscriptions subscription
where subscription.news_batch is not null and (subscription.waits_until is null or subscription.waits_until <= $1::timestamptz
    or subscription.waits_until > $1::timestamptz + interval '25 hours')
order by subscription.id limit $2;

-- features/notices/push/subscriptions.repository.ts keep
-- $1 endpoint, $2 p256dh, $3 auth, $4 at, $5 me
insert into push_subscriptions
  (user_id, endpoint, p256dh, auth, created_at, told_batch)
select users.id, $1, $2, $3, $4::timestamptz, nextval('notification_batches') from users where users.id = $5
on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, user_id = excluded.user_id,
  created_at = case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.created_at else excluded.created_at end,
  told_batch = case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.told_batch else excluded.told_batch end,
  news_batch = case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.news_batch else null end;

-- features/notices/push/subscriptions.repository.ts remove
-- $1 me, $2 endpoint
delete from push_subscriptions where user_id = $1 and endpoint = $2;

-- features/notices/push/subscriptions.repository.ts surplus
-- $1 me, $2 endpoint, $3 max
delete from push_subscriptions where id in (
  select subscription.id from push_subscriptions subscription
  where subscription.user_id = $1 and subscription.endpoint <> $2
  order by subscription.id desc offset $3::bigint - 1
);

-- features/people/accounts/accounts.repository.ts claimSignUpNotice
-- $1 day, $2 email
update users set told_of_sign_up_on = $1::date
where email = $2 and told_of_sign_up_on is distinct from $1::date returning id;

-- features/people/accounts/accounts.repository.ts findAccountByEmail
-- $1 email
select account.id, account.email, account.password_hash as "passwordHash", account.full_name as "fullName",
  account.role, account.restriction_case_id as "restrictionCaseId", account.restricted_until as "restrictedUntil",
  profile.birthday, coalesce((select waiting.gender from profile_changes waiting where waiting.user_id = profile.user_id), profile.gender) as gender,
profile.orientation
from users account join profiles profile on profile.user_id = account.id
where account.email = $1;

-- features/people/accounts/accounts.repository.ts findCredentials
-- $1 id
select member.id, member.email, member.full_name as "fullName", member.password_hash as "passwordHash",
  member.email_confirmed_at as "confirmedAt"
from users member
  where member.id = $1;

-- features/people/accounts/accounts.repository.ts insertProfileOf
-- $1 id, $2 name, $3 birthday, $4 gender, $5 genderDetail, $6 orientation, $7 orientationVisibility, $8 birthdayVisibility, $9 activeOn, $10 rankKey, $11 searchWords
insert into profiles (user_id, name, birthday, gender, gender_detail, orientation,
  orientation_visibility, birthday_visibility, active_on, rank_key, search_words)
select $1, $2, $3::date, $4, $5,
  $6,
  $7, $8, $9::date,
  $10, $11
from (select) account;

-- features/people/accounts/accounts.repository.ts insertUser
-- $1 id, $2 email, $3 passwordHash, $4 fullName, $5 createdAt
insert into users (id, email, password_hash, full_name, created_at)
values ($1, $2, $3, $4, $5);

-- features/people/accounts/accounts.repository.ts releaseSignUpNotice
-- $1 email, $2 day
update users set told_of_sign_up_on = null where email = $1 and told_of_sign_up_on = $2::date;

-- features/people/accounts/deleted-sessions.repository.ts deleteDeletedSessions
-- $1 before
delete from deleted_sessions where ended_at < $1;

-- features/people/accounts/deleted-sessions.repository.ts findDeleted
-- $1 tokenHash, $2 deviceHash
select exists (
  select from deleted_sessions
  where token_hash in (sha256($1::bytea || coalesce($2::bytea, ''::bytea)),
    sha256($1::bytea || coalesce(null::bytea, ''::bytea)))
) as "isDeleted";

-- features/people/accounts/deleted-sessions.repository.ts rememberDeleted
-- $1 now, $2 userId
insert into deleted_sessions (token_hash, ended_at)
select sha256(token.hash || coalesce(session.device_hash, ''::bytea)), $1
from sessions session join refresh_tokens token on token.session_id = session.id
where session.user_id = $2 and token.generation >= session.generation
on conflict do nothing;

-- features/people/accounts/devices.repository.ts deleteEndedSessions
-- $1 before
delete from ended_sessions where ended_at < $1;

-- features/people/accounts/devices.repository.ts deleteOld
-- $1 before, $2 limit
with forgotten as (
  delete from sessions where id in (
    select id from sessions where coalesce(ended_at, expires_at) < $1 limit $2
  ) returning id
)
select count(*)::int as count from forgotten;

-- features/people/accounts/devices.repository.ts endOldest
-- $1 endedAt, $2 userId, $3 keptMax
update sessions set ended_at = $1, end_reason = 'too_many' where id in (
  select id from sessions where user_id = $2 and ended_at is null and expires_at > $1
  order by used_at desc, created_at desc, id offset $3
) returning id;

-- features/people/accounts/devices.repository.ts endOwn
-- $1 id, $2 userId, $3 endedAt
with found as (
  select id from sessions where id = $1 and user_id = $2 and expires_at > $3
), ended as (
  update sessions set ended_at = $3, end_reason = 'signed_out'
  where id in (select id from found) and ended_at is null returning id
)
select id, exists (select from ended) as "isLive" from found;

-- features/people/accounts/devices.repository.ts listLiveSessions
-- $1 userId, $2 now
select id, browser, system, created_at as "createdAt", used_at as "usedAt" from sessions
where user_id = $1 and ended_at is null and expires_at > $2 order by used_at desc, created_at desc, id;

-- features/people/accounts/sessions.repository.ts advanceSession
-- $1 generation, $2 expiresAt, $3 usedAt, $4 browser, $5 system, $6 id, $7 successorHash
with session as (
  update sessions set generation = $1, expires_at = $2, used_at = $3,
    browser = coalesce(browser, $4), system = coalesce(system, $5)
  where id = $6 returning id
), forgotten as (
  delete from refresh_tokens
  where session_id = $6 and generation < $1 - 1000
)
insert into refresh_tokens (hash, session_id, generation)
select $7, id, $1 + 1 from session on conflict do nothing;

-- features/people/accounts/sessions.repository.ts endAllOf
-- $1 now, $2 reason, $3 userId
update sessions set ended_at = $1, end_reason = $2
where user_id = $3 and ended_at is null returning id;

-- features/people/accounts/sessions.repository.ts endByToken
-- $1 endedAt, $2 tokenHash, $3 userId
update sessions set ended_at = $1, end_reason = 'signed_out'
where id = (select session_id from refresh_tokens where hash = $2) and user_id = $3
  and ended_at is null
returning id;

-- features/people/accounts/sessions.repository.ts endOthersOf
-- $1 now, $2 reason, $3 userId, $4 keptId
update sessions set ended_at = $1, end_reason = $2
where user_id = $3 and id <> $4 and ended_at is null returning id;

-- features/people/accounts/sessions.repository.ts endSession
-- $1 now, $2 reason, $3 id
update sessions set ended_at = $1, end_reason = $2 where id = $3 and ended_at is null;

-- features/people/accounts/sessions.repository.ts insertSession
-- $1 id, $2 createdAt, $3 expiresAt, $4 usedAt, $5 browser, $6 system, $7 deviceHash, $8 userId, $9 language, $10 tokenHash
with session as (
  insert into sessions (id, user_id, created_at, expires_at, used_at, browser, system, device_hash)
  select $1, account.id, $2, $3, $4, $5,
    $6, $7 from (
    select id from users where id = $8 and restriction is null for no key update
  ) account
  returning id, user_id
), remembered as (
  insert into member_settings (user_id, language)
select user_id, $9::text from session where $9::text is not null
on conflict (user_id) do update set language = excluded.language where member_settings.language is null
)
insert into refresh_tokens (hash, session_id, generation) select $10, id, 0 from session
returning true as "isStarted";

-- features/people/accounts/sessions.repository.ts listEnded
-- $1 since
select id from ended_sessions where ended_at >= $1;

-- features/people/accounts/sessions.repository.ts lockByToken
-- $1 tokenHash
select session.id as "sessionId", token.generation as "tokenGeneration", session.generation as "sessionGeneration",
  session.created_at as "createdAt", session.expires_at as "expiresAt", session.ended_at as "endedAt",
  session.end_reason as "endReason", session.device_hash as "deviceHash", account.id as "userId", account.role
from refresh_tokens token
join sessions session on session.id = token.session_id
join users account on account.id = session.user_id
where token.hash = $1
for update of session;

-- features/people/accounts/tries.repository.ts deleteOld
-- $1 moment
delete from account_tries where began_at < $1;

-- features/people/accounts/tries.repository.ts giveBack
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

-- features/people/audit/audit-chain.repository.ts findChainHead
select place, hash from audit_head;

-- features/people/audit/audit-chain.repository.ts listChainAfter
-- $1 place
select entry.place, entry.hash, jsonb_build_array(
  entry.place, entry.id, entry.moderator_id, entry.action, entry.verification_id, entry.change_id, entry.case_id,
  entry.user_id,
  (extract(epoch from entry.created_at) * 1000000)::bigint, entry.checks
)::text as content
  from moderation_audit entry where entry.place > $1 order by entry.place limit 5000;

-- features/people/audit/audit.repository.ts listAudit
-- $1 before, $2 moderatorId
select id, moderator_id as "moderatorId", action, verification_id as "verificationId", change_id as "changeId",
  user_id as "userId", created_at as "createdAt"
from moderation_audit
where id < $1 and exists (select from users actor where actor.id = $2 and actor.role = 'moderator')
order by id desc limit 200;

-- features/people/audit/audit.repository.ts listDocumentLooks
-- $1 moderatorId, $2 since
select verification_id as "verificationId", max(created_at) as at from moderation_audit
where moderator_id = $1 and action = 'view_id_document' and created_at > $2
group by verification_id;

-- features/people/audit/audit.repository.ts lockModerator
-- $1 moderatorId
select from users where id = $1 for no key update;

-- features/people/audit/audit.repository.ts log
-- $1 moderatorId, $2 action, $3 verificationId, $4 changeId, $5 caseId, $6 userId, $7 now, $8 checks
insert into moderation_audit (moderator_id, action, verification_id, change_id, case_id, user_id,
created_at, checks)
 select $1::bigint, $2, $3::bigint, $4::bigint, $5::bigint, $6::bigint, $7,
   $8::jsonb from (select) act;

-- features/people/audit/audit.repository.ts noteListing
-- $1 moderatorId, $2 queue, $3 now
with listed as (
  select $1::bigint as id where exists (select from users actor where actor.id = $1::bigint and actor.role = 'moderator') and not exists (
    select from moderation_audit known
    where known.moderator_id = $1 and known.action = $2
      and known.created_at > $3::timestamptz - interval '15 minutes'
  )
)
insert into moderation_audit (moderator_id, action, verification_id, change_id, case_id, user_id,
created_at, checks)
 select id, $2, null, null, null, id, $3,
   null from listed;

-- features/people/audit/looks.repository.ts listLooks
-- $1 moderatorId, $2 actions, $3 since, $4 verificationId, $5 changeId, $6 caseId, $7 photoId
select min(created_at) as at from moderation_audit
where moderator_id = $1 and action = any ($2) and created_at > $3
  and (verification_id = $4 or change_id = $5 or case_id = $6
    or (checks ->> 'photo')::bigint = $7)
group by action;

-- features/people/keeps/keeps.repository.ts deleteKeep
-- $1 userId, $2 targetId
delete from keeps where user_id = $1 and kept_id = $2;

-- features/people/keeps/keeps.repository.ts findOpen
-- $1 userId, $2 targetId
select (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1::bigint) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1::bigint and is_parted
union all
select low_id from pairs where high_id = $1::bigint and is_parted)) and (profile.shown_to = 'everyone' or (
    select case when profile.user_id < $1::bigint then pair.low_liked else pair.high_liked end
    from pairs pair where pair.low_id = least(profile.user_id, $1::bigint) and pair.high_id = greatest(profile.user_id, $1::bigint)
  ) is true)))
and not (
    select case when $1::bigint < profile.user_id then pair.low_liked else pair.high_liked end is not null
    from pairs pair where pair.low_id = least($1::bigint, profile.user_id) and pair.high_id = greatest($1::bigint, profile.user_id)
  ) is true as "isOpen" from profiles profile where profile.user_id = $2;

-- features/people/keeps/keeps.repository.ts insertKeep
-- $1 userId, $2 now, $3 targetId
insert into keeps (user_id, kept_id, kept_at)
select $1, kept.id, $2 from users kept where kept.id = $3 for key share of kept
on conflict (user_id, kept_id) do nothing;

-- features/people/keeps/keeps.repository.ts listKeptProfiles
-- $1 userId
select profile.user_id as id, profile.name, profile.bio, profile.age, profile.birthday,
profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos, keep.kept_at as "keptAt"
from keeps keep join profiles profile on profile.user_id = keep.kept_id
where keep.user_id = $1 and (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1::bigint) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1::bigint and is_parted
  union all
  select low_id from pairs where high_id = $1::bigint and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1::bigint then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1::bigint) and pair.high_id = greatest(profile.user_id, $1::bigint)
    ) is true)))
  and not (
      select case when $1::bigint < profile.user_id then pair.low_liked else pair.high_liked end is not null
      from pairs pair where pair.low_id = least($1::bigint, profile.user_id) and pair.high_id = greatest($1::bigint, profile.user_id)
    ) is true
order by keep.kept_at desc, keep.kept_id;

-- features/people/keeps/keeps.repository.ts listKeptRows
-- $1 userId
select keep.kept_id as "keptId", (profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (not (profile.user_id = $1::bigint) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $1::bigint and is_parted
  union all
  select low_id from pairs where high_id = $1::bigint and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $1::bigint then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $1::bigint) and pair.high_id = greatest(profile.user_id, $1::bigint)
    ) is true)))
  and not (
      select case when $1::bigint < profile.user_id then pair.low_liked else pair.high_liked end is not null
      from pairs pair where pair.low_id = least($1::bigint, profile.user_id) and pair.high_id = greatest($1::bigint, profile.user_id)
    ) is true as "isListed"
from keeps keep join profiles profile on profile.user_id = keep.kept_id
where keep.user_id = $1 order by keep.kept_at desc, keep.kept_id;

-- features/people/keeps/keeps.repository.ts lockKeeper
-- $1 userId
select from users where id = $1 for no key update;

-- features/people/keeps/keeps.repository.ts takeRows
-- $1 userId
with answered as (
  delete from keeps keep where keep.user_id = $1::bigint and (
      select case when $1 < keep.kept_id then pair.low_liked else pair.high_liked end is not null
      from pairs pair where pair.low_id = least($1, keep.kept_id) and pair.high_id = greatest($1, keep.kept_id)
    ) is true
)
select keep.kept_id as id from keeps keep
where keep.user_id = $1 and not (
      select case when $1 < keep.kept_id then pair.low_liked else pair.high_liked end is not null
      from pairs pair where pair.low_id = least($1, keep.kept_id) and pair.high_id = greatest($1, keep.kept_id)
    ) is true
order by keep.kept_at desc, keep.kept_id;

-- features/people/photos/old-photos.repository.ts listUnhashed
-- $1 after, $2 limit
select photo.id, photo.storage_key as "storageKey" from photos photo
where photo.id > $1 and not exists (select from photo_looks look where look.photo_id = photo.id)
order by photo.id limit $2;

-- features/people/photos/old-photos.repository.ts writeLooks
-- $1 looks, $2 id
insert into photo_looks (photo_id, user_id, looks)
select photo.id, photo.user_id, array(
  select ('x' || sent.look::text)::bit(256) from unnest($1::text[]) with ordinality sent (look, place)
  order by sent.place
)
from photos photo where photo.id = $2
on conflict (photo_id) do nothing;

-- features/people/photos/opened-photos.repository.ts findOpened
-- $1 storageKey, $2 viewerId
select from photos photo where photo.storage_key = $1 and (
  $2::bigint in (photo.user_id, 0)
  or not photo.is_held and exists (select from users viewer where viewer.id = $2::bigint and viewer.restriction is null)
  and exists (
    select from profiles owner
    where owner.user_id = photo.user_id and ((owner.saved_at is not null and owner.is_active and owner.hidden_at is null and (owner.user_id = $2::bigint or (not (owner.user_id = $2::bigint) and not (owner.user_id in (select high_id as user_id from pairs where low_id = $2::bigint and is_parted
union all
select low_id from pairs where high_id = $2::bigint and is_parted)) and (owner.shown_to = 'everyone' or (
    select case when owner.user_id < $2::bigint then pair.low_liked else pair.high_liked end
    from pairs pair where pair.low_id = least(owner.user_id, $2::bigint) and pair.high_id = greatest(owner.user_id, $2::bigint)
  ) is true)))) or (owner.saved_at is not null and owner.hidden_at is null and exists (
    select from pairs pair where pair.low_id = least($2::bigint, owner.user_id) and pair.high_id = greatest($2::bigint, owner.user_id)
      and (pair.matched_at is not null and not (pair.is_parted))
  )))
  ))
union all select from (select waiting.storage_key from profile_changes waiting where waiting.storage_key = any (array[$1])) waiting;

-- features/people/photos/photos.repository.ts deletePhotos
-- $1 userId, $2 ids
delete from photos where user_id = $1 and id = any($2::bigint[]);

-- features/people/photos/photos.repository.ts deleteStrayLooks
delete from photo_looks stray where not exists (select from photos photo where photo.id = stray.photo_id)
and not exists (select from (select waiting.photo_id as id, waiting.storage_key, waiting.width, waiting.height, waiting.thumbhash
from profile_changes waiting where waiting.user_id = stray.user_id and waiting.photo_id is not null) waiting where waiting.id = stray.photo_id);

-- features/people/photos/photos.repository.ts findKeys
-- $1 storageKeys
select storage_key as "storageKey" from photos where storage_key = any($1::text[])
union all select waiting.storage_key from profile_changes waiting where waiting.storage_key = any ($1::text[]);

-- features/people/photos/photos.repository.ts insertLast
-- $1 id, $2 userId, $3 storageKey, $4 width, $5 height, $6 thumbhash, $7 now
insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
select $1, $2::bigint, coalesce(max(position) + 1, 0), $3, $4,
  $5, $6, $7
from photos where user_id = $2::bigint;

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
  union all select id, storage_key, width, height, thumbhash, 0, false, null
    from (select waiting.photo_id as id, waiting.storage_key, waiting.width, waiting.height, waiting.thumbhash
  from profile_changes waiting where waiting.user_id = $1::bigint and waiting.photo_id is not null) new_first
) photo left join (select waiting.photo_ids from profile_changes waiting
  where waiting.user_id = $1::bigint and waiting.photo_ids is not null) wanted on true
where wanted.photo_ids is null or photo.id = any (wanted.photo_ids)) as photos;

-- features/people/photos/photos.repository.ts listStored
-- $1 userId
select position, json_build_array(id, storage_key, width, height, thumbhash) as photo
from photos where user_id = $1 order by position;

-- features/people/photos/photos.repository.ts lockPhotos
-- $1 userId
select profile.is_verified as "isVerified" from profiles profile where profile.user_id = $1
for no key update;

-- features/people/photos/photos.repository.ts orderPhotos
-- $1 start, $2 ids, $3 userId
update photos set position = $1::integer + array_position($2::bigint[], id) - 1
where user_id = $3 and id = any($2::bigint[]);

-- features/people/photos/photos.repository.ts showPhoto
-- $1 userId, $2 id
update photos set is_held = false where user_id = $1 and id = $2;

-- features/people/photos/photos.repository.ts writeLooks
-- $1 id, $2 userId, $3 looks
insert into photo_looks (photo_id, user_id, looks)
select $1, $2, array_agg(('x' || sent.look::text)::bit(256) order by sent.place)
from unnest($3::text[]) with ordinality sent (look, place) having count(*) > 0;

-- features/people/photos/photos.repository.ts writeScreening
-- $1 isHeld, $2 hasFace, $3 id, $4 why, $5 explicit, $6 createdAt
with screened as (
  update photos set is_held = $1, has_face = $2 where id = $3 returning id
)
insert into photo_reviews (photo_id, why, explicit, submitted_at)
select id, $4, $5, $6 from screened where $4::text is not null;

-- features/people/presence/presences.repository.ts leave
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

-- features/people/presence/presences.repository.ts open
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

-- features/people/presence/presences.repository.ts renew
-- $1 members, $2 now, $3 until
with locked as (
  select user_id from presences where user_id = any ($1::bigint[]) order by user_id for no key update
)
update presences set active_at = $2, online_until = $3 from locked
where presences.user_id = locked.user_id;

-- features/people/profiles/preferences.repository.ts findPreferences
-- $1 userId
select profile.gender, profile.orientation, profile.looking_for as "lookingFor", profile.min_age as "minAge", profile.max_age as "maxAge",
profile.near, profile.wants, profile.verified_only as "verifiedOnly" from profiles profile where profile.user_id = $1;

-- features/people/profiles/preferences.repository.ts updatePreferences
-- $1 lookingFor, $2 minAge, $3 maxAge, $4 near, $5 wants, $6 verifiedOnly, $7 now, $8 userId
update profiles profile set
  looking_for = $1, min_age = $2, max_age = $3, near = $4,
  wants = $5, verified_only = $6, changed_at = $7
where profile.user_id = $8
returning profile.gender, profile.orientation, profile.looking_for as "lookingFor", profile.min_age as "minAge", profile.max_age as "maxAge",
profile.near, profile.wants, profile.verified_only as "verifiedOnly";

-- features/people/profiles/profiles.repository.ts findOwn
-- $1 userId
select profile.user_id as "userId", profile.name, profile.bio, profile.age,
profile.location, profile.interests, profile.prompts,
profile.gender, profile.gender_detail as "genderDetail", profile.orientation,
profile.dealt_gender as "dealtGender", profile.dealt_gender_through as "dealtGenderThrough",
profile.intent, profile.shows_intent as "showsIntent", profile.shown_to as "shownTo",
not profile.is_active as "isPaused",
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
profile.birthday, profile.is_verified as "isVerified", profile.saved_at as "savedAt", account.email, account.full_name as "fullName", account.role,
    (select waiting.name from profile_changes waiting where waiting.user_id = profile.user_id) as "waitingName", (select waiting.gender from profile_changes waiting where waiting.user_id = profile.user_id) as "waitingGender",
    (select waiting.gender_detail from profile_changes waiting where waiting.user_id = profile.user_id) as "waitingGenderDetail",
    exists (
  select from profile_changes waiting where waiting.user_id = profile.user_id and waiting.photo_ids is not null
) as "hasWaitingPhoto",
    (select coalesce(json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height,
  photo.thumbhash,
      case when photo.is_held then (select review.why from photo_reviews review
        where review.photo_id = photo.id) end, photo.has_face)
    order by array_position(wanted.photo_ids, photo.id), photo.position), '[]'::json)
  from (
    select id, storage_key, width, height, thumbhash, position, is_held, has_face from photos
      where user_id = profile.user_id
    union all select id, storage_key, width, height, thumbhash, 0, false, null
      from (select waiting.photo_id as id, waiting.storage_key, waiting.width, waiting.height, waiting.thumbhash
    from profile_changes waiting where waiting.user_id = profile.user_id and waiting.photo_id is not null) new_first
  ) photo left join (select waiting.photo_ids from profile_changes waiting
    where waiting.user_id = profile.user_id and waiting.photo_ids is not null) wanted on true
  where wanted.photo_ids is null or photo.id = any (wanted.photo_ids)) as photos
  from profiles profile join users account on account.id = profile.user_id
  where profile.user_id = $1;

-- features/people/profiles/profiles.repository.ts findVisible
-- $1 id, $2 viewerId
select profile.user_id as id, profile.name, profile.bio, profile.age, profile.birthday,
profile.location, profile.town, profile.interests, profile.prompts,
profile.is_verified as "isVerified", profile.public_intent as "publicIntent", profile.gender, profile.orientation,
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
(select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
  order by photo.position) end, '[]'::json)
  from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos,
    case when exists (select pair.low_id, pair.high_id from pairs pair
  where pair.low_id = least($1::bigint, $2::bigint) and pair.high_id = greatest($1::bigint, $2::bigint) and (pair.matched_at is not null and not (pair.is_parted))) then 'match' else 'stranger' end as relation
  from profiles profile
  where profile.user_id = $1
    and ((profile.saved_at is not null and profile.is_active and profile.hidden_at is null and (profile.user_id = $2 or (not (profile.user_id = $2) and not (profile.user_id in (select high_id as user_id from pairs where low_id = $2 and is_parted
  union all
  select low_id from pairs where high_id = $2 and is_parted)) and (profile.shown_to = 'everyone' or (
      select case when profile.user_id < $2 then pair.low_liked else pair.high_liked end
      from pairs pair where pair.low_id = least(profile.user_id, $2) and pair.high_id = greatest(profile.user_id, $2)
    ) is true)))) or (profile.saved_at is not null and profile.hidden_at is null and exists (
      select from pairs pair where pair.low_id = least($2, profile.user_id) and pair.high_id = greatest($2, profile.user_id)
        and (pair.matched_at is not null and not (pair.is_parted))
    )));

-- features/people/profiles/profiles.repository.ts lockEditable
-- $1 userId
select profile.user_id as "userId", profile.name, profile.bio, profile.age,
profile.location, profile.interests, profile.prompts,
profile.gender, profile.gender_detail as "genderDetail", profile.orientation,
profile.dealt_gender as "dealtGender", profile.dealt_gender_through as "dealtGenderThrough",
profile.intent, profile.shows_intent as "showsIntent", profile.shown_to as "shownTo",
not profile.is_active as "isPaused",
profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
profile.birthday, profile.is_verified as "isVerified", profile.saved_at as "savedAt" from profiles profile where profile.user_id = $1 for no key update;

-- features/people/profiles/profiles.repository.ts showApproved
-- $1 name, $2 searchWords, $3 gender, $4 genderDetail, $5 dealtGender, $6 dealtGenderThrough, $7 changedAt, $8 userId
update profiles set name = $1, search_words = $2, gender = $3,
  gender_detail = $4, dealt_gender = $5,
  dealt_gender_through = $6::date, changed_at = coalesce($7, changed_at)
where user_id = $8;

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

-- features/people/recovery/account-mails.repository.ts deleteOldMails
-- $1 linksBefore, $2 mailsBefore
with links as (delete from account_links where created_at < $1),
  mails as (delete from account_mails where ended_at < $2 or created_at < $1)
delete from reset_requests where asked_at < $2;

-- features/people/recovery/account-mails.repository.ts endMail
-- $1 now, $2 outcome, $3 kind, $4 id
update account_mails set ended_at = $1, outcome = $2, kind = $3
where id = $4 and ended_at is null;

-- features/people/recovery/account-mails.repository.ts findMail
-- $1 toldSince, $2 id
select mail.kind, mail.email, coalesce((select language from member_settings where user_id = coalesce(taken.by, mail.user_id)), 'en') as language,
  mail.created_at as "createdAt", link.id as "linkId", link.nonce, link.ended_at as "linkEndedAt",
  mail.browser, mail.system, taken.by is not null as "isTaken",
  exists (select from account_mails told
    where told.kind = 'taken' and told.email = mail.email and told.ended_at > $1
      and told.outcome in ('sent', 'refused')) as "wasTold"
from account_mails mail left join account_links link on link.id = mail.link_id
left join lateral (
  select owner.id as by from (select member.id, member.email, member.full_name as "fullName", member.password_hash as "passwordHash",
  member.email_confirmed_at as "confirmedAt"
from users member
  where member.email = mail.email) owner where owner.id <> mail.user_id
  union all
  select kept.user_id from account_links kept
  where kept.email = mail.email and kept.purpose = 'undo' and kept.ended_at is null
    and kept.user_id <> mail.user_id
  limit 1
) taken on mail.kind = 'change'
where mail.id = $2 and mail.ended_at is null;

-- features/people/recovery/account-mails.repository.ts insertDeviceMail
-- $1 userId, $2 email, $3 browser, $4 system, $5 now, $6 max, $7 since
insert into account_mails (user_id, kind, email, browser, system, created_at)
select $1, 'device', $2, $3, $4, $5
where $6 > (
  select count(*) from account_mails earlier
  where earlier.user_id = $1 and earlier.kind = 'device' and earlier.created_at > $7
);

-- features/people/recovery/account-mails.repository.ts insertResetRequest
-- $1 email, $2 isKnownDevice, $3 now
insert into reset_requests (email, is_known_device, asked_at) values ($1, $2, $3);

-- features/people/recovery/account-mails.repository.ts listOpenMails
-- $1 limit
select mail.id from account_mails mail where mail.ended_at is null order by mail.id limit $1;

-- features/people/recovery/account-mails.repository.ts listResetRequests
-- $1 limit
select request.id from reset_requests request order by request.id limit $1;

-- features/people/recovery/account-mails.repository.ts noteSending
-- $1 now, $2 linkId
update account_links set sent_at = $1 where id = $2;

-- features/people/recovery/account-mails.repository.ts takeResetRequest
-- $1 id
delete from reset_requests where id = $1 returning email, is_known_device as "isKnownDevice";

-- features/people/recovery/links.repository.ts confirmAddress
-- $1 now, $2 userId, $3 email
update users set email_confirmed_at = coalesce(email_confirmed_at, $1)
where id = $2 and email = $3 returning id;

-- features/people/recovery/links.repository.ts endLink
-- $1 now, $2 id
update account_links set ended_at = $1 where id = $2 and ended_at is null returning id;

-- features/people/recovery/links.repository.ts endLinks
-- $1 now, $2 userId, $3 purposes
update account_links set ended_at = $1
where user_id = $2 and purpose = any($3) and ended_at is null;

-- features/people/recovery/links.repository.ts endUndosSince
-- $1 now, $2 userId, $3 linkId
update account_links set ended_at = $1
where user_id = $2 and purpose = 'undo' and id >= $3 and ended_at is null;

-- features/people/recovery/links.repository.ts findAccount
-- $1 id
select member.id, member.email, member.full_name as "fullName", member.password_hash as "passwordHash",
  member.email_confirmed_at as "confirmedAt"
from users member
  where member.id = $1;

-- features/people/recovery/links.repository.ts findLink
-- $1 tokenHash
select link.id, link.user_id as "userId", link.purpose, link.email, link.session_id as "sessionId",
  link.sent_at as "sentAt", link.ended_at as "endedAt"
from account_links link where link.token_hash = $1;

-- features/people/recovery/links.repository.ts findWaitingAddress
-- $1 userId, $2 since
select link.email from account_links link
where link.user_id = $1 and link.purpose = 'change' and link.ended_at is null and link.created_at > $2
order by link.id desc limit 1;

-- features/people/recovery/links.repository.ts insertLink
-- $1 userId, $2 purpose, $3 email, $4 nonce, $5 tokenHash, $6 isKnownDevice, $7 sessionId, $8 now
with link as (
  insert into account_links (user_id, purpose, email, nonce, token_hash, is_known_device, session_id, created_at)
  values ($1, $2, $3, $4, $5,
    coalesce($6::boolean, false), $7, $8)
  returning id, user_id, purpose, email, created_at
)
insert into account_mails (user_id, kind, email, link_id, created_at)
select user_id, purpose, email, id, created_at from link;

-- features/people/recovery/links.repository.ts insertMail
-- $1 userId, $2 kind, $3 email, $4 now
insert into account_mails (user_id, kind, email, created_at) values ($1, $2, $3, $4);

-- features/people/recovery/links.repository.ts listRecentResets
-- $1 userId, $2 since
select is_known_device as "isKnownDevice" from account_links
where user_id = $1 and purpose = 'reset' and created_at > $2;

-- features/people/recovery/links.repository.ts lockByEmail
-- $1 email
select member.id, member.email, member.full_name as "fullName", member.password_hash as "passwordHash",
  member.email_confirmed_at as "confirmedAt"
from users member
  where member.email = $1 for update;

-- features/people/recovery/links.repository.ts lockById
-- $1 id
select member.id, member.email, member.full_name as "fullName", member.password_hash as "passwordHash",
  member.email_confirmed_at as "confirmedAt"
from users member
  where member.id = $1 for update;

-- features/people/recovery/links.repository.ts setEmail
-- $1 email, $2 now, $3 userId
update users set email = $1, email_confirmed_at = $2 where id = $3;

-- features/people/recovery/links.repository.ts setPassword
-- $1 hash, $2 userId
update users set password_hash = $1 where id = $2;

-- features/people/second-factors/second-factors.repository.ts beginFactor
-- $1 userId, $2 sealedSecret, $3 now
insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, $3)
on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
  where second_factors.confirmed_at is null
returning user_id as "userId";

-- features/people/second-factors/second-factors.repository.ts confirmFactor
-- $1 now, $2 userId
update second_factors set confirmed_at = $1 where user_id = $2;

-- features/people/second-factors/second-factors.repository.ts deleteCodes
-- $1 userId
delete from recovery_codes where user_id = $1;

-- features/people/second-factors/second-factors.repository.ts deleteConfirmed
-- $1 userId
delete from second_factors where user_id = $1 and confirmed_at is not null returning user_id as "userId";

-- features/people/second-factors/second-factors.repository.ts endFactor
-- $1 userId
delete from second_factors where user_id = $1;

-- features/people/second-factors/second-factors.repository.ts insertCodes
-- $1 userId, $2 hashes
insert into recovery_codes (user_id, code_hash) select $1, hash from unnest($2::bytea[]) hash;

-- features/people/second-factors/second-factors.repository.ts lock
-- $1 userId
select factor.sealed_secret as "sealedSecret", factor.confirmed_at as "confirmedAt",
factor.last_step::float8 as "lastStep", factor.wrong_tries as "wrongTries", factor.wrong_since as "wrongSince" from second_factors factor where factor.user_id = $1 for update;

-- features/people/second-factors/second-factors.repository.ts logEnd
-- $1 userId, $2 now
insert into moderation_audit (moderator_id, action, verification_id, change_id, case_id, user_id,
created_at, checks)
 select null, 'end_second_step', null, null, null, $1::bigint, $2,
   null from (select) ended;

-- features/people/second-factors/second-factors.repository.ts noteRight
-- $1 step, $2 userId
update second_factors set last_step = greatest(last_step, $1), wrong_tries = 0, wrong_since = null
where user_id = $2;

-- features/people/second-factors/second-factors.repository.ts noteWrong
-- $1 tries, $2 since, $3 userId
update second_factors set wrong_tries = $1, wrong_since = $2 where user_id = $3;

-- features/people/second-factors/second-factors.repository.ts read
-- $1 userId
select factor.confirmed_at is not null as "isOn",
  (select count(*)::int from recovery_codes code where code.user_id = factor.user_id) as "codesLeft"
from second_factors factor where factor.user_id = $1;

-- features/people/second-factors/second-factors.repository.ts useRecoveryCode
-- $1 userId, $2 hash
delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id as "userId";

-- features/people/settings/settings.repository.ts change
-- $1 language, $2 read_receipts, $3 shows_presence, $4 push_kinds, $5 mail_kinds, $6 quietFrom, $7 quietTo, $8 shows_names_when_locked, $9 userId
update member_settings setting set
    language = coalesce($1, setting.language),
    read_receipts = coalesce($2, setting.read_receipts),
    shows_presence = coalesce($3, setting.shows_presence),
    push_kinds = coalesce($4::text[], setting.push_kinds),
    mail_kinds = coalesce($5::text[], setting.mail_kinds),
    quiet_from = coalesce($6, setting.quiet_from),
    quiet_to = coalesce($7, setting.quiet_to),
    shows_names_when_locked = coalesce($8, setting.shows_names_when_locked)
  where setting.user_id = $9
  returning setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked";

-- features/people/settings/settings.repository.ts ensure
-- $1 userId
insert into member_settings (user_id) select users.id from users where users.id = $1 on conflict do nothing;

-- features/people/settings/settings.repository.ts findSettings
-- $1 userId
select setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked" from member_settings setting where setting.user_id = $1;

-- features/people/settings/settings.repository.ts listWatchers
-- $1 userId
select matched.partner_id as "partnerId" from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
where low_id = $1 and (pair.matched_at is not null and not (pair.is_parted))
union all
select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1 and (pair.matched_at is not null and not (pair.is_parted))) matched
where coalesce((select shows_presence from member_settings where user_id = matched.partner_id), true);

-- features/people/settings/settings.repository.ts lock
-- $1 userId
select setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked" from member_settings setting where setting.user_id = $1 for no key update;

-- features/personal-data/erasures.repository.ts deleteAccountRowOf
-- $1 userId
delete from users where id = $1;

-- features/personal-data/erasures.repository.ts endErasure
-- $1 now, $2 id
update erasures set files_gone_at = $1, photo_keys = '{}', document_keys = '{}' where id = $2;

-- features/personal-data/erasures.repository.ts findAddress
-- $1 userId
select member.email as email, coalesce((select language from member_settings where user_id = member.id), 'en') as language from users member
where member.id = $1;

-- features/personal-data/erasures.repository.ts forgetErasures
-- $1 erasedBefore
delete from erasures where files_gone_at is not null and erased_at < $1;

-- features/personal-data/erasures.repository.ts forgetOrientationOf
-- $1 now, $2 userId
update profiles set orientation = null, changed_at = $1 where user_id = $2;

-- features/personal-data/erasures.repository.ts listOpenErasures
select id, to_json(session_ids) as "sessionIds", photo_keys as "photoKeys",
 document_keys as "documentKeys"
 from erasures
where files_gone_at is null order by id limit 100;

-- features/personal-data/erasures.repository.ts listPartners
-- $1 userId
select partner_id as id from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
where low_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))
union all
select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))) matched;

-- features/personal-data/erasures.repository.ts listPhotos
select unnest(photo_keys) as key from erasures where files_gone_at is null;

-- features/personal-data/erasures.repository.ts lock
-- $1 userId
select id from users where id = $1::bigint for update;

-- features/personal-data/erasures.repository.ts write
-- $1 now, $2 userId
insert into erasures (erased_at, session_ids, photo_keys, document_keys)
values ($1, array(select id from sessions where user_id = $2::bigint),
  array(select storage_key from (select storage_key, id from photos where user_id = $2::bigint order by position) photo
    union all select storage_key from (select storage_key, photo_id as id from profile_changes where user_id = $2::bigint and storage_key is not null) waiting),
  array(select document.key from verifications verification
 cross join lateral (values (verification.selfie_key), (verification.document_key)) document (key)
 where verification.user_id = $2::bigint and document.key is not null union all select unheld.key from unheld_documents unheld where unheld.user_id = $2::bigint))
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

-- features/personal-data/exports.repository.ts lock
-- $1 userId
select id from users where id = $1::bigint for update;

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
delete from reset_requests asked using (select member.id, member.full_name as name, member.email,
  member.email_confirmed_at as "confirmedAt", member.role, member.created_at as "joinedAt"
from users member where member.id = $1::bigint) account where asked.email = account.email;

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
select exported.*, match_profile.name as match_name from (
     select 'messages/' || id || case kind when 'photo' then '.webp' else '.webm' end as file,
       partner_id as match_id, message_id is not null as is_sent, created_at, bytes, width, height, is_explicit,
       shown_at, duration_ms
     from message_media where owner_id = $1::bigint and gone_at is null order by created_at, id) exported
left join profiles match_profile on match_profile.user_id = exported.match_id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*, match_profile.name as match_name from (
     select case when (pair.matched_at is not null and not (pair.is_parted)) then pair.other_id end as match_id,
       comment.author_id = $1::bigint as is_mine,
       comment.text, comment.prompt_id, comment.answer, comment.created_at
     from (select pair.*, pair.low_id + pair.high_id - $1::bigint as other_id,
 pair.low_id = $1::bigint as is_low
 from pairs pair where $1::bigint in (pair.low_id, pair.high_id)) pair
     join like_comments comment on comment.low_id = pair.low_id and comment.high_id = pair.high_id
     where not pair.is_parted and (comment.author_id = $1::bigint or (pair.matched_at is not null and not (pair.is_parted)))
     order by comment.created_at, pair.other_id) exported
left join profiles match_profile on match_profile.user_id = exported.match_id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*, match_profile.name as match_name from (
     select case when caller_id = $1::bigint then callee_id else caller_id end as match_id, caller_id = $1::bigint as is_mine,
       started_at, answered_at, (case when call.caller_id = $1::bigint and call.reason in ('declined', 'user_busy') then call.rings_until
   else call.ended_at end) as ended_at, (case when call.caller_id <> $1::bigint then coalesce(call.refused_as, call.reason)
   when call.reason in ('declined', 'user_busy') then 'invite_timeout'
   else call.reason end) as reason,
       case when caller_id = $1::bigint then caller_rating else callee_rating end as rating
     from calls call where $1::bigint in (caller_id, callee_id) order by started_at, id) exported
left join profiles match_profile on match_profile.user_id = exported.match_id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*, match_profile.name as match_name from (
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
     order by message.low_id, message.high_id, message.id) exported
left join profiles match_profile on match_profile.user_id = exported.match_id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*, match_profile.name as match_name from (
     select partner_id as match_id, says_yes, said_at from call_talks where member_id = $1::bigint order by partner_id) exported
left join profiles match_profile on match_profile.user_id = exported.match_id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*, match_profile.name as match_name from (select * from (
       select case when (pair.matched_at is not null and not (pair.is_parted)) then pair.other_id end as match_id, pair.matched_at,
         case when is_low then pair.low_liked else pair.high_liked end as i_liked,
         case when is_low then pair.low_swiped_at else pair.high_swiped_at end as i_answered_at,
         case when is_low then pair.low_blocked_at else pair.high_blocked_at end as i_blocked_at
       from (select pair.*, pair.low_id + pair.high_id - $1::bigint as other_id,
 pair.low_id = $1::bigint as is_low
 from pairs pair where $1::bigint in (pair.low_id, pair.high_id)) pair
       where not pair.is_parted
         or (case when is_low then pair.low_blocked_at is not null and pair.high_blocked_at is null
           else pair.high_blocked_at is not null and pair.low_blocked_at is null end)
     ) mine where i_answered_at is not null or i_blocked_at is not null
     order by coalesce(i_answered_at, i_blocked_at), matched_at) exported
left join profiles match_profile on match_profile.user_id = exported.match_id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*, match_profile.name as match_name from (select matched.partner_id as match_id from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
 where low_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))
 union all
 select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))) matched
     join opened_matches opened on opened.low_id = matched.low_id and opened.high_id = matched.high_id
       and opened.user_id = $1::bigint
     order by matched.matched_at, matched.partner_id) exported
left join profiles match_profile on match_profile.user_id = exported.match_id;

-- features/personal-data/personal-statement.ts personalStatement
-- $1 me
select exported.*, match_profile.name as match_name from (select matched.partner_id as match_id, reads.read_at, reads.is_receipt
     from (select low_id, high_id, high_id as partner_id, matched_at from pairs pair
 where low_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))
 union all
 select low_id, high_id, low_id, matched_at from pairs pair where high_id = $1::bigint and (pair.matched_at is not null and not (pair.is_parted))) matched
     join conversation_reads reads on reads.low_id = matched.low_id and reads.high_id = matched.high_id
       and reads.reader_id = $1::bigint
     order by reads.read_at, reads.low_id, reads.high_id) exported
left join profiles match_profile on match_profile.user_id = exported.match_id;

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
shows_names_when_locked
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
select name, gender, gender_detail,
  case when photo_id is not null then 'photos/' || photo_id || '.webp' end as photo, submitted_at
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

-- features/trust/document-looks/grants.repository.ts deleteGrants
-- $1 changedUntil
delete from document_grants ask where coalesce(ask.answered_at, ask.asked_at) <= $1;

-- features/trust/document-looks/grants.repository.ts findRole
-- $1 memberId
select exists (select from users actor where actor.id = $1::bigint and actor.role = 'moderator') as "isModerator";

-- features/trust/document-looks/grants.repository.ts forgetUnanswered
-- $1 moderatorId, $2 forgottenUntil
delete from document_grants where moderator_id = $1 and answer is null
and asked_at <= $2;

-- features/trust/document-looks/grants.repository.ts insert
-- $1 moderatorId, $2 opened, $3 now
insert into document_grants (moderator_id, opened, asked_at) values ($1, $2, $3)
returning id;

-- features/trust/document-looks/grants.repository.ts listAskedGrants
-- $1 since, $2 moderatorId
select ask.id, ask.moderator_id as "moderatorId", profile.name, ask.opened,
 ask.asked_at as "askedAt"
from document_grants ask join (select id from users where role = 'moderator') asker on asker.id = ask.moderator_id
join profiles profile on profile.user_id = ask.moderator_id
where ask.answer is null and ask.asked_at > $1 and ask.moderator_id <> $2
order by ask.asked_at, ask.id limit 200;

-- features/trust/document-looks/grants.repository.ts listOwnGrants
-- $1 moderatorId, $2 since
select ask.id, ask.moderator_id as "moderatorId", ask.asked_at as "askedAt", ask.answer,
ask.answered_by as "answeredBy", ask.answered_at as "answeredAt" from document_grants ask
 where ask.moderator_id = $1 and coalesce(ask.answered_at, ask.asked_at) > $2 order by ask.id;

-- features/trust/document-looks/grants.repository.ts lockGrant
-- $1 id, $2 moderatorId
select ask.id, ask.moderator_id as "moderatorId", ask.asked_at as "askedAt", ask.answer,
ask.answered_by as "answeredBy", ask.answered_at as "answeredAt" from document_grants ask join (select id from users where role = 'moderator') asker on asker.id = ask.moderator_id
 where ask.id = $1 and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator') for update of ask;

-- features/trust/document-looks/grants.repository.ts tell
-- $1 now, $2 moderatorId
with told as (
  insert into notifications (user_id, kind, details, created_at)
 select reviewer.id, 'report', jsonb_build_object('asked', 'documents'), $1 from (select id from users where role = 'moderator') reviewer where reviewer.id <> $2
 on conflict do nothing
 returning user_id, kind
)
select array(select json_build_object('userId', user_id, 'kind', kind) from told) as notified;

-- features/trust/document-looks/grants.repository.ts writeAnswer
-- $1 given, $2 by, $3 now, $4 id
update document_grants set answer = $1, answered_by = $2, answered_at = $3
where id = $4 and answer is null;

-- features/trust/moderation/change-reviews.repository.ts findChangeReview
-- $1 lapsedAt, $2 id, $3 moderatorId
select waiting.id, waiting.user_id as "userId", profile.name, profile.age, profile.birthday, profile.location,
member.created_at as "joinedAt", (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = waiting.user_id and not photo.is_held and photo.position = 0) as photo,
profile.gender as gender, waiting.name as "newName", waiting.gender as "newGender",
waiting.photo_ids is not null as "changesPhoto",
coalesce(waiting.photo, (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = waiting.user_id and photo.id = waiting.photo_ids[1])) as "newPhoto",
waiting.submitted_at as "submittedAt",
(select claim.moderator_id from review_claims claim
  where claim.kind = 'change' and claim.subject_id = waiting.id and claim.claimed_at > $1) as "claimedBy" from (select id, user_id, name, gender, photo_ids, submitted_at,
    case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) waiting
 join users member on member.id = waiting.user_id
 join profiles profile on profile.user_id = waiting.user_id
 where waiting.id = $2 and (waiting.user_id <> $3::bigint and exists (select from users actor where actor.id = $3::bigint and actor.role = 'moderator')
  and waiting.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $3::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($3::bigint, waiting.user_id) and pair.high_id = greatest($3::bigint, waiting.user_id)
    ) is true));

-- features/trust/moderation/change-reviews.repository.ts listChangeReviews
-- $1 lapsedAt, $2 moderatorId
select waiting.id, waiting.user_id as "userId", profile.name, profile.age, profile.birthday, profile.location,
member.created_at as "joinedAt", (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo where photo.user_id = waiting.user_id and not photo.is_held and photo.position = 0) as photo,
profile.gender as gender, waiting.name as "newName", waiting.gender as "newGender",
waiting.photo_ids is not null as "changesPhoto",
coalesce(waiting.photo, (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = waiting.user_id and photo.id = waiting.photo_ids[1])) as "newPhoto",
waiting.submitted_at as "submittedAt",
(select claim.moderator_id from review_claims claim
  where claim.kind = 'change' and claim.subject_id = waiting.id and claim.claimed_at > $1) as "claimedBy" from (select id, user_id, name, gender, photo_ids, submitted_at,
    case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
  from profile_changes) waiting
 join users member on member.id = waiting.user_id
 join profiles profile on profile.user_id = waiting.user_id
 where (waiting.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
  and waiting.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $2::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($2::bigint, waiting.user_id) and pair.high_id = greatest($2::bigint, waiting.user_id)
    ) is true))
 order by waiting.submitted_at, waiting.id limit 200;

-- features/trust/moderation/change-reviews.repository.ts lockName
-- $1 userId
select profile.name from profiles profile
where profile.user_id = $1 and profile.is_verified for no key update;

-- features/trust/moderation/change-reviews.repository.ts lockOwnerOfChange
-- $1 id
select profile.user_id as "userId" from profiles profile
where profile.user_id = (select waiting.user_id from (select id, user_id, name, gender, photo_ids, submitted_at,
   case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
 from profile_changes) waiting
  where waiting.id = $1) for no key update;

-- features/trust/moderation/change-reviews.repository.ts takeDecidedChange
-- $1 changeId, $2 moderatorId
with taken as (delete from profile_changes change
 where change.id = $1 and ($2::bigint is null or (change.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
and change.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $2::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($2::bigint, change.user_id) and pair.high_id = greatest($2::bigint, change.user_id)
  ) is true)))
 returning change.id, change.user_id, change.name, change.gender, change.gender_detail, change.photo_ids,
   case when change.photo_id is not null
     then json_build_array(change.photo_id, change.storage_key, change.width, change.height, change.thumbhash)
   end as photo)
select id, user_id as "userId", name, gender, gender_detail as "genderDetail",
  to_json(photo_ids) as "photoIds", photo from taken;

-- features/trust/moderation/decisions.repository.ts findDecisionRow
-- $1 id, $2 moderatorId
select entry.id, entry.action, entry.verification_id as "verificationId", entry.change_id as "changeId",
entry.case_id as "caseId", entry.user_id as "userId", profile.name, entry.moderator_id as "decidedBy",
entry.created_at as "decidedAt" from (select id, moderator_id, action, verification_id, change_id, case_id, user_id, created_at
  from moderation_audit) entry left join profiles profile on profile.user_id = entry.user_id where entry.id = $1
    and (entry.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
  and entry.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $2::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($2::bigint, entry.user_id) and pair.high_id = greatest($2::bigint, entry.user_id)
    ) is true));

-- features/trust/moderation/decisions.repository.ts listDecisionRows
-- $1 actions, $2 moderatorId
select entry.id, entry.action, entry.verification_id as "verificationId", entry.change_id as "changeId",
entry.case_id as "caseId", entry.user_id as "userId", profile.name, entry.moderator_id as "decidedBy",
entry.created_at as "decidedAt" from (select id, moderator_id, action, verification_id, change_id, case_id, user_id, created_at
  from moderation_audit) entry left join profiles profile on profile.user_id = entry.user_id
 where entry.action = any ($1) and (entry.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
  and entry.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $2::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($2::bigint, entry.user_id) and pair.high_id = greatest($2::bigint, entry.user_id)
    ) is true))
 order by entry.id desc limit 200;

-- features/trust/moderation/moderators.repository.ts findMemberByEmail
-- $1 email
select member.id, member.full_name as name, member.email,
  member.email_confirmed_at as "confirmedAt", member.role, member.created_at as "joinedAt"
from users member where member.email = $1;

-- features/trust/moderation/moderators.repository.ts findMemberById
-- $1 id
select member.id, member.full_name as name, member.email,
  member.email_confirmed_at as "confirmedAt", member.role, member.created_at as "joinedAt"
from users member where member.id = $1;

-- features/trust/moderation/moderators.repository.ts setRole
-- $1 id, $2 role, $3 now, $4 action
with found as (
  select member.id, member.full_name as name, member.email,
   member.email_confirmed_at as "confirmedAt", member.role, member.created_at as "joinedAt"
 from users member where member.id = $1
), changed as (
  update users member set role = $2 from found
  where member.id = found.id and member.role <> $2 returning member.id
), demoted as (
  select id from changed where $2 = 'member'
), ended as (
  update sessions set ended_at = $3, end_reason = 'role_changed' from demoted
  where sessions.user_id = demoted.id and sessions.ended_at is null returning sessions.id
), logged as (
  insert into moderation_audit (moderator_id, action, verification_id, change_id, case_id, user_id,
 created_at, checks)
  select null, $4, null, null, null, id, $3,
    null from changed
)
select exists (select from changed) as "isChanged" from found;

-- features/trust/moderation/overview.repository.ts show
-- $1 since, $2 moderatorId, $3 today, $4 queues, $5 verifications, $6 reports
with cases as materialized (
  select 'verifications' as queue, sent.*, false as is_urgent
    from (select user_id, submitted_at as arrived_at, decided_at, decided_by, decision from verifications
  where status = 'pending' or decided_at >= $1::timestamptz) sent
  union all
  select 'reports', reported.* from (select reported_id as user_id, opened_at as arrived_at, decided_at, decided_by, decision, is_urgent
  from report_cases where decided_at is null or decided_at >= $1::timestamptz) reported
), asked as materialized (
  select ban_asked_at as asked_at, until as holds_until from report_cases asked
  where ((asked.ban_asked_at is not null and asked.ban_answer is null
 and coalesce(asked.appeal_outcome, '') <> 'lift') and asked.decided_by <> $2::bigint
 and (asked.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and asked.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, asked.reported_id) and pair.high_id = greatest($2::bigint, asked.reported_id)
   ) is true)))
), waiting as (
  select queue, arrived_at, is_urgent from cases where decided_at is null
    and (user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, user_id) and pair.high_id = greatest($2::bigint, user_id)
   ) is true))
  union all
  select 'changes', submitted_at, false from (select id, user_id, name, gender, photo_ids, submitted_at,
   case when photo_id is not null then json_build_array(photo_id, storage_key, width, height, thumbhash) end as photo
 from profile_changes) change
    where (change.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and change.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, change.user_id) and pair.high_id = greatest($2::bigint, change.user_id)
   ) is true))
  union all
  select 'photos', submitted_at, false from (select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
   json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
 from photo_reviews review join photos photo on photo.id = review.photo_id) photo
    where (photo.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and photo.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, photo.user_id) and pair.high_id = greatest($2::bigint, photo.user_id)
   ) is true))
  union all select 'reports', asked_at, false from asked
  union all select 'appeals', appealed_at, false from (select appealed_at from report_cases appealed
  where appealed_at is not null and appeal_decided_at is null and (appealed.decided_by <> $2::bigint and appealed.ban_answered_by is distinct from $2::bigint
   and (appealed.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and appealed.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, appealed.reported_id) and pair.high_id = greatest($2::bigint, appealed.reported_id)
   ) is true)))) appeal
), by_day as (
  select (decided_at at time zone 'Africa/Nairobi')::date as day, count(*) as decided,
    round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - arrived_at) / 3600)::numeric, 1) as median_hours,
    round(max(extract(epoch from decided_at - arrived_at) / 3600)::numeric, 1) as longest_hours
  from cases where queue = 'verifications' and decided_at is not null group by 1
), days as (
  select json_agg(json_build_object('day', calendar.day, 'decided', coalesce(by_day.decided, 0),
    'median_hours', by_day.median_hours, 'longest_hours', by_day.longest_hours) order by calendar.day) as list
  from (select (($1::timestamptz at time zone 'Africa/Nairobi')::date + n) as day
    from generate_series(0, 13) n) calendar
  left join by_day using (day)
), moments as (
  select extract(hour from (arrived_at at time zone 'Africa/Nairobi')) as hour, arrived_at >= $3 as is_today,
    true as is_arrival from cases
  where arrived_at >= $1
  union all
  select extract(hour from (decided_at at time zone 'Africa/Nairobi')), true, false from cases
    where decided_at >= $3
), hours as (
  select json_agg(json_build_object('arrived', arrived, 'decided', decided, 'expected', expected)
    order by hour) as list
  from (
    select hour, count(*) filter (where is_arrival and is_today) as arrived,
      count(*) filter (where not is_arrival) as decided,
      round(count(*) filter (where is_arrival and not is_today) / 13.0, 1) as expected
    from generate_series(0, 23) hour left join moments using (hour) group by hour
  ) counted
), decisions as (
  select json_agg(json_build_object('decision', decision, 'count', count) order by decision) as list
  from (select decision, count(*) from cases where decided_at is not null group by decision) counted
), reviewers as (
  select json_agg(json_build_object('moderator_id', id, 'decided', decided, 'second_looks', second_looks,
      'agreed', agreed)
    order by id) as list
  from (
    select id, sum(decided) as decided, sum(second_looks) as second_looks, sum(agreed) as agreed from (
      select decided_by as id, 1 as decided, 0 as second_looks, 0 as agreed from cases where decided_by is not null
      union all
      select decided_by, 0, 1, has_agreed::integer
        from (select decided_by, appeal_outcome = 'uphold' as has_agreed from report_cases
 where appeal_decided_at >= $1::timestamptz
  union all
  select decided_by, ban_answer = 'confirm' from report_cases where ban_answered_at >= $1::timestamptz) looked
    ) done group by id
  ) counted
)
select json_build_object(
  'queues', (select json_agg(json_build_object('queue', name, 'waiting', here.waiting, 'oldest_at', here.oldest_at)
    order by place)
    from unnest($4::text[]) with ordinality as queue (name, place),
    lateral json_to_record((select json_build_object('waiting', count(*), 'oldest_at',
 to_char(min(arrived_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from waiting where waiting.queue = name)) as here (waiting integer, oldest_at text)),
  'urgent', (select json_build_object('waiting', count(*), 'oldest_at',
 to_char(min(arrived_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from waiting where is_urgent),
  'asked', (select json_build_object('waiting', count(*), 'ends_at', to_char(min(holds_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from asked),
  'appeals_for_others', (select count(*) from (select appealed_at from report_cases appealed
  where appealed_at is not null and appeal_decided_at is null and (appealed.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and appealed.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, appealed.reported_id) and pair.high_id = greatest($2::bigint, appealed.reported_id)
   ) is true))
    and not (appealed.decided_by <> $2::bigint and appealed.ban_answered_by is distinct from $2::bigint
   and (appealed.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and appealed.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, appealed.reported_id) and pair.high_id = greatest($2::bigint, appealed.reported_id)
   ) is true)))) appeal),
  'today', (select json_build_object('arrived', count(*) filter (where arrived_at >= $3),
    'decided', count(*) filter (where decided_at >= $3)) from cases),
  'days', (select list from days),
  'verifications_kept', (select json_build_object('of', count(*), 'kept', count(*) filter (where extract(epoch from decided_at - arrived_at) / 3600 <= $5::integer))
  from cases where queue = 'verifications' and decided_at is not null),
  'reports_kept', (select json_build_object('of', count(*), 'kept', count(*) filter (where extract(epoch from decided_at - arrived_at) / 3600 <= $6::integer))
  from cases where queue = 'reports' and decided_at is not null),
  'hours', (select list from hours),
  'decisions', coalesce((select list from decisions), '[]'::json),
  'reviewers', coalesce((select list from reviewers), '[]'::json)
) as overview
where exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator');

-- features/trust/moderation/photo-reviews.repository.ts findPhotoReview
-- $1 lapsedAt, $2 id, $3 moderatorId
select review.id, review.user_id as "userId", profile.name, profile.age, profile.birthday, profile.location,
member.created_at as "joinedAt",
review.photo, review.why, review.is_held as "isHeld", review.submitted_at as "submittedAt",
(select claim.moderator_id from review_claims claim
  where claim.kind = 'photo' and claim.subject_id = review.id and claim.claimed_at > $1) as "claimedBy" from (select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
    json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
  from photo_reviews review join photos photo on photo.id = review.photo_id) review
 join users member on member.id = review.user_id
 join profiles profile on profile.user_id = review.user_id
 where review.id = $2 and (review.user_id <> $3::bigint and exists (select from users actor where actor.id = $3::bigint and actor.role = 'moderator')
  and review.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $3::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($3::bigint, review.user_id) and pair.high_id = greatest($3::bigint, review.user_id)
    ) is true));

-- features/trust/moderation/photo-reviews.repository.ts listReviewedPhotos
-- $1 lapsedAt, $2 moderatorId
select review.id, review.user_id as "userId", profile.name, profile.age, profile.birthday, profile.location,
member.created_at as "joinedAt",
review.photo, review.why, review.is_held as "isHeld", review.submitted_at as "submittedAt",
(select claim.moderator_id from review_claims claim
  where claim.kind = 'photo' and claim.subject_id = review.id and claim.claimed_at > $1) as "claimedBy" from (select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
    json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
  from photo_reviews review join photos photo on photo.id = review.photo_id) review
 join users member on member.id = review.user_id
 join profiles profile on profile.user_id = review.user_id
 where (review.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
  and review.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $2::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($2::bigint, review.user_id) and pair.high_id = greatest($2::bigint, review.user_id)
    ) is true))
 order by review.is_held desc, review.submitted_at, review.id limit 200;

-- features/trust/moderation/photo-reviews.repository.ts lockOwnerOfPhoto
-- $1 id
select profile.user_id as "userId" from profiles profile
where profile.user_id = (select review.user_id from (select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
   json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
 from photo_reviews review join photos photo on photo.id = review.photo_id) review
  where review.id = $1) for no key update;

-- features/trust/moderation/photo-reviews.repository.ts takePhoto
-- $1 photoId, $2 moderatorId
with taken as (delete from photo_reviews review using photos photo
 where review.photo_id = $1 and photo.id = review.photo_id and (photo.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
and photo.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $2::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($2::bigint, photo.user_id) and pair.high_id = greatest($2::bigint, photo.user_id)
  ) is true))
 returning photo.id, photo.user_id, photo.is_held)
select user_id as "userId", is_held as "isHeld" from taken;

-- features/trust/reports/appeals.repository.ts findAppeal
-- $1 lapsedAt, $2 moderatorId, $3 caseId
select cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome", profile.name,
   (select claim.moderator_id from review_claims claim
  where claim.kind = 'appeal' and claim.subject_id = cases.id and claim.claimed_at > $1) as "claimedBy"
 from report_cases cases left join profiles profile on profile.user_id = cases.reported_id
 where cases.appealed_at is not null and cases.appeal_decided_at is null
   and (cases.decided_by <> $2::bigint and cases.ban_answered_by is distinct from $2::bigint
    and (cases.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
  and cases.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $2::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($2::bigint, cases.reported_id) and pair.high_id = greatest($2::bigint, cases.reported_id)
    ) is true))) and cases.id = $3;

-- features/trust/reports/appeals.repository.ts listWaitingAppeals
-- $1 lapsedAt, $2 moderatorId
select cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome", profile.name,
   (select claim.moderator_id from review_claims claim
  where claim.kind = 'appeal' and claim.subject_id = cases.id and claim.claimed_at > $1) as "claimedBy"
 from report_cases cases left join profiles profile on profile.user_id = cases.reported_id
 where cases.appealed_at is not null and cases.appeal_decided_at is null
   and (cases.decided_by <> $2::bigint and cases.ban_answered_by is distinct from $2::bigint
    and (cases.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
  and cases.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $2::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($2::bigint, cases.reported_id) and pair.high_id = greatest($2::bigint, cases.reported_id)
    ) is true)))
 order by cases.appealed_at, cases.id limit 200;

-- features/trust/reports/appeals.repository.ts writeAppeal
-- $1 now, $2 text, $3 caseId
update report_cases set appealed_at = $1, appeal_text = $2
where id = $3 and decision <> 'dismiss' and appealed_at is null;

-- features/trust/reports/appeals.repository.ts writeAppealDecision
-- $1 outcome, $2 note, $3 moderatorId, $4 now, $5 caseId
update report_cases cases
set appeal_outcome = $1, appeal_note = $2,
  appeal_decided_by = $3::bigint, appeal_decided_at = $4
where cases.id = $5 and cases.appealed_at is not null and cases.appeal_decided_at is null
  and (cases.decided_by <> $3::bigint and cases.ban_answered_by is distinct from $3::bigint
  and (cases.reported_id <> $3::bigint and exists (select from users actor where actor.id = $3::bigint and actor.role = 'moderator')
and cases.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $3::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($3::bigint, cases.reported_id) and pair.high_id = greatest($3::bigint, cases.reported_id)
  ) is true)))
returning cases.reported_id as "userId";

-- features/trust/reports/asked-sanctions.repository.ts listUntoldSanctions
select cases.id, cases.until from report_cases cases
where (cases.ban_asked_at is not null and cases.ban_answer is null
 and coalesce(cases.appeal_outcome, '') <> 'lift') and cases.asked_told_at is null order by cases.ban_asked_at, cases.id limit 200;

-- features/trust/reports/asked-sanctions.repository.ts tell
-- $1 now, $2 caseId
with asked as (
  update report_cases cases set asked_told_at = $1
  where cases.id = $2 and cases.asked_told_at is null and (cases.ban_asked_at is not null and cases.ban_answer is null
 and coalesce(cases.appeal_outcome, '') <> 'lift')
  returning cases.*
), told as (
  insert into notifications (user_id, kind, details, created_at)
 select reviewer.id, 'report', jsonb_build_object('asked', case when asked.asked_until is null then 'ban' else 'suspend' end), $1 from asked join (select id from users where role = 'moderator') reviewer on ((asked.ban_asked_at is not null and asked.ban_answer is null
 and coalesce(asked.appeal_outcome, '') <> 'lift') and asked.decided_by <> reviewer.id
 and (asked.reported_id <> reviewer.id and exists (select from users actor where actor.id = reviewer.id and actor.role = 'moderator')
 and asked.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = reviewer.id) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least(reviewer.id, asked.reported_id) and pair.high_id = greatest(reviewer.id, asked.reported_id)
   ) is true)))
 on conflict do nothing
 returning user_id, kind
)
select array(select json_build_object('userId', user_id, 'kind', kind) from told) as notified;

-- features/trust/reports/banned-member.repository.ts findEmail
-- $1 userId
select member.email as email from users member where member.id = $1;

-- features/trust/reports/banned-member.repository.ts listDocumentMarks
-- $1 userId
select document.mark from identity_documents document where document.user_id = $1::bigint;

-- features/trust/reports/banned-member.repository.ts listLooks
-- $1 userId
select look::text as bits from photo_looks own, unnest(own.looks) look where own.user_id = $1::bigint;

-- features/trust/reports/cases.repository.ts findCase
-- $1 warnedSince, $2 lapsedAt, $3 id, $4 moderatorId
select cases.id, cases.reported_id as "userId", profile.name, cases.is_urgent as "isUrgent",
cases.reports,
array(select distinct report.reason from reports report where report.case_id = cases.id) as reasons,
(select json_build_object('receivers', offender.receivers, 'sent', offender.sent, 'kinds', offender.kinds)
  from (select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
    array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
  from message_warnings where last_sent_at >= $1::timestamptz
  group by sender_id having count(distinct receiver_id) >= 3
  order by receivers desc, last_sent_at desc) offender
    where offender.user_id = cases.reported_id) as warnings,
cases.opened_at as "openedAt", (select claim.moderator_id from review_claims claim
  where claim.kind = 'report' and claim.subject_id = cases.id and claim.claimed_at > $2) as "claimedBy",
cases.decision, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
case when (cases.ban_asked_at is not null and cases.ban_answer is null
  and coalesce(cases.appeal_outcome, '') <> 'lift') then cases.ban_asked_at end as "banAskedAt",
cases.asked_until as "askedUntil", cases.until, cases.reason, cases.note from report_cases cases left join profiles profile on profile.user_id = cases.reported_id
 where cases.id = $3 and (cases.reported_id <> $4::bigint and exists (select from users actor where actor.id = $4::bigint and actor.role = 'moderator')
  and cases.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $4::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($4::bigint, cases.reported_id) and pair.high_id = greatest($4::bigint, cases.reported_id)
    ) is true));

-- features/trust/reports/cases.repository.ts findFileOf
-- $1 userId
select profile.name, profile.age, profile.birthday, profile.location, profile.bio, profile.is_verified as "isVerified",
 (select coalesce(case when min(photo.position) = 0 then json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
 order by photo.position) end, '[]'::json)
 from photos photo where photo.user_id = profile.user_id and not photo.is_held) as photos
from profiles profile where profile.user_id = $1;

-- features/trust/reports/cases.repository.ts listDecided
-- $1 warnedSince, $2 lapsedAt, $3 moderatorId
select cases.id, cases.reported_id as "userId", profile.name, cases.is_urgent as "isUrgent",
cases.reports,
array(select distinct report.reason from reports report where report.case_id = cases.id) as reasons,
(select json_build_object('receivers', offender.receivers, 'sent', offender.sent, 'kinds', offender.kinds)
  from (select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
    array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
  from message_warnings where last_sent_at >= $1::timestamptz
  group by sender_id having count(distinct receiver_id) >= 3
  order by receivers desc, last_sent_at desc) offender
    where offender.user_id = cases.reported_id) as warnings,
cases.opened_at as "openedAt", (select claim.moderator_id from review_claims claim
  where claim.kind = 'report' and claim.subject_id = cases.id and claim.claimed_at > $2) as "claimedBy",
cases.decision, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
case when (cases.ban_asked_at is not null and cases.ban_answer is null
  and coalesce(cases.appeal_outcome, '') <> 'lift') then cases.ban_asked_at end as "banAskedAt",
cases.asked_until as "askedUntil", cases.until, cases.reason, cases.note from (
   select * from report_cases decided
     where decided.decided_at is not null and (decided.reported_id <> $3::bigint and exists (select from users actor where actor.id = $3::bigint and actor.role = 'moderator')
  and decided.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $3::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($3::bigint, decided.reported_id) and pair.high_id = greatest($3::bigint, decided.reported_id)
    ) is true))
   order by decided.decided_at desc, decided.id desc limit 200
 ) cases left join profiles profile on profile.user_id = cases.reported_id
 order by cases.decided_at desc, cases.id desc;

-- features/trust/reports/cases.repository.ts listOpen
-- $1 warnedSince, $2 lapsedAt, $3 moderatorId
select cases.id, cases.reported_id as "userId", profile.name, cases.is_urgent as "isUrgent",
cases.reports,
array(select distinct report.reason from reports report where report.case_id = cases.id) as reasons,
(select json_build_object('receivers', offender.receivers, 'sent', offender.sent, 'kinds', offender.kinds)
  from (select sender_id as user_id, count(distinct receiver_id)::integer as receivers, sum(sent)::integer as sent,
    array_agg(distinct kind order by kind) as kinds, max(last_sent_at) as last_sent_at
  from message_warnings where last_sent_at >= $1::timestamptz
  group by sender_id having count(distinct receiver_id) >= 3
  order by receivers desc, last_sent_at desc) offender
    where offender.user_id = cases.reported_id) as warnings,
cases.opened_at as "openedAt", (select claim.moderator_id from review_claims claim
  where claim.kind = 'report' and claim.subject_id = cases.id and claim.claimed_at > $2) as "claimedBy",
cases.decision, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
case when (cases.ban_asked_at is not null and cases.ban_answer is null
  and coalesce(cases.appeal_outcome, '') <> 'lift') then cases.ban_asked_at end as "banAskedAt",
cases.asked_until as "askedUntil", cases.until, cases.reason, cases.note from (
   (select * from report_cases asked where ((asked.ban_asked_at is not null and asked.ban_answer is null
  and coalesce(asked.appeal_outcome, '') <> 'lift') and asked.decided_by <> $3::bigint
  and (asked.reported_id <> $3::bigint and exists (select from users actor where actor.id = $3::bigint and actor.role = 'moderator')
  and asked.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $3::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($3::bigint, asked.reported_id) and pair.high_id = greatest($3::bigint, asked.reported_id)
    ) is true)))
     order by asked.ban_asked_at, asked.id limit 200)
   union all
   (select * from report_cases open where open.decided_at is null
     and (open.reported_id <> $3::bigint and exists (select from users actor where actor.id = $3::bigint and actor.role = 'moderator')
  and open.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $3::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($3::bigint, open.reported_id) and pair.high_id = greatest($3::bigint, open.reported_id)
    ) is true))
     order by open.is_urgent desc, open.opened_at, open.id limit 200)
 ) cases left join profiles profile on profile.user_id = cases.reported_id
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

-- features/trust/reports/reopenings.repository.ts undoAppeal
-- $1 caseId, $2 by, $3 at
update report_cases cases
set appeal_outcome = null, appeal_note = null, appeal_decided_by = null, appeal_decided_at = null
where cases.id = $1 and cases.appeal_decided_by = $2::bigint
  and cases.appeal_decided_at = $3 and cases.appeal_outcome = 'uphold'
  and (cases.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
and cases.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $2::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($2::bigint, cases.reported_id) and pair.high_id = greatest($2::bigint, cases.reported_id)
  ) is true))
returning cases.reported_id as "userId";

-- features/trust/reports/reopenings.repository.ts undoDecision
-- $1 caseId, $2 by, $3 at
update report_cases cases
set decision = null, reason = null, note = null, until = null, decided_by = null, decided_at = null,
  ban_asked_at = null, asked_until = null, asked_told_at = null
where cases.id = $1 and cases.decided_by = $2::bigint and cases.decided_at = $3
  and cases.ban_answer is null and cases.appealed_at is null
  and (cases.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
and cases.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $2::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($2::bigint, cases.reported_id) and pair.high_id = greatest($2::bigint, cases.reported_id)
  ) is true))
  and not exists (
    select from report_cases open where open.reported_id = cases.reported_id and open.decided_at is null
  )
returning cases.reported_id as "userId", cases.is_urgent as "isUrgent";

-- features/trust/reports/reports.repository.ts attachMessages
-- $1 reportedId, $2 messageIds, $3 reporterId, $4 id, $5 reason
with attached as (
insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported,
  media_id)
select report.id, near.id, near.sender_id = $1, near.text, near.created_at, near.is_deleted,
  near.is_reported, near.media_id
from reports report cross join (
  select distinct near.id, near.sender_id, near.text, near.created_at,
 near.deleted_at is not null as is_deleted,
   near.id = any ($2::bigint[]) as is_reported, case
     when near.media_kind is not null then (select media.id from message_media media
 where media.message_id = near.id and media.gone_at is null) end as media_id
 from messages reported cross join lateral (
   (select * from messages near where near.low_id = reported.low_id and near.high_id = reported.high_id
     and near.id <= reported.id order by near.id desc limit 6) union all (select * from messages near where near.low_id = reported.low_id and near.high_id = reported.high_id
     and near.id > reported.id order by near.id asc limit 5)
 ) near
 where reported.id = any ($2::bigint[]) and reported.low_id = least($3::bigint, $1::bigint)
   and reported.high_id = greatest($3::bigint, $1::bigint)
) near
where report.case_id = $4 and report.reporter_id = $3 and report.reason = $5
on conflict (report_id, message_id) do nothing
returning media_id
) update message_media set case_ids = array_append(case_ids, $4)
 where id in (select media_id from attached) and not $4 = any (case_ids);

-- features/trust/reports/reports.repository.ts deleteEvidence
-- $1 caseId
delete from report_messages said using reports report where report.id = said.report_id
and report.case_id = $1;

-- features/trust/reports/reports.repository.ts hide
-- $1 now, $2 reportedId
update profiles set hidden_at = coalesce(hidden_at, $1::timestamptz) where user_id = $2::bigint;

-- features/trust/reports/reports.repository.ts insertReport
-- $1 id, $2 reason, $3 text, $4 now, $5 reporterId
with written as (
  insert into reports (case_id, reporter_id, reason, text, created_at)
  select $1::bigint, member.id, $2, $3, $4 from users member
    where member.id = $5
  for key share
  on conflict (case_id, reporter_id, reason) do nothing
  returning id
), counted as (
  update report_cases set reports = report_cases.reports + 1 from written where report_cases.id = $1
)
select exists (select from written) as "isNew";

-- features/trust/reports/reports.repository.ts listClosed
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

-- features/trust/reports/reports.repository.ts release
-- $1 caseId
update message_media set case_ids = array(select unnest(case_ids) except select $1::bigint)
where case_ids && array(select $1::bigint);

-- features/trust/reports/sanctions.repository.ts decide
-- $1 decision, $2 reason, $3 note, $4 until, $5 moderatorId, $6 now, $7 askedAt, $8 askedUntil, $9 caseId
update report_cases cases
set decision = $1, reason = $2, note = nullif($3, ''),
  until = $4, decided_by = $5::bigint, decided_at = $6,
  ban_asked_at = $7, asked_until = $8
where cases.id = $9 and cases.decided_at is null
  and (cases.reported_id <> $5::bigint and exists (select from users actor where actor.id = $5::bigint and actor.role = 'moderator')
and cases.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $5::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($5::bigint, cases.reported_id) and pair.high_id = greatest($5::bigint, cases.reported_id)
  ) is true))
returning cases.reported_id as "userId";

-- features/trust/reports/sanctions.repository.ts findDecision
-- $1 caseId
select cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome" from report_cases cases where cases.id = $1 and cases.decision <> 'dismiss';

-- features/trust/reports/sanctions.repository.ts findStanding
-- $1 userId, $2 caseId, $3 now
select cases.id, cases.decision, cases.until from report_cases cases
where cases.reported_id = $1 and cases.id is distinct from $2::bigint
  and cases.decision in ('suspend', 'ban')
  and coalesce(cases.appeal_outcome, '') <> 'lift' and (cases.decision = 'ban'
    or cases.until > $3::timestamptz)
order by cases.decision = 'ban' desc, cases.until desc limit 1;

-- features/trust/reports/sanctions.repository.ts hideReported
-- $1 now, $2 userId
update profiles set hidden_at = coalesce(hidden_at, $1::timestamptz) where user_id = $2::bigint;

-- features/trust/reports/sanctions.repository.ts lift
-- $1 userId, $2 caseId, $3 now
update users set restriction = null, restricted_until = null, restriction_case_id = null
where id = $1::bigint and restriction is not null
  and (restriction_case_id = $2::bigint or restricted_until <= $3::timestamptz)
returning id;

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

-- features/trust/reports/sanctions.repository.ts restrict
-- $1 restriction, $2 until, $3 caseId, $4 userId
update users set restriction = $1::text, restricted_until = $2::timestamptz, restriction_case_id = $3::bigint
where id = $4::bigint and ($1::text = 'banned'
  or (coalesce(restriction, '') <> 'banned' and coalesce(restricted_until <= $2::timestamptz, true)));

-- features/trust/reports/sanctions.repository.ts unhideMember
-- $1 userId
update profiles set hidden_at = null where user_id = $1::bigint and hidden_at is not null and not exists (select from report_cases open
where open.reported_id = $1 and open.is_urgent and open.decided_at is null)
and not exists (select from users member where member.id = $1 and member.restriction is not null);

-- features/trust/reports/sanctions.repository.ts writeAnswer
-- $1 answer, $2 moderatorId, $3 now, $4 caseId
update report_cases cases
set ban_answer = $1, ban_answered_by = $2::bigint, ban_answered_at = $3,
  decision = case when $1 = 'confirm' and cases.asked_until is null then 'ban'
    else cases.decision end,
  until = case when $1 = 'confirm' then cases.asked_until else cases.until end
where cases.id = $4 and ((cases.ban_asked_at is not null and cases.ban_answer is null
and coalesce(cases.appeal_outcome, '') <> 'lift') and cases.decided_by <> $2::bigint
and (cases.reported_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
and cases.reported_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $2::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($2::bigint, cases.reported_id) and pair.high_id = greatest($2::bigint, cases.reported_id)
  ) is true)))
returning cases.reported_id as "userId", cases.reason, cases.asked_until as until;

-- features/trust/reports/tell-members.repository.ts findReviewer
-- $1 userId, $2 moderatorId
select ($1::bigint <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
and $1::bigint not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $2::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($2::bigint, $1::bigint) and pair.high_id = greatest($2::bigint, $1::bigint)
  ) is true)) as may;

-- features/trust/reports/tell-members.repository.ts withdrawFrom
-- $1 at, $2 members, $3 kind, $4 writtenAt
update notifications set withdrawn_at = $1
where user_id in (select unnest($2::bigint[])) and kind = $3 and created_at = $4 and withdrawn_at is null
returning user_id;

-- features/trust/verifications/decisions.repository.ts decide
-- $1 status, $2 decision, $3 reason, $4 reasonCode, $5 moderatorId, $6 decidedAt, $7 verificationId, $8 mustHaveLooked, $9 name, $10 photoId, $11 isDemo, $12 checks
with decided as (
  update verifications verification
    set status = $1, decision = $2, reason = $3,
      reason_code = $4, decided_by = $5::bigint, decided_at = $6
  where id = $7 and status = 'pending'
    and ($5::bigint is null
      or (verification.user_id <> $5::bigint and exists (select from users actor where actor.id = $5::bigint and actor.role = 'moderator')
 and verification.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $5::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($5::bigint, verification.user_id) and pair.high_id = greatest($5::bigint, verification.user_id)
   ) is true)))
    and (not $8::boolean
      or (exists (select from moderation_audit look where look.verification_id = verification.id
 and look.moderator_id = $5::bigint and look.action = 'view_selfie')
      and exists (select from moderation_audit look where look.verification_id = verification.id
 and look.moderator_id = $5::bigint and look.action = 'view_id_document')))
    and ($9::text is null or exists (
      select from profiles profile where profile.user_id = verification.user_id
        and profile.name = $9
        and (select photo.id from photos photo where photo.user_id = profile.user_id and photo.position = 0) is not distinct from $10::bigint
    ))
  returning id, user_id
), verified as (
  update profiles profile set is_verified = true from decided
 where $1 = 'approved' and profile.user_id = decided.user_id
), notified as (
  insert into notifications (user_id, kind, details, created_at)
 select user_id, 'verification', jsonb_build_object('decision', $1::text, 'reason', $3::text,
      'reason_code', $4::text, 'demo', $11::boolean), $6 from decided
 on conflict do nothing
 returning user_id, kind
), logged as (
  insert into moderation_audit (moderator_id, action, verification_id, change_id, case_id, user_id,
 created_at, checks)
  select $5::bigint, $2, id, null, null, user_id, $6,
    $12::jsonb from decided where $5::bigint is not null
)
select id, array(select json_build_object('userId', user_id, 'kind', kind) from notified) as notified from decided;

-- features/trust/verifications/decisions.repository.ts expire
-- $1 now, $2 submittedUntil
with expired as (
  update verifications
    set status = 'rejected', decision = 'request_new', reason_code = 'not_reviewed', decided_at = $1
  where status = 'pending' and submitted_at <= $2
  returning id, user_id
), notified as (
  insert into notifications (user_id, kind, details, created_at)
 select user_id, 'verification', jsonb_build_object('decision', 'rejected', 'reason_code', 'not_reviewed'), $1 from expired
 on conflict do nothing
 returning user_id, kind
)
select (select count(*)::integer from expired) as count, array(select json_build_object('userId', user_id, 'kind', kind) from notified) as notified;

-- features/trust/verifications/decisions.repository.ts lockProfileOfSubmitter
-- $1 verificationId
select from profiles profile
where profile.user_id = (select user_id from verifications where id = $1) for no key update;

-- features/trust/verifications/identity-documents.repository.ts keep
-- $1 mark, $2 now, $3 verificationId
insert into identity_documents (mark, user_id, created_at)
select $1, verification.user_id, $2 from verifications verification where verification.id = $3
on conflict (mark) do update set created_at = identity_documents.created_at
  where identity_documents.user_id = excluded.user_id
returning user_id;

-- features/trust/verifications/lookalikes.repository.ts findLook
-- $1 verificationId, $2 moderatorId
select exists (select from moderation_audit look where look.verification_id = $1::bigint
and look.moderator_id = $2::bigint and look.action = 'view_lookalike')
  as "hasLooked";

-- features/trust/verifications/lookalikes.repository.ts findLookalikes
-- $1 verificationId, $2 moderatorId
with own as (
  select verification.user_id, screening.selfie_hash from verifications verification
  join verification_screenings screening on screening.verification_id = verification.id
  where verification.id = $1 and verification.status = 'pending'
    and 'selfie_reused' = any (screening.flags)
    and (verification.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and verification.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, verification.user_id) and pair.high_id = greatest($2::bigint, verification.user_id)
   ) is true))
), found as (
  select alike.user_id, (select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
 where photo.user_id = alike.user_id and photo.id = alike.photo_id) as photo, null as selfie_key
  from own cross join lateral (select other.photo_id, other.user_id from photo_looks other
   where other.user_id <> own.user_id
     and exists (select from unnest(other.looks) look where bit_count(look # own.selfie_hash) <= 40)) alike
  union all
  select theirs.user_id, null, theirs.selfie_key
  from own cross join verification_screenings other join verifications theirs on theirs.id = other.verification_id
  where theirs.user_id <> own.user_id and bit_count(other.selfie_hash # own.selfie_hash) <= 40
)
select found.user_id as "userId", profile.name as name, found.photo, found.selfie_key as "selfieKey",
  (found.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and found.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, found.user_id) and pair.high_id = greatest($2::bigint, found.user_id)
   ) is true)) as "mayReview"
from found join profiles profile on profile.user_id = found.user_id
where found.photo is not null or found.selfie_key is not null
order by found.photo is null, found.user_id limit 20;

-- features/trust/verifications/poses.repository.ts give
-- $1 userId, $2 first, $3 now, $4 second, $5 endedAt
insert into selfie_poses as held (user_id, pose, given_at)
values ($1, $2, $3)
on conflict (user_id) do update set (pose, given_at, used_at) = (
  select case when not is_over then held.pose when held.pose = $2 then $4
    else $2 end,
    case when is_over then $3 else held.given_at end, case when is_over then null else held.used_at end
  from (select held.used_at is not null or held.given_at <= $5 as is_over) state
)
returning pose, given_at as "givenAt";

-- features/trust/verifications/poses.repository.ts holds
-- $1 userId, $2 pose, $3 endedAt
select from selfie_poses where
user_id = $1 and pose = $2 and given_at > $3 and (used_at is null
  or exists (select from verifications where verifications.user_id = $1 and status = 'pending'));

-- features/trust/verifications/poses.repository.ts use
-- $1 now, $2 userId, $3 pose, $4 endedAt
update selfie_poses set used_at = $1 where
user_id = $2 and pose = $3 and given_at > $4 and (used_at is null
  or exists (select from verifications where verifications.user_id = $2 and status = 'pending')) returning pose;

-- features/trust/verifications/reopen-verification.ts reopen
-- $1 id, $2 by, $3 at
with before as (
  select verification.id, verification.user_id, verification.status from verifications verification
  where verification.id = $1 and verification.decided_by = $2::bigint
    and verification.decided_at = $3
    and verification.selfie_key is not null and verification.document_key is not null
    and (verification.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
 and verification.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
   where filed.reporter_id = $2::bigint) and not ((
     select pair.matched_at is not null or pair.match_ended_at is not null
     from pairs pair where pair.low_id = least($2::bigint, verification.user_id) and pair.high_id = greatest($2::bigint, verification.user_id)
   ) is true))
    and not exists (
      select from verifications newer where newer.user_id = verification.user_id and newer.id > verification.id
    )
  for update
), reopened as (
  update verifications verification
    set status = 'pending', decision = null, reason = null, reason_code = null, decided_by = null,
    decided_at = null
  from before where verification.id = before.id
  returning verification.id, verification.user_id
), unmarked as (
  update profiles profile set is_verified = false from before
 where before.status = 'approved' and profile.user_id = before.user_id
), forgotten as (
  delete from identity_documents where user_id = (select user_id from before) and created_at = $3
)
select user_id as "userId" from reopened;

-- features/trust/verifications/reviews.repository.ts findLooks
-- $1 id, $2 moderatorId
select exists (select from moderation_audit look where look.verification_id = $1::bigint
and look.moderator_id = $2::bigint and look.action = 'view_selfie')
 and exists (select from moderation_audit look where look.verification_id = $1::bigint
and look.moderator_id = $2::bigint and look.action = 'view_id_document') as "hasLooked";

-- features/trust/verifications/reviews.repository.ts findReview
-- $1 claimedSince, $2 id, $3 moderatorId
select
verification.id, verification.user_id as "userId", profile.name, profile.age, profile.birthday, profile.location,
member.created_at as "joinedAt",
(select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = verification.user_id and photo.position = 0) as photo, verification.status,
verification.reason_code as "reasonCode", verification.reason,
verification.submitted_at as "submittedAt", verification.decided_at as "decidedAt",
verification.decided_by as "decidedBy",
(select claim.moderator_id from review_claims claim
  where claim.kind = 'verification' and claim.subject_id = verification.id and claim.claimed_at > $1) as "claimedBy",
earlier.count + 1 as "requestNumber", earlier.reason_code as "previousReasonCode",
  earlier.reason as "previousReason",
verification.pose, verification.consent is not null as "hasFaceConsent",
(select json_build_object('scores', screening.scores, 'flags', screening.flags)
  from verification_screenings screening
  where screening.verification_id = verification.id and screening.finished_at is not null) as screening
 from verifications verification
 join users member on member.id = verification.user_id
 join profiles profile on profile.user_id = verification.user_id
 cross join lateral (
   select count(*), (array_agg(each.reason_code order by each.id desc))[1] as reason_code,
     (array_agg(each.reason order by each.id desc))[1] as reason
   from verifications each where each.user_id = verification.user_id and each.id < verification.id
 ) earlier
 where verification.id = $2 and (verification.user_id <> $3::bigint and exists (select from users actor where actor.id = $3::bigint and actor.role = 'moderator')
  and verification.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $3::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($3::bigint, verification.user_id) and pair.high_id = greatest($3::bigint, verification.user_id)
    ) is true));

-- features/trust/verifications/reviews.repository.ts listByStatus
-- $1 claimedSince, $2 status, $3 moderatorId
select
verification.id, verification.user_id as "userId", profile.name, profile.age, profile.birthday, profile.location,
member.created_at as "joinedAt",
(select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = verification.user_id and photo.position = 0) as photo, verification.status,
verification.reason_code as "reasonCode", verification.reason,
verification.submitted_at as "submittedAt", verification.decided_at as "decidedAt",
verification.decided_by as "decidedBy",
(select claim.moderator_id from review_claims claim
  where claim.kind = 'verification' and claim.subject_id = verification.id and claim.claimed_at > $1) as "claimedBy",
earlier.count + 1 as "requestNumber", earlier.reason_code as "previousReasonCode",
  earlier.reason as "previousReason",
verification.pose, verification.consent is not null as "hasFaceConsent",
(select json_build_object('scores', screening.scores, 'flags', screening.flags)
  from verification_screenings screening
  where screening.verification_id = verification.id and screening.finished_at is not null) as screening
 from verifications verification
 join users member on member.id = verification.user_id
 join profiles profile on profile.user_id = verification.user_id
 cross join lateral (
   select count(*), (array_agg(each.reason_code order by each.id desc))[1] as reason_code,
     (array_agg(each.reason order by each.id desc))[1] as reason
   from verifications each where each.user_id = verification.user_id and each.id < verification.id
 ) earlier
 where verification.status = $2 and (verification.user_id <> $3::bigint and exists (select from users actor where actor.id = $3::bigint and actor.role = 'moderator')
  and verification.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $3::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($3::bigint, verification.user_id) and pair.high_id = greatest($3::bigint, verification.user_id)
    ) is true))
 order by verification.submitted_at, verification.id limit 200;

-- features/trust/verifications/reviews.repository.ts listDecided
-- $1 claimedSince, $2 moderatorId
select
verification.id, verification.user_id as "userId", profile.name, profile.age, profile.birthday, profile.location,
member.created_at as "joinedAt",
(select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) from photos photo
  where photo.user_id = verification.user_id and photo.position = 0) as photo, verification.status,
verification.reason_code as "reasonCode", verification.reason,
verification.submitted_at as "submittedAt", verification.decided_at as "decidedAt",
verification.decided_by as "decidedBy",
(select claim.moderator_id from review_claims claim
  where claim.kind = 'verification' and claim.subject_id = verification.id and claim.claimed_at > $1) as "claimedBy",
earlier.count + 1 as "requestNumber", earlier.reason_code as "previousReasonCode",
  earlier.reason as "previousReason",
verification.pose, verification.consent is not null as "hasFaceConsent",
(select json_build_object('scores', screening.scores, 'flags', screening.flags)
  from verification_screenings screening
  where screening.verification_id = verification.id and screening.finished_at is not null) as screening
 from (
   select * from verifications decided where decided_at is not null
     and (decided.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
  and decided.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
    where filed.reporter_id = $2::bigint) and not ((
      select pair.matched_at is not null or pair.match_ended_at is not null
      from pairs pair where pair.low_id = least($2::bigint, decided.user_id) and pair.high_id = greatest($2::bigint, decided.user_id)
    ) is true))
   order by decided_at desc, id desc limit 200
 ) verification
 join users member on member.id = verification.user_id
 join profiles profile on profile.user_id = verification.user_id
 cross join lateral (
   select count(*), (array_agg(each.reason_code order by each.id desc))[1] as reason_code,
     (array_agg(each.reason order by each.id desc))[1] as reason
   from verifications each where each.user_id = verification.user_id and each.id < verification.id
 ) earlier
 order by verification.decided_at desc, verification.id desc;

-- features/trust/verifications/reviews.repository.ts viewPicture
-- $1 id, $2 moderatorId, $3 erasableSince
select verification.user_id as "userId", verification.selfie_key as "selfieKey",
  verification.document_key as "documentKey"
from verifications verification
where verification.id = $1 and (verification.user_id <> $2::bigint and exists (select from users actor where actor.id = $2::bigint and actor.role = 'moderator')
and verification.user_id not in (select about.reported_id from reports filed join report_cases about on about.id = filed.case_id
  where filed.reporter_id = $2::bigint) and not ((
    select pair.matched_at is not null or pair.match_ended_at is not null
    from pairs pair where pair.low_id = least($2::bigint, verification.user_id) and pair.high_id = greatest($2::bigint, verification.user_id)
  ) is true))
  and (verification.decided_at is null
    or (verification.decided_by = $2::bigint and verification.decided_at > $3));

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

-- features/trust/verifications/screenings.repository.ts finish
-- $1 verificationId, $2 selfieHash, $3 now, $4 scores, $5 notScreened, $6 flags
with reused as (
  select from verifications own
  where own.id = $1 and $2::text is not null and (
    exists (select from photo_looks other, unnest(other.looks) look
   where other.user_id <> own.user_id and bit_count(look # ('x' || $2::text)::bit(256)) <= 40)
    or exists (
      select from verification_screenings other join verifications theirs on theirs.id = other.verification_id
      where theirs.user_id <> own.user_id and bit_count(other.selfie_hash # ('x' || $2::text)::bit(256)) <= 40
    )
  )
)
update verification_screenings
  set finished_at = $3, scores = $4::jsonb, not_screened = $5,
    selfie_hash = ('x' || $2::text)::bit(256),
  flags = case when exists (select from reused) then array_append($6::text[], 'selfie_reused')
    else $6::text[] end
where verification_id = $1 and finished_at is null;

-- features/trust/verifications/screenings.repository.ts listOpen
select verification.id from verifications verification
left join verification_screenings screening on screening.verification_id = verification.id
where verification.status = 'pending' and verification.consent is not null and screening.finished_at is null
order by verification.submitted_at, verification.id limit 100;

-- features/trust/verifications/unheld-documents.repository.ts insertUnheld
-- $1 userId, $2 eraseAt, $3 keys
insert into unheld_documents (key, user_id, erase_at) select key, $1, $2
from unnest($3::text[]) key;

-- features/trust/verifications/unheld-documents.repository.ts lock
-- $1 keys
select key from unheld_documents where key = any ($1::text[]) for update;

-- features/trust/verifications/unheld-documents.repository.ts lockDue
-- $1 now, $2 stuck, $3 limit
select key from unheld_documents where erase_at <= $1 and key <> all ($2::text[])
order by erase_at limit $3 for update skip locked;

-- features/trust/verifications/unheld-documents.repository.ts remove
-- $1 keys
delete from unheld_documents where key = any ($1::text[]) returning key;

-- features/trust/verifications/verifications.repository.ts deletePendingVerification
-- $1 userId
delete from verifications where user_id = $1 and status = 'pending'
returning selfie_key as "selfieKey", document_key as "documentKey";

-- features/trust/verifications/verifications.repository.ts findOwnVerification
-- $1 userId
select profile.is_verified as "isVerified", newest.status, newest.reason_code as "reasonCode",
 newest.reason,
  newest.submitted_at as "submittedAt"
from profiles profile
left join lateral (
  select status, reason_code, reason, submitted_at from verifications where user_id = profile.user_id
    order by id desc limit 1
) newest on true
where profile.user_id = $1;

-- features/trust/verifications/verifications.repository.ts forgetDocuments
-- $1 id
with forgotten as (delete from verification_screenings where verification_id = $1)
update verifications set selfie_key = null, document_key = null where id = $1;

-- features/trust/verifications/verifications.repository.ts forgetting
-- $1 userId
delete from selfie_poses where user_id = $1;

-- features/trust/verifications/verifications.repository.ts forgetting
-- $1 userId
delete from verification_screenings using verifications
where verifications.id = verification_screenings.verification_id and verifications.user_id = $1;

-- features/trust/verifications/verifications.repository.ts forgetting
-- $1 userId
delete from verifications where user_id = $1 and status = 'pending';

-- features/trust/verifications/verifications.repository.ts forgetting
-- $1 userId
update verifications set selfie_key = null, document_key = null where user_id = $1;

-- features/trust/verifications/verifications.repository.ts insertVerification
-- $1 selfieKey, $2 documentKey, $3 submittedAt, $4 pose, $5 consent, $6 userId
insert into verifications (user_id, selfie_key, document_key, submitted_at, pose, consent)
select profile.user_id, $1, $2, $3, $4,
  $5::smallint from profiles profile
  where profile.user_id = $6 and not profile.is_verified
returning id;

-- features/trust/verifications/verifications.repository.ts listErasableVerifications
-- $1 now, $2 decidedUntil, $3 stuck
select id, selfie_key as "selfieKey", document_key as "documentKey" from verifications
where decided_at <= $1 and (decided_at <= $2 or reason_code = 'not_reviewed')
  and (selfie_key is not null or document_key is not null) and id <> all ($3::bigint[])
order by decided_at limit 100;

-- features/trust/verifications/verifications.repository.ts lockSubmitter
-- $1 userId
select from users where id = $1 for no key update;
