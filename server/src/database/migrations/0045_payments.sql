-- Orders of Premium, paid by M-Pesa (docs/product.md, "Payments").

create table payment_orders (
  id bigint generated always as identity constraint payment_orders_pkey primary key,
  code text not null constraint payment_orders_code check (code ~ '^MW-[2-9A-HJ-NP-Z]{8}$'),
  -- Null once the account is deleted: the books keep the order without the person.
  user_id bigint constraint payment_orders_user references users on delete set null,
  client_key uuid not null,
  product text not null constraint payment_orders_product check (product in ('day', 'week', 'month')),
  -- Whole Kenyan shillings.
  amount integer not null constraint payment_orders_amount check (amount > 0),
  -- Encrypted; the key is not in the database. The hash has a key too, and finds orders of the same phone.
  sealed_phone bytea constraint payment_orders_sealed_phone check (octet_length(sealed_phone) = 40),
  phone_hash bytea constraint payment_orders_phone_hash check (octet_length(phone_hash) = 32),
  -- The hash of the secret in the callback's address. Null before the prompt.
  token_hash bytea constraint payment_orders_token_hash check (octet_length(token_hash) = 32),
  merchant_request_id text constraint payment_orders_merchant_request check (char_length(merchant_request_id) <= 100),
  checkout_request_id text constraint payment_orders_checkout_request check (char_length(checkout_request_id) <= 100),
  state text not null default 'created' constraint payment_orders_state check (state in (
    'created', 'pushing', 'pending', 'unconfirmed', 'paid', 'failed', 'expired', 'needs_review', 'refunding', 'refunded'
  )),
  result_code text constraint payment_orders_result_code check (char_length(result_code) <= 40),
  created_at timestamptz not null,
  -- When the prompt was sent. Null when it was refused.
  prompted_at timestamptz,
  -- The last move into a state that is no longer open.
  resolved_at timestamptz,
  paid_at timestamptz,
  -- When a query has confirmed the payment.
  verified_at timestamptz,
  -- When M-Pesa is asked the next time, and how often it was.
  next_query_at timestamptz,
  queries integer not null default 0,
  -- What was sold with it.
  starts_at timestamptz,
  ends_at timestamptz,
  -- The receipt is mailed once. Null: not yet.
  receipt_mailed_at timestamptz,
  constraint payment_orders_paid check (state <> 'paid' or paid_at is not null)
);
create unique index payment_orders_code_unique on payment_orders (code);
create unique index payment_orders_client_key_unique on payment_orders (user_id, client_key);
create unique index payment_orders_one_open on payment_orders (user_id) where state in ('created', 'pushing', 'pending');
create unique index payment_orders_token_unique on payment_orders (token_hash);
create unique index payment_orders_checkout_unique on payment_orders (checkout_request_id);
create index payment_orders_of_user on payment_orders (user_id, id desc);
create index payment_orders_of_phone on payment_orders (phone_hash, prompted_at) where phone_hash is not null;
create index payment_orders_due on payment_orders ((state = 'paid'), next_query_at) where next_query_at is not null;
create index payment_orders_unsettled on payment_orders (coalesce(prompted_at, created_at))
  where state in ('created', 'pushing', 'pending', 'unconfirmed');
create index payment_orders_unmailed on payment_orders (id) where state = 'paid' and receipt_mailed_at is null;
create index payment_orders_for_review on payment_orders (id)
  where state in ('needs_review', 'refunding', 'expired') or (state = 'paid' and verified_at is null);

-- All money that callbacks told of, also what does not fit its order. A receipt counts once.
create table payment_receipts (
  receipt text constraint payment_receipts_pkey primary key
    constraint payment_receipts_receipt check (receipt ~ '^[A-Z0-9]{4,20}$'),
  order_id bigint not null constraint payment_receipts_order references payment_orders,
  amount integer not null constraint payment_receipts_amount check (amount > 0),
  received_at timestamptz not null
);
create index payment_receipts_of_order on payment_receipts (order_id, received_at);
create index payment_receipts_by_time on payment_receipts (received_at);

-- What happened to an order. Rows are added, and deleted after 13 months.
create table payment_events (
  id bigint generated always as identity constraint payment_events_pkey primary key,
  order_id bigint not null constraint payment_events_order references payment_orders,
  kind text not null constraint payment_events_kind check (kind in ('prompt', 'callback', 'query', 'operator')),
  -- What was said, in a word or as M-Pesa's code.
  code text not null constraint payment_events_code check (char_length(code) <= 40),
  -- The callback's body without phone numbers.
  body text constraint payment_events_body check (char_length(body) <= 4000),
  created_at timestamptz not null
);
create index payment_events_of_order on payment_events (order_id, id);
create index payment_events_by_time on payment_events (created_at);

create function keep_payment_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '13 months' then return old; end if;
  raise exception 'payment events are neither changed nor deleted within 13 months';
end $$;
create trigger payment_events_kept before update or delete on payment_events
  for each row execute function keep_payment_events();

-- The number that a member wants to find filled in the next time, encrypted.
create table payment_phones (
  user_id bigint constraint payment_phones_pkey primary key
    constraint payment_phones_user references users on delete cascade,
  sealed_phone bytea not null constraint payment_phones_sealed_phone check (octet_length(sealed_phone) = 40),
  saved_at timestamptz not null
);

-- M-Pesa rations queries. Each takes a slot, which is free again after a minute: five in any minute, by all processes.
create table payment_query_slots (
  slot integer constraint payment_query_slots_pkey primary key,
  free_at timestamptz not null
);
insert into payment_query_slots select slot, timestamptz '2026-01-01 00:00Z' from generate_series(1, 5) slot;

alter table notifications drop constraint notifications_kind;
alter table notifications add constraint notifications_kind
  check (kind in ('match', 'like', 'message', 'verification', 'profile_change', 'report', 'safety', 'premium', 'payment'));
