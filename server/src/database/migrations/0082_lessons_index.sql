-- in steps
create index concurrently pairs_low_to_learn on pairs (low_swiped_at, low_id, high_id) where low_to_learn;
create index concurrently pairs_high_to_learn on pairs (high_swiped_at, low_id, high_id) where high_to_learn;
