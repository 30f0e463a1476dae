-- in steps
-- The Swahili word of the suggested interest "Nature" is "Asili" from now on. Saving a profile stores it; this adds it to
-- profiles that were saved before. The earlier word still finds them.
update profiles
set search_words = array_append(search_words, 'asili')
where user_id in (
  select user_id
  from profiles
  where search_words @> array['nature', 'mazingira'] and not search_words @> array['asili']
  limit 1000
);
