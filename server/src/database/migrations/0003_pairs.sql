-- One row per pair of members, whoever swiped first: the lower id, the higher id, each side's answer.
-- Both likes arriving together meet on this one row, so a match can be neither lost nor doubled.
create table pairs (
  low_id bigint not null constraint pairs_low references users on delete cascade,
  high_id bigint not null constraint pairs_high references users on delete cascade,
  low_liked boolean,
  high_liked boolean,
  low_swiped_at timestamptz,
  high_swiped_at timestamptz,
  matched_at timestamptz,
  constraint pairs_pkey primary key (low_id, high_id) include (low_liked, high_liked),
  constraint pairs_order check (low_id < high_id),
  constraint pairs_answered check (low_liked is not null or high_liked is not null),
  constraint pairs_match_is_mutual check (matched_at is null or (low_liked is true and high_liked is true))
);
create index pairs_by_high on pairs (high_id, low_id) include (high_liked, low_liked);
create index pairs_matches_of_low on pairs (low_id, high_id) where matched_at is not null;
create index pairs_matches_of_high on pairs (high_id, low_id) where matched_at is not null;

-- The candidates dealt to a member until used up; `is_complete` when they are all there are.
create table deck_queues (
  user_id bigint constraint deck_queues_pkey primary key constraint deck_queues_profile references profiles on delete cascade,
  filter_key text not null,
  candidate_ids bigint[] not null,
  is_complete boolean not null,
  filled_at timestamptz not null
);

-- What a member has used of the plan's limits in one Nairobi day.
create table daily_usage (
  user_id bigint not null constraint daily_usage_user references users on delete cascade,
  day date not null,
  swipes integer not null default 0,
  messages integer not null default 0,
  dealt_ids bigint[] not null default '{}',
  constraint daily_usage_pkey primary key (user_id, day)
);
