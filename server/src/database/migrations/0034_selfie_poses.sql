-- How a member is to hold the ID in the next selfie. One row for each, which the next pose replaces.
create table selfie_poses (
  user_id bigint constraint selfie_poses_pkey primary key
    constraint selfie_poses_user references users on delete cascade,
  pose text not null constraint selfie_poses_pose check (pose in (
    'cheek_smile', 'cheek_open', 'cheek_puffed', 'cheek_tilted', 'chin_smile', 'chin_open', 'chin_puffed', 'chin_tilted',
    'forehead_smile', 'forehead_open', 'forehead_puffed', 'forehead_tilted')),
  given_at timestamptz not null,
  -- Null until a selfie in this pose was sent.
  used_at timestamptz
);

-- Null for submissions from before.
alter table verifications add column pose text constraint verifications_pose check (pose in (
  'cheek_smile', 'cheek_open', 'cheek_puffed', 'cheek_tilted', 'chin_smile', 'chin_open', 'chin_puffed', 'chin_tilted',
  'forehead_smile', 'forehead_open', 'forehead_puffed', 'forehead_tilted'));

-- The version of the words by which the member agreed that a machine compares the faces; null from before.
alter table verifications add column consent smallint constraint verifications_consent check (consent > 0);
