-- When the profile was last saved. A deck that was queued before is not dealt from any more.
alter table profiles add column changed_at timestamptz;
