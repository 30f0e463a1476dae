-- The prompts that a member has answered: [{"prompt_id": ..., "answer": ...}] in the order of the profile. They are read
-- with every card and always written whole, so they are a column and no table.
alter table profiles add column prompts jsonb not null default '[]'
  constraint profiles_prompts check (jsonb_typeof(prompts) = 'array' and jsonb_array_length(prompts) <= 3);

-- What somebody wrote with a like, and what of the other profile it is about. It goes with the pair: a like that is taken
-- back takes it along. The answer is kept as it was; a photo that is deleted later leaves its id behind.
create table like_comments (
  low_id bigint not null,
  high_id bigint not null,
  author_id bigint not null,
  text text not null constraint like_comments_text check (char_length(text) <= 140),
  prompt_id text,
  answer text,
  photo_id bigint,
  created_at timestamptz not null,
  constraint like_comments_pkey primary key (low_id, high_id, author_id),
  constraint like_comments_pair foreign key (low_id, high_id) references pairs on delete cascade,
  constraint like_comments_author check (author_id in (low_id, high_id)),
  constraint like_comments_prompt check ((prompt_id is null) = (answer is null)),
  constraint like_comments_about_one check (prompt_id is null or photo_id is null),
  constraint like_comments_not_empty check (text <> '' or prompt_id is not null or photo_id is not null)
);
