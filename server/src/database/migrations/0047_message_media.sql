-- Photos and voice notes of messages (docs/product.md, "Photos and voice notes"). A row is uploaded first and belongs to a
-- message later. Nothing here refers to accounts: what was reported outlives them until the report is closed.
create table message_media (
  id bigint constraint message_media_pkey primary key,
  storage_key text not null constraint message_media_storage_key_format check (storage_key ~ '^[0-9a-f]{32}$'),
  kind text not null constraint message_media_kind check (kind in ('photo', 'voice')),
  owner_id bigint not null,
  partner_id bigint not null,
  -- Null while it is unsent, and once the message is gone.
  message_id bigint constraint message_media_message references messages on delete set null,
  created_at timestamptz not null,
  bytes integer not null constraint message_media_bytes check (bytes > 0),
  width integer,
  height integer,
  -- Null when nothing has looked at it: then the receiver is shown a cover.
  is_explicit boolean,
  -- When the receiver has taken off the cover.
  shown_at timestamptz,
  duration_ms integer,
  -- One byte for each bar.
  waveform bytea,
  -- The open cases whose reviewers are to see it.
  case_ids bigint[] not null default '{}',
  -- When it was taken from the two. It is deleted then, or as soon as the last case is closed.
  gone_at timestamptz,
  constraint message_media_two_members check (owner_id <> partner_id),
  constraint message_media_photo check ((kind = 'photo') = (num_nulls(width, height) = 0)),
  constraint message_media_size check (width > 0 and height > 0),
  constraint message_media_photo_only check (kind = 'photo' or num_nonnulls(width, height, is_explicit, shown_at) = 0),
  constraint message_media_voice check ((kind = 'voice') = (num_nulls(duration_ms, waveform) = 0)),
  constraint message_media_voice_only check (kind = 'voice' or num_nonnulls(duration_ms, waveform) = 0),
  constraint message_media_duration check (duration_ms between 1 and 121000),
  constraint message_media_waveform check (octet_length(waveform) = 44)
);
create unique index message_media_storage_key_unique on message_media (storage_key);
create unique index message_media_message_unique on message_media (message_id) where message_id is not null;
create index message_media_between on message_media (least(owner_id, partner_id), greatest(owner_id, partner_id));
create index message_media_shown on message_media (owner_id, partner_id) where shown_at is not null;
create index message_media_gone on message_media (gone_at) where gone_at is not null;
create index message_media_of_owner on message_media (owner_id);
create index message_media_of_partner on message_media (partner_id);
create index message_media_unsent on message_media (created_at) where message_id is null;
create index message_media_of_case on message_media using gin (case_ids) where case_ids <> '{}';

-- A caption may be empty.
alter table messages
  add column media_kind text constraint messages_media_kind check (media_kind in ('photo', 'voice')),
  drop constraint messages_text_length,
  add constraint messages_text_length check (char_length(text) <= 4000 and (text <> '' or media_kind is not null));

-- What reviewers see of a reported message besides its text.
alter table report_messages add column media_id bigint;
