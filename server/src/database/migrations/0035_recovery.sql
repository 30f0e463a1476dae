-- Forgotten passwords, changed and confirmed e-mail addresses (docs/product.md, "Forgotten password").

-- When the member has shown that the address is theirs, by a link that was sent there.
alter table users add column email_confirmed_at timestamptz;

-- What somebody has typed who forgot a password, with or without an account. A job takes each row within seconds, so the
-- request does the same work whether there is an account or not.
create table reset_requests (
  id bigint generated always as identity constraint reset_requests_pkey primary key,
  email text not null constraint reset_requests_email check (char_length(email) <= 254),
  -- Asked on a device where this account has signed in before.
  is_known_device boolean not null,
  asked_at timestamptz not null
);

create table account_links (
  id bigint generated always as identity constraint account_links_pkey primary key,
  user_id bigint not null constraint account_links_user references users on delete cascade,
  purpose text not null constraint account_links_purpose check (purpose in ('reset', 'confirm', 'change', 'undo')),
  -- Where the link is sent. With `confirm`, `change` and `undo` it becomes, or stays, the address of the account.
  email text not null constraint account_links_email check (email = lower(email) and char_length(email) <= 254),
  -- The token is made of this and the secret key, when the mail is sent. Only its hash is asked for.
  nonce bytea not null constraint account_links_nonce check (octet_length(nonce) = 32),
  token_hash bytea not null constraint account_links_token_hash check (octet_length(token_hash) = 32),
  is_known_device boolean not null default false,
  -- The session that asked for a change. It goes on when the others end.
  session_id bigint,
  created_at timestamptz not null,
  -- From here on the link works, for as long as its purpose allows.
  sent_at timestamptz,
  ended_at timestamptz
);
create unique index account_links_token_hash_unique on account_links (token_hash);
create index account_links_of_user on account_links (user_id, purpose, created_at);
create index account_links_undo on account_links (email) where purpose = 'undo' and ended_at is null;

create table account_mails (
  id bigint generated always as identity constraint account_mails_pkey primary key,
  user_id bigint not null constraint account_mails_user references users on delete cascade,
  kind text not null constraint account_mails_kind check (kind in ('reset', 'confirm', 'change', 'taken', 'undo', 'moved', 'password')),
  email text not null constraint account_mails_email check (email = lower(email) and char_length(email) <= 254),
  link_id bigint constraint account_mails_link references account_links on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz,
  outcome text constraint account_mails_outcome check (outcome in ('sent', 'refused', 'needless', 'expired')),
  constraint account_mails_ended check ((ended_at is null) = (outcome is null))
);
create index account_mails_open on account_mails (id) where ended_at is null;
create index account_mails_of_user on account_mails (user_id);
create index account_mails_of_link on account_mails (link_id);
create index account_mails_taken on account_mails (email) where kind = 'taken';

-- As long as somebody can put their former address back, nobody else can have it. Checked after the unique constraint, which
-- has waited for whoever is just giving the address up.
create function keep_former_email() returns trigger language plpgsql as $$
begin
  if exists (
    select from account_links link
    where link.email = new.email and link.purpose = 'undo' and link.ended_at is null and link.user_id <> new.id
  ) then
    raise unique_violation using message = 'this address can still be taken back', constraint = 'users_email_unique';
  end if;
  return null;
end $$;
create trigger users_email_kept after insert or update of email on users for each row execute function keep_former_email();
