-- The number of people who like a member without Premium (docs/product/likes.md) is counted once a Nairobi day, so that a
-- pass, a rewind or a block of that day tells nothing about one person.
create table like_counts (
  user_id bigint constraint like_counts_pkey primary key constraint like_counts_user references users on delete cascade,
  day date not null,
  count smallint not null,
  -- Those of them who are not revealed.
  still_to_come smallint not null,
  constraint like_counts_numbers check (still_to_come between 0 and count)
);
