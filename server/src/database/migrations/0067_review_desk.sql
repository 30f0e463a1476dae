-- The time when the reviewers were told that nobody has answered a ban or a long suspension that was asked for. Servers of
-- the last release tell nobody.
alter table report_cases add column asked_told_at timestamptz;
