create extension if not exists pg_trgm;

create table profiles (
  user_id bigint constraint profiles_pkey primary key constraint profiles_user references users on delete cascade,
  name text not null constraint profiles_name_length check (char_length(name) between 1 and 80),
  bio text not null default '' constraint profiles_bio_length check (char_length(bio) <= 500),
  -- As typed; once verified the age is computed from the birthday instead.
  age smallint constraint profiles_age check (age between 18 and 100),
  birthday date not null,
  location text not null default '' constraint profiles_location_length check (char_length(location) <= 80),
  location_folded text not null default '',
  -- The known town inside the location, else ''.
  town text not null default '',
  gender text constraint profiles_gender check (gender in ('female', 'male', 'non-binary', 'other')),
  gender_detail text constraint profiles_gender_detail
    check (gender_detail is null or (gender_detail in ('trans', 'genderfluid') and gender is not distinct from 'non-binary')),
  orientation text constraint profiles_orientation
    check (orientation in ('straight', 'gay', 'lesbian', 'bisexual', 'pansexual', 'asexual', 'queer', 'other')),
  orientation_visibility text not null default 'everyone' constraint profiles_orientation_visibility
    check (orientation_visibility in ('everyone', 'matches', 'nobody')),
  birthday_visibility text not null default 'everyone' constraint profiles_birthday_visibility
    check (birthday_visibility in ('everyone', 'matches', 'nobody')),
  interests text[] not null default '{}' constraint profiles_interests_count check (cardinality(interests) <= 20),
  is_verified boolean not null default false,
  is_active boolean not null default true,
  -- Null until saved with name, age and location for the first time.
  saved_at timestamptz constraint profiles_saved_whole check (saved_at is null or (age is not null and location <> '')),
  -- The Nairobi day of the last visit, and the order among those of one town, gender and seek.
  active_on date not null,
  rank_key double precision not null default 0,
  -- Folded words of name and interests, for the search by prefix.
  search_words text[] not null default '{}',
  search tsvector not null generated always as (array_to_tsvector(search_words)) stored,
  gender_key text not null generated always as (coalesce(gender, '')) stored,
  -- Who this member is open to (DESIGN.md 2.4): the other's gender must equal it, or it is 'everyone'.
  seeks text not null generated always as (
    case
      when gender = 'female' and orientation = 'straight' then 'male'
      when gender = 'male' and orientation = 'straight' then 'female'
      when gender in ('female', 'male') and orientation in ('gay', 'lesbian') then gender
      else 'everyone'
    end
  ) stored
);

-- The deck reads each branch (town, gender, seek) of this index in order; what it filters by rides along.
create index profiles_deck on profiles (town, gender_key, seeks, rank_key desc, user_id)
  include (age, birthday, is_verified, gender_detail, orientation, orientation_visibility)
  where saved_at is not null and is_active;
create index profiles_search on profiles using gin (search) where saved_at is not null and is_active;
create index profiles_location on profiles using gin (location_folded gin_trgm_ops) where saved_at is not null and is_active;

create table photos (
  id bigint constraint photos_pkey primary key,
  user_id bigint not null constraint photos_profile references profiles on delete cascade,
  position smallint not null constraint photos_position check (position between 0 and 5),
  storage_key text not null constraint photos_storage_key_unique unique constraint photos_storage_key check (storage_key ~ '^[0-9a-f]{32}$'),
  width integer not null,
  height integer not null,
  thumbhash text not null,
  created_at timestamptz not null,
  constraint photos_position_unique unique (user_id, position) deferrable initially deferred
);
