-- Others see this number of photos of the profile. A deck's order reads it for hundreds of people at once, so it is kept
-- like an index. Null: not counted yet, which 0087_shown_photos_counted.sql does.
alter table profiles add column shown_photos smallint;
alter table profiles alter column shown_photos set default 0;

-- As in features/people/photos/present-photos.ts: none, while the first one is held or was deleted.
create function count_shown_photos() returns trigger language plpgsql as $$
declare
  owner bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  shown smallint := (select case when min(position) = 0 then count(*) else 0 end
    from photos where user_id = owner and not is_held);
begin
  update profiles set shown_photos = shown where user_id = owner and shown_photos is distinct from shown;
  return null;
end $$;
create trigger photos_counted after insert or delete or update of position, is_held on photos
  for each row execute function count_shown_photos();
