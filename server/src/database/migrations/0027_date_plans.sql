-- Plans to meet, shared by a link (docs/product.md, "Date plans"). A row is deleted when it closes: nobody keeps whom a
-- member has met, where and when.
create table date_plans (
  id bigint generated always as identity constraint date_plans_pkey primary key,
  user_id bigint not null constraint date_plans_user references users on delete cascade,
  client_id uuid not null,
  partner_id bigint not null,
  -- As the match was called when the plan was made: the friend has to know it, whatever happens to the match.
  partner_name text not null,
  place text not null constraint date_plans_place check (char_length(place) between 1 and 120),
  meets_at timestamptz not null,
  check_in_at timestamptz not null,
  closes_at timestamptz not null,
  friend_email text,
  -- The link's secret is made of this and the server's key, so the database alone opens no link.
  nonce bytea not null,
  secret_hash bytea not null constraint date_plans_secret_hash check (octet_length(secret_hash) = 32),
  fine_at timestamptz,
  reminded_at timestamptz,
  alerted_at timestamptz,
  created_at timestamptz not null,
  constraint date_plans_order check (meets_at < check_in_at and check_in_at < closes_at)
);
create unique index date_plans_client_id_unique on date_plans (user_id, client_id);
create unique index date_plans_secret_unique on date_plans (secret_hash);
create index date_plans_due on date_plans (check_in_at) where fine_at is null;
create index date_plans_closing on date_plans (closes_at);
