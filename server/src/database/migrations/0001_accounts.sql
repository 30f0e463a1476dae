-- A member has one number: the profile's id is the user's id, random and made by the app.
create table users (
  id bigint constraint users_pkey primary key constraint users_id_range check (id between 1 and 9007199254740991),
  email text not null constraint users_email_unique unique constraint users_email_form check (email = lower(email) and char_length(email) <= 254),
  password_hash text not null,
  full_name text not null constraint users_full_name_length check (char_length(full_name) between 1 and 80),
  role text not null default 'member' constraint users_role check (role in ('member', 'moderator')),
  plan text not null default 'basic' constraint users_plan check (plan in ('basic', 'premium')),
  created_at timestamptz not null
);

-- A session is a family of refresh tokens; `generation` is the highest one that its client has used.
create table sessions (
  id bigint constraint sessions_pkey primary key,
  user_id bigint not null constraint sessions_user references users on delete cascade,
  generation integer not null default 0 constraint sessions_generation check (generation >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_user on sessions (user_id);

create table refresh_tokens (
  hash bytea constraint refresh_tokens_pkey primary key constraint refresh_tokens_hash check (octet_length(hash) = 32),
  session_id bigint not null constraint refresh_tokens_session references sessions on delete cascade,
  generation integer not null,
  constraint refresh_tokens_generation_unique unique (session_id, generation)
);
