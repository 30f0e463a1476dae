-- A call that the callee has declined, or that finds the callee in another call, goes on ringing for the caller until its
-- time has run out. So the caller cannot tell it from one that nobody answers. `reason` is what the caller knows.
alter table calls
  add column refused_as text,
  add constraint calls_refused_as check (refused_as in ('declined', 'user_busy')) not valid,
  add constraint calls_refused_unanswered check (refused_as is null or answered_at is null) not valid;
