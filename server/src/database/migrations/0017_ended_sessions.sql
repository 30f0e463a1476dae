-- A starting process, and one whose line to the others was cut, asks which sessions have ended in the last minutes: their
-- access tokens are refused before they expire.
create index sessions_ended on sessions (ended_at) where ended_at is not null;
