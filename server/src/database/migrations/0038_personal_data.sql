-- Accounts that were deleted: which files are still to be removed, and which sessions no process may let in. A row has
-- nothing else of the member, and goes when both are done.
create table erasures (
  id bigint generated always as identity constraint erasures_pkey primary key,
  erased_at timestamptz not null,
  session_ids bigint[] not null,
  photo_keys text[] not null,
  document_keys text[] not null,
  -- Null until every file is removed.
  files_gone_at timestamptz
);

-- When members took a copy of their data.
create table exports (
  id bigint generated always as identity constraint exports_pkey primary key,
  user_id bigint not null constraint exports_user references users on delete cascade,
  started_at timestamptz not null
);
create index exports_of_user on exports (user_id, started_at);

-- To what members agree. The latest row of a purpose says what holds.
create table consents (
  id bigint generated always as identity constraint consents_pkey primary key,
  user_id bigint not null constraint consents_user references users on delete cascade,
  purpose text not null constraint consents_purpose check (purpose in ('orientation', 'verification')),
  -- Of the words that the member agreed to.
  version smallint not null constraint consents_version check (version > 0),
  given_at timestamptz not null,
  withdrawn_at timestamptz constraint consents_order check (withdrawn_at >= given_at)
);
create unique index consents_one_given on consents (user_id, purpose) where withdrawn_at is null;

insert into consents (user_id, purpose, version, given_at)
select profile.user_id, 'orientation', 1, account.created_at
from profiles profile join users account on account.id = profile.user_id where profile.orientation is not null;

insert into consents (user_id, purpose, version, given_at)
select user_id, 'verification', max(consent), max(submitted_at) from verifications where consent is not null group by user_id;
