-- in steps
update profiles set shown_photos = (
    select case when min(photo.position) = 0 then count(*) else 0 end
    from photos photo where photo.user_id = profiles.user_id and not photo.is_held
  )
  where user_id in (select user_id from profiles where shown_photos is null limit 1000);
