-- A member's choices that are not part of the profile (docs/product.md, "Settings"). Without a row the defaults hold.
create table member_settings (
  user_id bigint constraint member_settings_pkey primary key constraint member_settings_user references users on delete cascade,
  language text constraint member_settings_language check (language in ('en', 'sw')),
  read_receipts boolean not null default true,
  shows_presence boolean not null default true,
  push_kinds text[] not null default '{match,message,like,verification}'
    constraint member_settings_push_kinds check (push_kinds <@ '{match,message,like,verification}'),
  mail_kinds text[] not null default '{match,message,verification}'
    constraint member_settings_mail_kinds check (mail_kinds <@ '{match,message,like,verification}'),
  -- Minutes since midnight in Nairobi. Equal ends mean that there are no quiet hours.
  quiet_from smallint not null default 1320 constraint member_settings_quiet_from check (quiet_from between 0 and 1439),
  quiet_to smallint not null default 420 constraint member_settings_quiet_to check (quiet_to between 0 and 1439),
  shows_names_when_locked boolean not null default false
);
