-- The public key (VAPID) with which a browser has subscribed. Null when an earlier web app has stored the subscription.
alter table push_subscriptions add column vapid_key text;
