-- A new name or first photo of a verified member that no reviewer has looked at. profiles and photos keep what others
-- see; what waits is in no row that they are shown from. A row is deleted with the decision.
create table profile_changes (
  id bigint generated always as identity constraint profile_changes_pkey primary key,
  user_id bigint not null constraint profile_changes_one_each unique constraint profile_changes_profile references profiles on delete cascade,
  -- Null: the name does not change.
  name text constraint profile_changes_name_length check (char_length(name) between 1 and 80),
  -- The member's photos in the order they want, the new first one included. Null: the first photo does not change.
  photo_ids bigint[] constraint profile_changes_photo_ids check (cardinality(photo_ids) between 1 and 6),
  -- The new first photo, unless it is one of the others already.
  photo_id bigint,
  storage_key text constraint profile_changes_storage_key_unique unique constraint profile_changes_storage_key check (storage_key ~ '^[0-9a-f]{32}$'),
  width integer,
  height integer,
  thumbhash text,
  submitted_at timestamptz not null,
  claimed_by bigint,
  claimed_at timestamptz,
  constraint profile_changes_something check (name is not null or photo_ids is not null),
  constraint profile_changes_photo_whole check (num_nulls(photo_id, storage_key, width, height, thumbhash) in (0, 5)),
  constraint profile_changes_photo_first check (photo_id is null or (photo_ids is not null and photo_id = photo_ids[1]))
);
create index profile_changes_queue on profile_changes (submitted_at, id);
create index profile_changes_claimed on profile_changes (claimed_by) where claimed_by is not null;

-- The position 0 is vacant while others may not see a first photo, so five photos may take the positions 1 to 5 and a
-- sixth one stands behind them until they are numbered.
alter table photos drop constraint photos_position;
alter table photos add constraint photos_position check (position between 0 and 6);

alter table notifications drop constraint notifications_kind;
alter table notifications add constraint notifications_kind
  check (kind in ('match', 'like', 'message', 'verification', 'profile_change'));

-- Set instead of verification_id when it is about a change.
alter table moderation_audit add column change_id bigint;
