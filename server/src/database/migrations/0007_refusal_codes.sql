-- A chosen reason travels as a code and is read in the member's language; `reason` holds the reviewer's own words.
alter table verifications add column reason_code text;
