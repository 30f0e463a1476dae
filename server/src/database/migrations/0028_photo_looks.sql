-- What photos look like, as perceptual hashes: to find a selfie that is another member's photo, and to know the photos of
-- banned members again. By the photo's id, also of one that waits for a reviewer and has no row yet.
create table photo_looks (
  photo_id bigint constraint photo_looks_pkey primary key,
  user_id bigint not null constraint photo_looks_user references users on delete cascade,
  -- Of the whole and of what is inside its edges.
  looks bit(256)[] not null
);
create index photo_looks_of_user on photo_looks (user_id);
