-- The name of this installation, which its data folder carries too: a server that is given a database and a folder of two
-- installations must not start, since it would take the files of the one for left over.
create table installation (
  name uuid constraint installation_pkey primary key,
  named_at timestamptz not null,
  is_only boolean not null default true constraint installation_only check (is_only)
);
create unique index installation_one on installation (is_only);
