-- What a look by models at the pictures of a verification gave: hints for its reviewer. Nothing that describes a face is
-- here. A row is deleted with the documents.
create table verification_screenings (
  verification_id bigint constraint verification_screenings_pkey primary key
    constraint verification_screenings_verification references verifications on delete cascade,
  attempts smallint not null default 1,
  -- Null while it is under way.
  finished_at timestamptz,
  -- Null unless it was given up.
  not_screened text constraint verification_screenings_not_screened check (not_screened in ('crashed', 'timeout', 'busy', 'no_model')),
  -- Counts, distances, sharpness and brightness.
  scores jsonb,
  flags text[] not null default '{}',
  -- A perceptual hash.
  selfie_hash bit(256),
  constraint verification_screenings_whole check (finished_at is null or (not_screened is null) = (scores is not null))
);

-- Others do not see a held photo until a person has looked at it.
alter table photos add column is_held boolean not null default false;
alter table photos add column has_face boolean;

-- Photos that a person is to look at. A row is deleted with the decision.
create table photo_reviews (
  photo_id bigint constraint photo_reviews_pkey primary key constraint photo_reviews_photo references photos on delete cascade,
  why text not null constraint photo_reviews_why check (why in ('explicit', 'perhaps_explicit', 'not_screened')),
  -- Null when it was not screened.
  explicit real,
  submitted_at timestamptz not null,
  claimed_by bigint,
  claimed_at timestamptz
);
create index photo_reviews_queue on photo_reviews (submitted_at, photo_id);
create index photo_reviews_claimed on photo_reviews (claimed_by) where claimed_by is not null;
