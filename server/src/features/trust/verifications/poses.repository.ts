import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';

interface HeldPose {
  readonly userId: number;
  readonly pose: SelfiePose;
  /** Poses given at or before this time have ended. */
  readonly endedAt: Date;
}

/** If two requests run at once, the second finds the pose of the first. A new pose differs from the one before. */
const give = prepared<{ pose: SelfiePose; givenAt: Date }>(
  'give-selfie-pose',
  `insert into selfie_poses as held (user_id, pose, given_at) values ($1, $2, $4)
   on conflict (user_id) do update set (pose, given_at, used_at) = (
     select case when not is_over then held.pose when held.pose = $2 then $3 else $2 end,
       case when is_over then $4 else held.given_at end, case when is_over then null else held.used_at end
     from (select held.used_at is not null or held.given_at <= $5 as is_over) state
   )
   returning pose, given_at as "givenAt"`,
);

/**
 * A used pose is valid while its submission is pending and no other was given: a phone that did not get the response
 * sends the same again.
 */
const isHeld = `user_id = $1 and pose = $2 and given_at > $3 and (used_at is null
  or exists (select from verifications where verifications.user_id = $1 and status = 'pending'))`;

const holds = prepared('holds-selfie-pose', `select from selfie_poses where ${isHeld}`);

const use = prepared<{ pose: SelfiePose }>(
  'use-selfie-pose',
  `update selfie_poses set used_at = $4 where ${isHeld} returning pose`,
);

export const poseStatements = { give, holds, use };

export function createPosesRepository(on: Database | Transaction) {
  return {
    /**
     * The member's current pose. If it is over, the first of the two given ones, or the second if the last one was the
     * first.
     */
    async give(userId: number, [first, second]: readonly [SelfiePose, SelfiePose], now: Date, endedAt: Date) {
      const [row] = await runPrepared(on, give, [userId, first, second, now, endedAt]);
      return row ?? null;
    },

    /** Resolves to true if a selfie in this pose may be sent. */
    async holds({ userId, pose, endedAt }: HeldPose): Promise<boolean> {
      return (await runPrepared(on, holds, [userId, pose, endedAt])).length > 0;
    },

    /** Marks the pose as used. False when a selfie in it may not be sent. */
    async use({ userId, pose, endedAt }: HeldPose, now: Date): Promise<boolean> {
      return (await runPrepared(on, use, [userId, pose, endedAt, now])).length > 0;
    },
  };
}
