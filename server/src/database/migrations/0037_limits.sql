-- Tries that are counted across processes: by whose password was tried, from which device or network. A subject is a keyed
-- hash, so no address is here. Not logged: a crash forgets the counts of a quarter of an hour, and nothing else.
create table account_tries (
  subject bytea constraint account_tries_pkey primary key constraint account_tries_subject check (octet_length(subject) = 32),
  began_at timestamptz not null,
  tries integer not null constraint account_tries_tries check (tries >= 0)
);
create index account_tries_began on account_tries (began_at);
alter table account_tries set unlogged;

-- What unverified members of one network were dealt on a Nairobi day, all together. The network is a keyed hash.
create table network_usage (
  network bytea not null constraint network_usage_network check (octet_length(network) = 32),
  day date not null,
  dealt_ids bigint[] not null default '{}',
  constraint network_usage_pkey primary key (network, day)
);
alter table network_usage set unlogged;

-- Ids that tell nothing but their moment, which is shown beside them anyway: microseconds since 1970. A sequence that
-- counts by one told everybody how much all members write. This one jumps to the present moment, by whoever gets the
-- lock; nobody waits for it, and the others go on by one. It jumps only over 10 ms and more, so it never goes back and no
-- id comes twice. While a clock that was set back catches up, ids go on by one.
create sequence moment_ids;
create function next_moment_id() returns bigint
language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  drawn bigint := nextval('moment_ids');
  moment bigint := extract(epoch from clock_timestamp()) * 1000000;
begin
  if moment - drawn <= 10000 or not pg_try_advisory_xact_lock(6941726037) then return drawn; end if;
  drawn := nextval('moment_ids');
  moment := extract(epoch from clock_timestamp()) * 1000000;
  if moment - drawn <= 10000 then return drawn; end if;
  return setval('moment_ids', moment);
end
$$;

alter table messages alter column id drop identity, alter column id set default next_moment_id();
alter table notifications alter column id drop identity, alter column id set default next_moment_id();
alter table date_plans alter column id drop identity, alter column id set default next_moment_id();
