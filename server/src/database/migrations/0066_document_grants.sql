-- A reviewer who has opened 60 identity documents within an hour asks a second reviewer for 60 more
-- (docs/product/moderators.md, "More documents"). Rows are deleted an hour after the answer, or after the question if nobody
-- has answered; the audit keeps both. Servers of the last release write none, and limit nothing.
create table document_grants (
  id bigint generated always as identity constraint document_grants_pkey primary key,
  moderator_id bigint not null constraint document_grants_moderator references users on delete cascade,
  -- The submissions whose documents they had opened within the hour before.
  opened integer not null,
  asked_at timestamptz not null,
  answer text constraint document_grants_answer check (answer in ('yes', 'no')),
  answered_by bigint constraint document_grants_answered_by references users on delete set null,
  answered_at timestamptz,
  constraint document_grants_answered_whole
    check ((answer is null) = (answered_at is null) and (answered_by is null or answer is not null)),
  constraint document_grants_second_person check (answered_by <> moderator_id)
);
create unique index document_grants_one_open on document_grants (moderator_id) where answer is null;
create index document_grants_of_moderator on document_grants (moderator_id);
create index document_grants_of_answerer on document_grants (answered_by);
