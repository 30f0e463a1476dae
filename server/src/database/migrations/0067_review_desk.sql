-- The time when the reviewers were told that nobody has answered a ban or a long suspension that was asked for. Servers of
-- the last release tell nobody.
alter table report_cases add column asked_told_at timestamptz;

-- The names with which a decided change is taken back (docs/product/moderators.md, "Taking back"). Rows are deleted after ten
-- minutes. Servers of the last release write none, and what they decide stays.
create table decided_changes (
  id bigint constraint decided_changes_pkey primary key,
  user_id bigint not null constraint decided_changes_profile references profiles on delete cascade,
  old_name text not null,
  new_name text not null,
  decided_at timestamptz not null
);
create index decided_changes_of_user on decided_changes (user_id);
