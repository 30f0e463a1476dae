-- The weights that the nightly refits have fitted (docs/matching.md, "The nightly refit"), with what their check gave.
create table matching_versions (
  id integer generated always as identity constraint matching_versions_pkey primary key,
  made_at timestamptz not null,
  -- The base, and one number for each feature.
  weights jsonb not null,
  -- The figures of the check, beside those of the weights that were in use.
  figures jsonb not null,
  -- Null if the check agreed.
  refused_because text
);

-- One row says which weights are in use. A version that is null stands for the built-in weights.
create table matching_choices (
  is_only boolean not null default true constraint matching_choices_pkey primary key
    constraint matching_choices_only check (is_only),
  version integer,
  -- The operator chose it, so no refit replaces it.
  is_held boolean not null default false,
  trial_version integer,
  trial_percent integer,
  trial_since timestamptz,
  -- The Nairobi day of the last refit, and what came of it.
  refitted_on date,
  refit_outcome text
);
