-- Whom a rewind would take back: the day's last swipe, a pass or a like. It takes the place of last_passed_id, which
-- older processes still write; a later migration may drop that one.
alter table daily_usage add column last_swiped_id bigint;

-- Set while the like that it tells of is taken back: then nobody is shown it. The row stays, so that the same like,
-- repeated, is not news.
alter table notifications add column withdrawn_at timestamptz;
