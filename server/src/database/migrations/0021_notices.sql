-- What arrives outside the app: pushes and mails about notifications (docs/product.md, "Pushes and mails").

-- The batch in which a notification was collected for pushes: null until then, 0 for those from before this release.
-- Batches are numbered one after the other, in the order of their commits.
create sequence notification_batches;
alter table notifications add column push_batch bigint default 0;
alter table notifications alter column push_batch drop default;
create index notifications_for_push on notifications (id) where push_batch is null;

-- Set when a notification that was still unread was considered for a mail, and for those from before this release.
alter table notifications add column mail_collected_at timestamptz default now();
alter table notifications alter column mail_collected_at drop default;
create index notifications_for_mail on notifications (created_at) where mail_collected_at is null and read_at is null;
-- The mail that counts the notification. Each is counted by one mail at most.
alter table notifications add column mail_id bigint;

create table push_subscriptions (
  id bigint generated always as identity constraint push_subscriptions_pkey primary key,
  user_id bigint not null constraint push_subscriptions_user references users on delete cascade,
  endpoint text not null constraint push_subscriptions_endpoint check (octet_length(endpoint) <= 1000),
  -- The browser's public key and secret, in base64url.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- Everything up to this batch was pushed, seen in the app or not wanted.
  told_batch bigint not null,
  -- The newest batch with something for this member. Null when nothing is to be pushed.
  news_batch bigint,
  -- No push before this moment: quiet hours, or the push service has asked to wait.
  waits_until timestamptz
);
create unique index push_subscriptions_endpoint_unique on push_subscriptions (endpoint);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_with_news on push_subscriptions (id) where news_batch is not null;

create table notice_mails (
  id bigint generated always as identity constraint notice_mails_pkey primary key,
  user_id bigint not null constraint notice_mails_user references users on delete cascade,
  created_at timestamptz not null,
  -- How often the mail server may have taken the mail without our hearing of it.
  handovers smallint not null default 0,
  ended_at timestamptz,
  outcome text constraint notice_mails_outcome check (outcome in ('sent', 'uncertain', 'refused', 'needless', 'expired')),
  -- What the mail server said to it, without the address.
  failure text,
  constraint notice_mails_ended check ((ended_at is null) = (outcome is null))
);
-- One open mail for each member: it gathers whatever is unread when it is sent.
create unique index notice_mails_open_unique on notice_mails (user_id) where ended_at is null;
create index notice_mails_of_user on notice_mails (user_id);
