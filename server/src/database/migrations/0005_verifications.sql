create table verifications (
  id bigint generated always as identity constraint verifications_pkey primary key,
  user_id bigint not null constraint verifications_user references users on delete cascade,
  status text not null default 'pending' constraint verifications_status check (status in ('pending', 'approved', 'rejected')),
  decision text constraint verifications_decision check (decision in ('approve', 'reject', 'request_new')),
  reason text,
  -- Names of files in the vault; null once erased.
  selfie_key text,
  document_key text,
  submitted_at timestamptz not null,
  claimed_by bigint,
  claimed_at timestamptz,
  decided_by bigint,
  decided_at timestamptz,
  constraint verifications_decided_whole check ((status = 'pending') = (decided_at is null))
);
create unique index verifications_one_pending on verifications (user_id) where status = 'pending';
create index verifications_of_user on verifications (user_id, id desc);
create index verifications_queue on verifications (status, submitted_at, id);
create index verifications_erasable on verifications (decided_at) where selfie_key is not null or document_key is not null;

-- Append-only: what moderators have seen and decided. No foreign keys, so that it outlives what it tells of.
create table moderation_audit (
  id bigint generated always as identity constraint moderation_audit_pkey primary key,
  moderator_id bigint not null,
  action text not null,
  verification_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger moderation_audit_append_only before update or delete or truncate on moderation_audit
  for each statement execute function refuse_change();
