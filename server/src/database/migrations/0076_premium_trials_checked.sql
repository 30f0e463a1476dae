-- in steps
alter table premium_periods validate constraint premium_periods_source;
create unique index concurrently premium_periods_one_trial on premium_periods (user_id) where source = 'trial';
create index concurrently premium_periods_trial_ending on premium_periods (ends_at)
  where source = 'trial' and reminded_days is null and revoked_at is null;
