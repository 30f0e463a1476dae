-- How often people have opened a plan's link (docs/product.md, "Date plans"): whoever shared it sees that it has arrived.
alter table date_plans
  add column opened_count integer not null default 0 constraint date_plans_opened_count check (opened_count >= 0),
  add column opened_at timestamptz;
