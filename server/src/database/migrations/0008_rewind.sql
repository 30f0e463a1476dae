-- Whom a rewind would take back: the day's last swipe, if it was a pass. No foreign key: who has left is not there to be found.
alter table daily_usage add column last_passed_id bigint;

-- Who was taken back, and is dealt first until the filter changes.
alter table deck_queues add column returned_id bigint;
