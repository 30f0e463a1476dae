-- in steps
create index concurrently if not exists users_moderators on users (id) where role = 'moderator';
