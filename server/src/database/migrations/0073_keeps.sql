-- The people whom a member without the badge keeps for later (docs/product/keeps.md).
create table keeps (
  user_id bigint not null constraint keeps_user references users on delete cascade,
  kept_id bigint not null constraint keeps_kept references users on delete cascade,
  kept_at timestamptz not null,
  constraint keeps_pkey primary key (user_id, kept_id),
  constraint keeps_oneself check (user_id <> kept_id)
);
-- The deletion of an account, and a block, find the lists on which it stands.
create index keeps_kept_id on keeps (kept_id);
