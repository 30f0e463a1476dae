-- A ban needs two reviewers. The first one's is a suspension of 24 hours that asks for it; another one answers.
alter table report_cases
  add column ban_asked_at timestamptz,
  add column ban_answer text constraint report_cases_ban_answer check (ban_answer in ('confirm', 'decline')),
  add column ban_answered_by bigint,
  add column ban_answered_at timestamptz,
  add constraint report_cases_ban_answered_whole check (num_nulls(ban_answer, ban_answered_by, ban_answered_at) in (0, 3)),
  add constraint report_cases_ban_asked_first check (ban_answer is null or ban_asked_at is not null),
  add constraint report_cases_ban_second_person check (ban_answered_by <> decided_by),
  -- Bans of before had one reviewer.
  add constraint report_cases_ban_confirmed check (ban_asked_at is null or decision = case ban_answer when 'confirm' then 'ban' else 'suspend' end);
create index report_cases_asked_bans on report_cases (ban_asked_at, id) where ban_asked_at is not null and ban_answer is null;
-- For the overview: decisions at which a second reviewer has looked.
create index report_cases_appeals_decided on report_cases (appeal_decided_at) where appeal_decided_at is not null;
create index report_cases_bans_answered on report_cases (ban_answered_at) where ban_answered_at is not null;
