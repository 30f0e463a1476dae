-- Two members who are parted do not exist for each other (docs/product.md, "Blocking and unmatching"): either has blocked
-- the other, or one of them has ended the match. All of it stands in the pair's one row, so that a block, a like and a
-- message at the same moment wait for each other.
alter table pairs
  add column low_blocked_at timestamptz,
  add column high_blocked_at timestamptz,
  add column unmatched_at timestamptz,
  -- When their last match ended. The row is never deleted then, since their messages hang on it.
  add column match_ended_at timestamptz;
alter table pairs add column is_parted boolean not null
  generated always as (low_blocked_at is not null or high_blocked_at is not null or unmatched_at is not null) stored;

alter table pairs drop constraint pairs_answered;
alter table pairs add constraint pairs_answered check (
  low_liked is not null or high_liked is not null or match_ended_at is not null or is_parted
);
-- Whoever is parted has answered nothing, so that no statement takes them for a match or for somebody who likes.
alter table pairs add constraint pairs_parted_is_blank check (not is_parted or num_nonnulls(low_liked, high_liked, matched_at) = 0);

create index pairs_parted_of_low on pairs (low_id, high_id) where is_parted;
create index pairs_parted_of_high on pairs (high_id, low_id) where is_parted;
create index pairs_blocked_by_low on pairs (low_id, low_blocked_at desc) where low_blocked_at is not null;
create index pairs_blocked_by_high on pairs (high_id, high_blocked_at desc) where high_blocked_at is not null;
