-- What a message seems to try, as the shield judged it when it was sent (docs/product.md, "Scam shield").
alter table messages
  add column warning text constraint messages_warning check (warning in (
    'sextortion', 'threat', 'code', 'gift_card', 'crypto', 'investment', 'payment', 'loan', 'money', 'phone', 'off_app'
  ));

-- Whom a member has sent such messages, how often and of which kind. It has no text.
create table message_warnings (
  sender_id bigint not null constraint message_warnings_sender references users on delete cascade,
  receiver_id bigint not null,
  kind text not null,
  sent integer not null constraint message_warnings_sent check (sent > 0),
  last_sent_at timestamptz not null,
  constraint message_warnings_pkey primary key (sender_id, receiver_id, kind),
  constraint message_warnings_others check (sender_id <> receiver_id)
);
create index message_warnings_recent on message_warnings (last_sent_at);
