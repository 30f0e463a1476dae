-- in steps
alter table calls validate constraint calls_refused_as;
alter table calls validate constraint calls_refused_unanswered;
