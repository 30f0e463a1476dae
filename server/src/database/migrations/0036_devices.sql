-- Where a member is signed in (docs/product.md, "Devices").

-- The browser and the system in coarse words, such as Chrome and Android. Null when nobody knows them.
alter table sessions
  add column browser text constraint sessions_browser check (char_length(browser) between 1 and 20),
  add column system text constraint sessions_system check (char_length(system) between 1 and 20),
  -- The hour in which the session was last refreshed.
  add column used_at timestamptz not null default now();
update sessions set used_at = greatest(created_at, expires_at - interval '30 days');

-- Access tokens of an ended session are refused until they expire, in every process. Its row may be gone before that, with
-- the account, so what every process asks for stands here, and names nobody.
create table ended_sessions (
  id bigint constraint ended_sessions_pkey primary key,
  ended_at timestamptz not null
);
create index ended_sessions_since on ended_sessions (ended_at);
insert into ended_sessions select id, ended_at from sessions where ended_at > now() - interval '1 hour';
drop index sessions_ended;

-- However a session ends. One that expired has had no access token for weeks.
create function keep_ended_session() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then return null; end if;
  if tg_op = 'UPDATE' then
    insert into ended_sessions values (old.id, new.ended_at) on conflict do nothing;
  elsif old.expires_at > clock_timestamp() then
    insert into ended_sessions values (old.id, clock_timestamp()) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger sessions_ended_by_update after update of ended_at on sessions
  for each row when (new.ended_at is not null) execute function keep_ended_session();
create trigger sessions_ended_by_delete after delete on sessions for each row execute function keep_ended_session();

-- A mail tells of a sign-in in a browser that did not know the account.
alter table account_mails
  drop constraint account_mails_kind,
  add constraint account_mails_kind check (kind in ('reset', 'confirm', 'change', 'taken', 'undo', 'moved', 'password', 'device')),
  add column browser text constraint account_mails_browser check (char_length(browser) between 1 and 20),
  add column system text constraint account_mails_system check (char_length(system) between 1 and 20);
