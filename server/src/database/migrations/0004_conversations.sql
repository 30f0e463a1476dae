create table messages (
  -- The sequence is the order of a conversation; created_at is only shown.
  id bigint generated always as identity constraint messages_pkey primary key,
  low_id bigint not null,
  high_id bigint not null,
  sender_id bigint not null,
  text text not null constraint messages_text_length check (char_length(text) between 1 and 4000),
  client_id uuid,
  created_at timestamptz not null,
  constraint messages_pair foreign key (low_id, high_id) references pairs (low_id, high_id) on delete cascade,
  constraint messages_sender check (sender_id in (low_id, high_id))
);
create index messages_conversation on messages (low_id, high_id, id desc);
create unique index messages_client_id_unique on messages (sender_id, client_id) where client_id is not null;

create table notifications (
  id bigint generated always as identity constraint notifications_pkey primary key,
  user_id bigint not null constraint notifications_user references users on delete cascade,
  kind text not null constraint notifications_kind check (kind in ('match', 'like', 'message', 'verification')),
  actor_id bigint constraint notifications_actor references users on delete cascade,
  details jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null
);
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_actor on notifications (actor_id) where actor_id is not null;
-- One per pair and direction; one per conversation until read.
create unique index notifications_match_unique on notifications (user_id, actor_id) where kind = 'match';
create unique index notifications_like_unique on notifications (user_id, actor_id) where kind = 'like';
create unique index notifications_message_unique on notifications (user_id, actor_id) where kind = 'message' and read_at is null;
