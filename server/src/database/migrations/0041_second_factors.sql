-- A second step at sign-in: codes of an authenticator app (docs/product.md, "Second step").

create table second_factors (
  user_id bigint constraint second_factors_pkey primary key
    constraint second_factors_user references users on delete cascade,
  -- Encrypted. The key is not in the database.
  sealed_secret bytea not null constraint second_factors_sealed_secret check (octet_length(sealed_secret) = 48),
  created_at timestamptz not null,
  -- It counts from here on, when a code has shown that the app has the key.
  confirmed_at timestamptz,
  -- The newest step of 30 seconds whose code was used. Neither it nor an earlier one is taken again.
  last_step bigint not null default 0,
  wrong_tries integer not null default 0,
  -- When the first of the wrong tries was made.
  wrong_since timestamptz
);

-- Codes for whoever has lost the app. A code that is used is deleted.
create table recovery_codes (
  user_id bigint not null constraint recovery_codes_factor references second_factors on delete cascade,
  code_hash bytea not null constraint recovery_codes_hash check (octet_length(code_hash) = 32),
  constraint recovery_codes_pkey primary key (user_id, code_hash)
);
