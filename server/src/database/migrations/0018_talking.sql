-- Replies, reactions and deleting (docs/product.md, "Messages"). A reply lies in the same conversation, so both go
-- together and no foreign key is needed. The text of a deleted message is kept for a report and shown to nobody.
-- A reaction stands in the message's own row: two at the same moment wait for each other, and neither is lost.
-- A reply to a prompt keeps the answer as it was.
alter table messages
  add column reply_to bigint,
  add column prompt_id text,
  add column prompt_answer text,
  add constraint messages_prompt check ((prompt_id is null) = (prompt_answer is null)),
  add constraint messages_replies_to_one check (reply_to is null or prompt_id is null),
  -- When a device of the receiver had it. Null while none has said so, and if one of the two sent no receipts then.
  add column delivered_at timestamptz,
  add column deleted_at timestamptz,
  add column low_reaction text
    constraint messages_low_reaction check (low_reaction in ('❤️', '😂', '😮', '😢', '👍', '🙏')),
  add column high_reaction text
    constraint messages_high_reaction check (high_reaction in ('❤️', '😂', '😮', '😢', '👍', '🙏'));

-- How far each member has read a conversation: a row for each step, so that a message keeps the moment when it was seen.
create table conversation_reads (
  low_id bigint not null,
  high_id bigint not null,
  reader_id bigint not null,
  up_to bigint not null,
  read_at timestamptz not null,
  -- Both sent read receipts at that moment. What was read without stays unseen for ever, also when they are turned on.
  is_receipt boolean not null,
  constraint conversation_reads_pkey primary key (low_id, high_id, reader_id, up_to),
  constraint conversation_reads_pair foreign key (low_id, high_id) references pairs (low_id, high_id) on delete cascade,
  constraint conversation_reads_reader check (reader_id in (low_id, high_id))
);

-- Until now only notifications knew what is unread: one for each conversation, since the first unread message.
insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
select message.low_id, message.high_id, reader.id, max(message.id), now(), false
from messages message
cross join lateral (values (message.low_id, message.high_id), (message.high_id, message.low_id)) reader (id, partner_id)
where not exists (
  select from notifications notice
  where notice.kind = 'message' and notice.user_id = reader.id and notice.actor_id = reader.partner_id
    and notice.read_at is null and notice.created_at <= message.created_at
)
group by message.low_id, message.high_id, reader.id;

-- Who has opened a match's profile or chat. Matches from before count as opened.
create table opened_matches (
  low_id bigint not null,
  high_id bigint not null,
  user_id bigint not null,
  constraint opened_matches_pkey primary key (low_id, high_id, user_id),
  constraint opened_matches_pair foreign key (low_id, high_id) references pairs (low_id, high_id) on delete cascade,
  constraint opened_matches_user check (user_id in (low_id, high_id))
);
insert into opened_matches (low_id, high_id, user_id)
select low_id, high_id, side.id from pairs cross join lateral (values (low_id), (high_id)) side (id)
where matched_at is not null;

-- When a member was last here. It is written every few minutes while the app is open, never with each request.
create table presences (
  user_id bigint constraint presences_pkey primary key constraint presences_user references users on delete cascade,
  active_at timestamptz not null,
  -- The app is open until then. It is renewed; a server that dies leaves it to run out.
  online_until timestamptz not null
);
