-- Reports and what comes of them (docs/product.md, "Reports and decisions"). All reports about one member that nobody has
-- decided are one case, so a thousand of them are one entry of the queue.
create table report_cases (
  id bigint generated always as identity constraint report_cases_pkey primary key,
  -- No foreign key: a report outlives the account that it is about.
  reported_id bigint not null,
  opened_at timestamptz not null,
  is_urgent boolean not null,
  reports integer not null default 0,
  claimed_by bigint,
  claimed_at timestamptz,
  decision text constraint report_cases_decision check (decision in ('dismiss', 'warn', 'suspend', 'ban')),
  -- What the member is told: the rule that was broken.
  reason text,
  -- For other reviewers.
  note text,
  until timestamptz,
  decided_by bigint,
  decided_at timestamptz,
  appealed_at timestamptz,
  appeal_text text,
  appeal_outcome text constraint report_cases_appeal_outcome check (appeal_outcome in ('uphold', 'lift')),
  appeal_note text,
  appeal_decided_by bigint,
  appeal_decided_at timestamptz,
  constraint report_cases_decided_whole check (num_nulls(decision, decided_by, decided_at) in (0, 3)),
  constraint report_cases_reason check ((reason is null) = (decision is null or decision = 'dismiss')),
  constraint report_cases_until check ((until is not null) = (decision is not distinct from 'suspend')),
  constraint report_cases_appealable check (appealed_at is null or decision <> 'dismiss'),
  constraint report_cases_second_look check (appeal_decided_by is null or appeal_decided_by <> decided_by)
);
create unique index report_cases_one_open on report_cases (reported_id) where decided_at is null;
create index report_cases_queue on report_cases (is_urgent desc, opened_at, id) where decided_at is null;
create index report_cases_decided on report_cases (decided_at desc, id desc) where decided_at is not null;
create index report_cases_about on report_cases (reported_id, id desc);
create index report_cases_appeals on report_cases (appealed_at, id) where appealed_at is not null and appeal_decided_at is null;
create index report_cases_claimed on report_cases (claimed_by) where claimed_by is not null;

create table reports (
  id bigint generated always as identity constraint reports_pkey primary key,
  case_id bigint not null constraint reports_case references report_cases on delete cascade,
  reporter_id bigint constraint reports_reporter references users on delete set null,
  reason text not null constraint reports_reason
    check (reason in ('fake', 'money', 'harassment', 'under_18', 'offensive_photo', 'other')),
  text text not null constraint reports_text check (char_length(text) <= 500),
  created_at timestamptz not null
);
-- The same report again changes nothing.
create unique index reports_once on reports (case_id, reporter_id, reason);
create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;

-- What reviewers are shown of a conversation: the reported messages and those around them, as they were then.
create table report_messages (
  report_id bigint not null constraint report_messages_report references reports on delete cascade,
  message_id bigint not null,
  is_from_reported boolean not null,
  text text not null,
  sent_at timestamptz not null,
  was_deleted boolean not null,
  is_reported boolean not null,
  constraint report_messages_pkey primary key (report_id, message_id)
);

-- A profile that others may not see, whatever its owner has chosen: until a reviewer has looked at it, or for a decision.
alter table profiles add column hidden_at timestamptz;
-- The same indexes as before, of the profiles that others may see now.
drop index profiles_deck, profiles_deck_public, profiles_search, profiles_location;
create index profiles_deck on profiles (town, gender_key, seeks, rank_key desc, user_id)
  include (age, birthday, is_verified, public_intent, shown_to, min_age, max_age, near, wants, verified_only)
  where saved_at is not null and is_active and hidden_at is null;
create index profiles_deck_public on profiles (town, gender_key, public_seeks, rank_key desc, user_id)
  include (age, birthday, is_verified, public_intent, shown_to, min_age, max_age, near, wants, verified_only,
    public_gender_detail, public_orientation)
  where saved_at is not null and is_active and hidden_at is null;
create index profiles_search on profiles using gin (search) where saved_at is not null and is_active and hidden_at is null;
create index profiles_location on profiles using gin (location_folded gin_trgm_ops)
  where saved_at is not null and is_active and hidden_at is null;

alter table users
  add column restriction text constraint users_restriction check (restriction in ('suspended', 'banned')),
  add column restricted_until timestamptz,
  add column restriction_case_id bigint,
  add constraint users_restriction_whole check (
    (restriction is null) = (restriction_case_id is null) and (restricted_until is not null) = (restriction is not distinct from 'suspended')
  );

-- Keyed hashes by which somebody who was banned is known again, and what their photos look like. No mailbox, number or
-- picture can be read out of them.
create table banned_marks (
  kind text not null constraint banned_marks_kind check (kind in ('email', 'document', 'photo')),
  mark bytea not null,
  case_id bigint not null,
  created_at timestamptz not null,
  -- What a photo looks like, as a perceptual hash: those of copies differ in a few bits.
  look bit(256) generated always as (case when kind = 'photo' then ('x' || encode(mark, 'hex'))::bit(256) end) stored,
  constraint banned_marks_pkey primary key (kind, mark, case_id)
);
create index banned_marks_of_case on banned_marks (case_id);

alter table notifications drop constraint notifications_kind;
alter table notifications add constraint notifications_kind
  check (kind in ('match', 'like', 'message', 'verification', 'profile_change', 'report', 'safety'));

-- Each entry of the audit holds the hash of the one before it, so one that is changed, removed or moved later is found.
-- `place` counts the entries in the order of their commits: ids are drawn before, and some are never used.
alter table moderation_audit add column case_id bigint;
alter table moderation_audit add column place bigint, add column hash bytea;
create table audit_head (
  is_only boolean constraint audit_head_pkey primary key default true constraint audit_head_one check (is_only),
  place bigint not null,
  hash bytea not null
);
insert into audit_head (place, hash) values (0, sha256('mwanzo audit'));

create function audit_hash(entry moderation_audit, before bytea) returns bytea language sql immutable as $$
  select sha256(before || convert_to(jsonb_build_array(
    entry.place, entry.id, entry.moderator_id, entry.action, entry.verification_id, entry.change_id, entry.case_id, entry.user_id,
    (extract(epoch from entry.created_at) * 1000000)::bigint, entry.checks
  )::text, 'UTF8'))
$$;
create function chain_audit() returns trigger language plpgsql as $$
declare head audit_head;
begin
  select * into head from audit_head for update;
  new.place := head.place + 1;
  new.hash := audit_hash(new, head.hash);
  update audit_head set place = new.place, hash = new.hash;
  return new;
end $$;

alter table moderation_audit disable trigger moderation_audit_append_only;
do $$
declare entry moderation_audit; head audit_head;
begin
  for entry in select * from moderation_audit order by id loop
    select * into head from audit_head;
    entry.place := head.place + 1;
    entry.hash := audit_hash(entry, head.hash);
    update moderation_audit set place = entry.place, hash = entry.hash where id = entry.id;
    update audit_head set place = entry.place, hash = entry.hash;
  end loop;
end $$;
alter table moderation_audit enable trigger moderation_audit_append_only;
alter table moderation_audit alter column place set not null, alter column hash set not null;
create unique index moderation_audit_place_unique on moderation_audit (place);
create trigger moderation_audit_chain before insert on moderation_audit for each row execute function chain_audit();
