-- The browser of a session (docs/product/sessions.md): a hash of the id in its cookie. Null without a cookie.
alter table sessions add column device_hash bytea;
alter table sessions add constraint sessions_device_hash check (octet_length(device_hash) = 32) not valid;
