-- The times for which a member has Premium (docs/product.md, "Plans and daily limits"). They are the one truth about a
-- plan: whoever has a period that has begun, has not stopped and was not revoked has Premium. Between `ends_at` and
-- `stops_at` lie the days of grace.
create table premium_periods (
  id bigint generated always as identity constraint premium_periods_pkey primary key,
  user_id bigint not null constraint premium_periods_user references users on delete cascade,
  source text not null constraint premium_periods_source check (source in ('paid', 'operator')),
  -- The paid order. It belongs to another table, which outlives the account for the books.
  order_id bigint,
  product text constraint premium_periods_product check (product in ('day', 'week', 'month')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  stops_at timestamptz not null,
  revoked_at timestamptz,
  -- Which reminder of its end was the last: 3 or 1 days before, or 0 at the end.
  reminded_days smallint constraint premium_periods_reminded check (reminded_days in (0, 1, 3)),
  created_at timestamptz not null,
  constraint premium_periods_order check (starts_at < ends_at and ends_at <= stops_at),
  constraint premium_periods_paid check ((source = 'paid') = (order_id is not null and product is not null))
);
create unique index premium_periods_order_unique on premium_periods (order_id) where order_id is not null;
create index premium_periods_live on premium_periods (user_id, stops_at) include (starts_at) where revoked_at is null;
create index premium_periods_ending on premium_periods (ends_at) where product = 'month' and revoked_at is null;

alter table notifications drop constraint notifications_kind;
alter table notifications add constraint notifications_kind
  check (kind in ('match', 'like', 'message', 'verification', 'profile_change', 'report', 'safety', 'premium'));

insert into premium_periods (user_id, source, starts_at, ends_at, stops_at, created_at)
  select id, 'operator', now(), now() + interval '100 years', now() + interval '100 years', now()
  from users where plan = 'premium';
alter table users drop column plan;
