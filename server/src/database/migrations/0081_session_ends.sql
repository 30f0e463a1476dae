-- The reason why a session ended (docs/product/sessions.md), which its browser is told. Null where nobody wrote one: servers
-- of the last release write none. All rows of before hold null, so nothing waits to be validated.
alter table sessions add column end_reason text;
alter table sessions
  add constraint sessions_end_reason check (end_reason in (
    'password_changed', 'email_changed', 'signed_out', 'restricted', 'role_changed', 'token_reused', 'too_many'
  )) not valid;

-- The sessions of deleted accounts, so that their browsers are told. A hash of the refresh token with the browser leads to
-- nobody. Rows go after a day.
create table deleted_sessions (
  token_hash bytea constraint deleted_sessions_pkey primary key
    constraint deleted_sessions_token_hash check (octet_length(token_hash) = 32),
  ended_at timestamptz not null
);
