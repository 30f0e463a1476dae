import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';

interface HeldPose {
  readonly userId: number;
  readonly pose: SelfiePose;
  /** Poses given at or before this time have ended. */
  readonly endedAt: Date;
}

/** If two requests run at once, the second finds the pose of the first. A new pose differs from the one before. */
const give = statement<
  {
    userId: number;
    first: SelfiePose;
    second: SelfiePose;
    now: Date;
    endedAt: Date;
  },
  { pose: SelfiePose; givenAt: Date }
>(
  (input) => sql`
   insert into selfie_poses as held (user_id, pose, given_at)
   values (${input.userId}, ${input.first}, ${input.now})
   on conflict (user_id) do update set (pose, given_at, used_at) = (
     select case when not is_over then held.pose when held.pose = ${input.first} then ${input.second}
       else ${input.first} end,
       case when is_over then ${input.now} else held.given_at end, case when is_over then null else held.used_at end
     from (select held.used_at is not null or held.given_at <= ${input.endedAt} as is_over) state
   )
   returning pose, given_at as "givenAt"`,
);

/**
 * A used pose is valid while its submission is pending and no other was given: a phone that did not get the response
 * sends the same again.
 */
const isHeld = ({ userId, pose, endedAt }: { readonly [Key in keyof HeldPose]: Sql }) => sql`
  user_id = ${userId} and pose = ${pose} and given_at > ${endedAt} and (used_at is null
    or exists (select from verifications where verifications.user_id = ${userId} and status = 'pending'))`;

const holds = statement<HeldPose>((input) => sql`select from selfie_poses where ${isHeld(input)}`);

const use = statement<HeldPose & { now: Date }, { pose: SelfiePose }>(
  (input) => sql`update selfie_poses set used_at = ${input.now} where ${isHeld(input)} returning pose`,
);

export const poseStatements = { give, holds, use };

/**
 * The member's current pose. If it is over, the first of the two given ones, or the second if the last one was the
 * first.
 */
export async function keepOrGivePose(
  on: Database | Transaction,
  userId: number,
  [first, second]: readonly [SelfiePose, SelfiePose],
  now: Date,
  endedAt: Date,
) {
  return getRow(on, give, { userId, first, second, now, endedAt });
}

/** Resolves to true if a selfie in this pose may be sent. */
export async function holdsPose(on: Database | Transaction, { userId, pose, endedAt }: HeldPose): Promise<boolean> {
  return (await getRow(on, holds, { userId, pose, endedAt })) !== null;
}

/** Marks the pose as used. False when a selfie in it may not be sent. */
export async function markPoseUsed(
  on: Database | Transaction,
  { userId, pose, endedAt }: HeldPose,
  now: Date,
): Promise<boolean> {
  return (await getRow(on, use, { userId, pose, endedAt, now })) !== null;
}
