-- When a queue is filled, it is decided whether values that people hide may choose who is in it (docs/product/deck.md).
-- The decision is kept for ten minutes from `judged_at`, also when a complete queue is filled again. Both are null in the
-- rows of release 0.2.0, which are never served by this one, because their keys differ.
alter table deck_queues add column uses_hidden boolean, add column judged_at timestamptz;
