-- What was switched off, and on again, while the server ran. A switch that nobody has moved has no row, and is on.
create table switches (
  name text constraint switches_pkey primary key
    constraint switches_name_known
      check (name in ('sign-ups', 'payments', 'calls', 'uploads', 'screening', 'read-only')),
  is_on boolean not null,
  since timestamptz not null,
  -- Null stands for the operator. It is no foreign key, so that a deleted account does not become the operator.
  moderator_id bigint,
  because text not null constraint switches_because_length check (char_length(because) between 1 and 500)
);

-- An act of the operator about the whole site is about no member.
alter table moderation_audit alter column user_id drop not null;
