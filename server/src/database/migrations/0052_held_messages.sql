-- Messages that their sender was asked to think about. Sent again within some minutes they are taken as confirmed. Of a text
-- only a keyed hash is kept, and a row goes with the hour.
create table held_messages (
  sender_id bigint not null constraint held_messages_sender references users on delete cascade,
  receiver_id bigint not null constraint held_messages_receiver references users on delete cascade,
  text_hash bytea not null constraint held_messages_hash check (octet_length(text_hash) = 32),
  -- Of the request that was held.
  client_id uuid,
  held_at timestamptz not null,
  constraint held_messages_pkey primary key (sender_id, receiver_id, text_hash)
);
create index held_messages_of_receiver on held_messages (receiver_id);
