-- in steps
alter table profile_changes validate constraint profile_changes_gender;
alter table profile_changes validate constraint profile_changes_gender_detail;
alter table profile_changes validate constraint profile_changes_something;
alter table profiles validate constraint profiles_dealt_gender;
