-- in steps
alter table report_cases validate constraint report_cases_ban_confirmed;
alter table report_cases validate constraint report_cases_asked_suspension;
