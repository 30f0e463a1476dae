-- When "I am fine" was last taken back, and how often the friend was mailed about that (docs/product/dates.md, "Mails").
-- A server of 0.2.0 leaves them as they are. They count only while "I am fine" is not said.
alter table date_plans
  add column taken_back_at timestamptz,
  add column taken_back_mailed_at timestamptz,
  add column taken_back_mails smallint not null default 0;
