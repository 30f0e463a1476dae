-- What a member keeps of a conversation after the other one has left (docs/product.md, "Conversations that have ended").
-- It is a copy, and nothing in it leads to the one who left: no id, no name, no word.
create table past_conversations (
  id uuid constraint past_conversations_pkey primary key,
  owner_id bigint not null constraint past_conversations_owner references users on delete cascade,
  ended_at timestamptz not null
);
create index past_conversations_of_owner on past_conversations (owner_id, ended_at desc, id);

create table past_messages (
  conversation_id uuid not null constraint past_messages_conversation references past_conversations on delete cascade,
  -- 1 is the oldest.
  position integer not null constraint past_messages_position check (position > 0),
  is_own boolean not null,
  -- Null for what the other one wrote, and for an own message that was deleted.
  text text constraint past_messages_text_length check (char_length(text) between 1 and 4000),
  sent_at timestamptz not null,
  constraint past_messages_pkey primary key (conversation_id, position),
  constraint past_messages_own_words check (is_own or text is null)
);
