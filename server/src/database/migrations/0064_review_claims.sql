-- A reviewer holds one claim, and a case is held by one reviewer (docs/product/moderators.md, "Claims"). Servers of the
-- last release keep theirs in the columns claimed_by and claimed_at of four tables. While both run, two reviewers can open
-- one case, and still only one of them decides it. Those claims end by themselves after 15 minutes.
create table review_claims (
  moderator_id bigint constraint review_claims_pkey primary key
    constraint review_claims_moderator references users on delete cascade,
  kind text not null constraint review_claims_kind
    check (kind in ('verification', 'change', 'photo', 'report', 'appeal')),
  -- The id of the submission, the change, the photo, or the case of reports.
  subject_id bigint not null,
  claimed_at timestamptz not null,
  constraint review_claims_subject unique (kind, subject_id)
);
