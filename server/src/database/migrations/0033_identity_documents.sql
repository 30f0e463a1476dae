-- Whose document a number is, so that one document is one account. Only a keyed hash of the number is kept, and no longer
-- than the account.
create table identity_documents (
  mark bytea constraint identity_documents_pkey primary key constraint identity_documents_mark check (octet_length(mark) = 32),
  user_id bigint not null constraint identity_documents_user references users on delete cascade,
  created_at timestamptz not null
);
create index identity_documents_of_user on identity_documents (user_id);

-- Who has looked at the pictures of a verification is asked before an approval.
create index moderation_audit_looks on moderation_audit (verification_id, moderator_id) where verification_id is not null;
-- And whether a reviewer has listed a queue lately.
create index moderation_audit_of_moderator on moderation_audit (moderator_id, action, created_at);

-- The server's role may add to the audit and nothing else, so what an entry does to its chain is done as the owner.
alter function chain_audit() security definer set search_path = public, pg_temp;
