-- When a member switched off "Learn from my swipes" (docs/product/settings.md). Null while it is on, which is the default.
alter table member_settings add column stopped_learning_at timestamptz;
