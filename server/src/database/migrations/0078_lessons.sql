-- Each answer is a lesson for the ranking (docs/matching.md, "What is learned"). What the app said about it stands beside
-- it, for each side of the pair. A server of the last release leaves these empty, and its answers teach nothing.
alter table pairs
  -- The time from the card's appearance to the decision.
  add column low_deciding_ms integer,
  add column high_deciding_ms integer,
  -- The place of the card among those of its visit, from 1.
  add column low_place smallint,
  add column high_place smallint,
  -- 0 nothing but the card, 1 a photo or the profile, 2 all photos or all answers.
  add column low_looked smallint,
  add column high_looked smallint,
  -- True while the answer has not taught yet, then null.
  add column low_to_learn boolean,
  add column high_to_learn boolean,
  -- What the two have taught together: 1 a conversation, 2 a call, 4 a date plan.
  add column taught smallint not null default 0;

-- A member in the model: how readily they like, and are liked, with the variance of both, in log odds.
create table matching_states (
  user_id bigint constraint matching_states_pkey primary key
    constraint matching_states_user references users on delete cascade,
  generosity_mean double precision not null default 0,
  generosity_variance double precision not null default 0.67,
  attractiveness_mean double precision not null default 0,
  attractiveness_variance double precision not null default 0.67,
  -- The moment of the last lesson. Both variances grow from then on. Null if there was none.
  learned_at timestamptz,
  -- The answers of others, which are the times that the member was shown, and how many there were at the last price.
  shown integer not null default 0,
  priced_shown integer not null default 0,
  log_price double precision not null default 0,
  -- The member's own answers: the likes since the last pass, and those of one Nairobi day.
  likes_in_a_row integer not null default 0,
  answered_on date,
  answers_that_day integer not null default 0
);
