-- What everyone may know of a member's orientation, gender detail and whom they seek: nothing while the owner hides it
-- (docs/product.md, "Who is in a deck"). What can be looked up reads these columns and not the ones beneath.
alter table profiles
  add column public_orientation text generated always as (
    case when orientation_visibility = 'everyone' then orientation end
  ) stored,
  add column public_gender_detail text generated always as (
    case when orientation_visibility = 'everyone' then gender_detail end
  ) stored,
  add column public_seeks text not null generated always as (
    case
      when orientation_visibility <> 'everyone' then 'everyone'
      when gender = 'female' and orientation = 'straight' then 'male'
      when gender = 'male' and orientation = 'straight' then 'female'
      when gender in ('female', 'male') and orientation in ('gay', 'lesbian') then gender
      else 'everyone'
    end
  ) stored;

-- Only the town or county of a location is searched from now on. Counties follow with the next save of each profile.
update profiles set location_folded = btrim(regexp_replace(replace(lower(town), '''', ''), '[^a-z0-9]+', ' ', 'g'));

-- For decks that are filtered, or of unverified members.
create index profiles_deck_public on profiles (town, gender_key, public_seeks, rank_key desc, user_id)
  include (age, birthday, is_verified, public_gender_detail, public_orientation)
  where saved_at is not null and is_active;

-- The plain deck is filtered by age at most, so its index carries no more than that.
drop index profiles_deck;
create index profiles_deck on profiles (town, gender_key, seeks, rank_key desc, user_id)
  include (age, birthday, is_verified)
  where saved_at is not null and is_active;
