-- Suggested interests are found by their English and by their Swahili word from now on (docs/product.md, "Filters and
-- search"). Saving a profile stores both words; this adds them to profiles that were saved before.
with pairs (english, swahili, words) as (
  values
    ('travel', 'kusafiri', array['travel'] || array['kusafiri']),
    ('cooking', 'kupika', array['cooking'] || array['kupika']),
    ('music', 'muziki', array['music'] || array['muziki']),
    ('sports', 'michezo', array['sports'] || array['michezo']),
    ('reading', 'kusoma', array['reading'] || array['kusoma']),
    ('movies', 'filamu', array['movies'] || array['filamu']),
    ('photography', 'kupiga picha', array['photography'] || array['kupiga', 'picha']),
    ('hiking', 'kupanda milima', array['hiking'] || array['kupanda', 'milima']),
    ('art', 'sanaa', array['art'] || array['sanaa']),
    ('gaming', 'michezo ya video', array['gaming'] || array['michezo', 'ya', 'video']),
    ('dancing', 'kucheza dansi', array['dancing'] || array['kucheza', 'dansi']),
    ('fitness', 'mazoezi', array['fitness'] || array['mazoezi']),
    ('technology', 'teknolojia', array['technology'] || array['teknolojia']),
    ('fashion', 'mitindo', array['fashion'] || array['mitindo']),
    ('animals', 'wanyama', array['animals'] || array['wanyama']),
    ('nature', 'mazingira', array['nature'] || array['mazingira']),
    ('coffee', 'kahawa', array['coffee'] || array['kahawa']),
    ('wine', 'mvinyo', array['wine'] || array['mvinyo']),
    ('festivals', 'tamasha', array['festivals'] || array['tamasha'])
)
update profiles
set search_words = array(
  select unnest(search_words)
  union
  select unnest(pairs.words)
  from pairs, unnest(interests) as interest
  where lower(interest) in (pairs.english, pairs.swahili)
)
where exists (
  select from pairs, unnest(interests) as interest where lower(interest) in (pairs.english, pairs.swahili)
);
