-- The kept people with whom a queue opens (docs/product/keeps.md). Servers of the last release neither read nor write it.
alter table deck_queues add column kept_ids bigint[] not null default '{}';
