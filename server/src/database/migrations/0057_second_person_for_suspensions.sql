-- A suspension of more than 30 days needs a second reviewer, as a ban does. Meanwhile it is one of 24 hours. The end that
-- was asked for is kept here, and ban_asked_at is set as for a ban. Servers of the last release take it for a ban: their
-- confirmation breaks the second constraint, and nothing happens.
alter table report_cases
  add column asked_until timestamptz,
  drop constraint report_cases_ban_confirmed,
  add constraint report_cases_ban_confirmed check (ban_asked_at is null
    or decision = case when ban_answer = 'confirm' and asked_until is null then 'ban' else 'suspend' end) not valid,
  add constraint report_cases_asked_suspension check (asked_until is null
    or (ban_asked_at is not null and decision = 'suspend')) not valid;
