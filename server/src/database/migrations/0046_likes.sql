-- Who likes a member (docs/product.md, "Who likes you"). Without Premium one more person opens each week.
create table like_reveals (
  user_id bigint not null constraint like_reveals_user references users on delete cascade,
  -- The Nairobi Friday on which it opened, or could have.
  week date not null constraint like_reveals_friday check (extract(isodow from week) = 5),
  -- Null when they have deleted their account: the week stays used, as after a block or a pause.
  liker_id bigint constraint like_reveals_liker references users on delete set null,
  constraint like_reveals_pkey primary key (user_id, week)
);
create index like_reveals_of_liker on like_reveals (liker_id) where liker_id is not null;

-- Until when a member has seen the list.
create table like_visits (
  user_id bigint constraint like_visits_pkey primary key constraint like_visits_user references users on delete cascade,
  seen_until timestamptz not null
);

create index pairs_likes_to_low on pairs (low_id) where high_liked and low_liked is null and not is_parted;
create index pairs_likes_to_high on pairs (high_id) where low_liked and high_liked is null and not is_parted;

-- A member is told of likes once a Nairobi day. Of earlier days with several, the first stays.
delete from notifications later using notifications earlier
  where later.kind = 'like' and earlier.kind = 'like' and later.user_id = earlier.user_id and later.id > earlier.id
    and (later.created_at at time zone 'Africa/Nairobi')::date = (earlier.created_at at time zone 'Africa/Nairobi')::date;
create unique index notifications_like_daily on notifications (user_id, ((created_at at time zone 'Africa/Nairobi')::date))
  where kind = 'like';
