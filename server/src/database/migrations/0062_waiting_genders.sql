-- The gender that a verified member has chosen, while no reviewer has looked at it (docs/product/changes.md). Null: the
-- gender does not change. The detail belongs to that gender.
alter table profile_changes add column gender text, add column gender_detail text;
alter table profile_changes
  add constraint profile_changes_gender check (gender in ('female', 'male', 'non-binary', 'other')) not valid,
  add constraint profile_changes_gender_detail check (
    gender_detail is null or (gender_detail in ('trans', 'genderfluid') and gender is not distinct from 'non-binary')
  ) not valid,
  drop constraint profile_changes_something,
  add constraint profile_changes_something
    check (name is not null or gender is not null or photo_ids is not null) not valid;

-- Through this Nairobi day the member's own decks are dealt for the gender that was approved before, which may be none.
alter table profiles add column dealt_gender text, add column dealt_gender_through date;
alter table profiles
  add constraint profiles_dealt_gender check (dealt_gender in ('female', 'male', 'non-binary', 'other')) not valid;
