-- For which identity documents the trial of Premium was started (docs/product/plans.md, "The trial"). The mark is the keyed
-- hash of the document's number. It stays without its member when the account is deleted, so that a new account with the
-- document starts no second trial.
create table premium_trials (
  mark bytea constraint premium_trials_pkey primary key constraint premium_trials_mark check (octet_length(mark) = 32),
  user_id bigint constraint premium_trials_user references users on delete set null,
  started_at timestamptz not null
);
create index premium_trials_of_user on premium_trials (user_id);
create index premium_trials_without_member on premium_trials (started_at) where user_id is null;

-- The three days themselves are a period like any other.
alter table premium_periods
  drop constraint premium_periods_source,
  add constraint premium_periods_source check (source in ('paid', 'operator', 'trial')) not valid;
