-- Voice calls (docs/product.md, "Calls"). Who has said yes to calls with whom, each for themselves.
create table call_talks (
  member_id bigint not null constraint call_talks_member references users on delete cascade,
  partner_id bigint not null constraint call_talks_partner references users on delete cascade,
  says_yes boolean not null,
  said_at timestamptz not null,
  constraint call_talks_pkey primary key (member_id, partner_id),
  constraint call_talks_two_members check (member_id <> partner_id)
);
create index call_talks_of_partner on call_talks (partner_id);

create table calls (
  id uuid constraint calls_pkey primary key,
  client_id uuid not null,
  caller_id bigint not null constraint calls_caller references users on delete cascade,
  callee_id bigint not null constraint calls_callee references users on delete cascade,
  caller_device uuid not null,
  -- The device that has answered.
  callee_device uuid,
  started_at timestamptz not null,
  rings_until timestamptz not null,
  answered_at timestamptz,
  -- When each said last that they take part.
  caller_seen_at timestamptz not null,
  callee_seen_at timestamptz,
  ended_at timestamptz,
  reason text constraint calls_reason check (reason in (
    'user_hangup', 'invite_timeout', 'declined', 'cancelled', 'user_busy', 'ice_failed', 'ice_timeout', 'user_media_failed', 'time_limit'
  )),
  -- The caller's first description. It goes when the call ends.
  offer text,
  -- What closed browsers of the callee were told last.
  pushed text constraint calls_pushed check (pushed in ('ringing', 'over')),
  caller_rating text constraint calls_caller_rating check (caller_rating in ('good', 'not_really')),
  callee_rating text constraint calls_callee_rating check (callee_rating in ('good', 'not_really')),
  constraint calls_two_members check (caller_id <> callee_id),
  constraint calls_ended check ((ended_at is null) = (reason is null)),
  constraint calls_answered check (num_nulls(answered_at, callee_device, callee_seen_at) in (0, 3)),
  constraint calls_offer check (offer is null or ended_at is null)
);
create unique index calls_client_id_unique on calls (caller_id, client_id);
-- Of two who call each other at the same moment, one is called.
create unique index calls_one_of_pair on calls (least(caller_id, callee_id), greatest(caller_id, callee_id)) where ended_at is null;
create index calls_between on calls (least(caller_id, callee_id), greatest(caller_id, callee_id), started_at desc);
create index calls_of_callee on calls (callee_id);
create index calls_to_tell on calls (ended_at) where pushed = 'ringing' and ended_at is not null;
create index calls_under_way on calls (started_at) where ended_at is null;

-- A member is in one call at most, as caller or callee.
create table members_in_calls (
  member_id bigint constraint members_in_calls_pkey primary key constraint members_in_calls_member references users on delete cascade,
  call_id uuid not null constraint members_in_calls_call references calls on delete cascade
);
create index members_in_calls_of_call on members_in_calls (call_id);
