-- in steps
create index concurrently date_plans_taken_back on date_plans (taken_back_at) where fine_at is null;
