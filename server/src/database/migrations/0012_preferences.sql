-- What a member wants from the app, and whom they want to meet (docs/product.md, "Preferences"). They are columns of
-- profiles, because the deck decides both ways from its indexes alone.
alter table profiles
  add column intent text constraint profiles_intent check (intent in ('relationship', 'friends', 'casual', 'not-sure')),
  add column shows_intent boolean not null default true,
  add column shown_to text not null default 'everyone' constraint profiles_shown_to check (shown_to in ('everyone', 'liked')),
  -- Null until the member has chosen preferences, as the ages and `near` are.
  add column looking_for text[] constraint profiles_looking_for
    check (cardinality(looking_for) > 0 and looking_for <@ '{women,men,non-binary}'),
  -- In years, inclusive. 100 means no upper end.
  add column min_age smallint,
  add column max_age smallint,
  add column near text constraint profiles_near check (near in ('town', 'county', 'neighbours', 'anywhere')),
  -- The intents of others. Null means all.
  add column wants text[] constraint profiles_wants
    check (cardinality(wants) > 0 and wants <@ '{relationship,friends,casual,not-sure}'),
  add column verified_only boolean not null default false,
  add constraint profiles_wanted_ages check (min_age >= 18 and max_age <= 100 and min_age <= max_age),
  add constraint profiles_preferences_whole
    check (num_nulls(looking_for, min_age, max_age, near) = 0
      or (num_nulls(looking_for, min_age, max_age, near) = 4 and wants is null and not verified_only));

-- What everyone may know of the intent.
alter table profiles add column public_intent text generated always as (case when shows_intent then intent end) stored;

-- Whom a member is open to: once chosen what they look for, before that what follows from gender and orientation. One
-- value for each set of genders, so that each is a branch of an index; 'other' is every gender but these two, or none.
-- Whoever hides the orientation is open to everyone as far as everyone may know, whatever they look for.
alter table profiles drop column seeks, drop column public_seeks;
alter table profiles
  add column seeks text not null generated always as (
    case
      when looking_for @> '{women,men,non-binary}' then 'everyone'
      when looking_for @> '{women,men}' then 'female male'
      when looking_for @> '{women,non-binary}' then 'female other'
      when looking_for @> '{men,non-binary}' then 'male other'
      when looking_for @> '{women}' then 'female'
      when looking_for @> '{men}' then 'male'
      when looking_for @> '{non-binary}' then 'other'
      when gender = 'female' and orientation = 'straight' then 'male'
      when gender = 'male' and orientation = 'straight' then 'female'
      when gender in ('female', 'male') and orientation in ('gay', 'lesbian') then gender
      else 'everyone'
    end
  ) stored,
  add column public_seeks text not null generated always as (
    case
      when orientation_visibility <> 'everyone' then 'everyone'
      when looking_for @> '{women,men,non-binary}' then 'everyone'
      when looking_for @> '{women,men}' then 'female male'
      when looking_for @> '{women,non-binary}' then 'female other'
      when looking_for @> '{men,non-binary}' then 'male other'
      when looking_for @> '{women}' then 'female'
      when looking_for @> '{men}' then 'male'
      when looking_for @> '{non-binary}' then 'other'
      when gender = 'female' and orientation = 'straight' then 'male'
      when gender = 'male' and orientation = 'straight' then 'female'
      when gender in ('female', 'male') and orientation in ('gay', 'lesbian') then gender
      else 'everyone'
    end
  ) stored;

-- The columns went with their indexes. What others want rides along, so that the deck is read from the index alone.
create index profiles_deck on profiles (town, gender_key, seeks, rank_key desc, user_id)
  include (age, birthday, is_verified, public_intent, shown_to, min_age, max_age, near, wants, verified_only)
  where saved_at is not null and is_active;
create index profiles_deck_public on profiles (town, gender_key, public_seeks, rank_key desc, user_id)
  include (age, birthday, is_verified, public_intent, shown_to, min_age, max_age, near, wants, verified_only,
    public_gender_detail, public_orientation)
  where saved_at is not null and is_active;
