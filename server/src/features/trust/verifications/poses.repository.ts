import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import { sql, statement } from '../../../database/sql.ts';
import type { HeldPose } from './pose-rules.ts';

/** The last pose that was given to a member. */
export const findPose = statement<{ userId: number }, HeldPose>(
  ({ userId }) => sql`
    select held.pose, held.given_at as "givenAt", held.used_at as "usedAt", exists (select from verifications sent
      where sent.user_id = held.user_id and sent.status = 'pending') as "isSubmissionPending"
    from selfie_poses held where held.user_id = ${userId}`,
);

/** No row when the last one is not over: if two requests run at once, the second finds the pose of the first. */
export const writePose = statement<{ userId: number; pose: SelfiePose; now: Date; endedAt: Date }, { userId: number }>(
  ({ userId, pose, now, endedAt }) => sql`
    insert into selfie_poses as held (user_id, pose, given_at) values (${userId}, ${pose}, ${now})
    on conflict (user_id) do update set pose = excluded.pose, given_at = excluded.given_at, used_at = null
      where held.used_at is not null or held.given_at <= ${endedAt}
    returning user_id as "userId"`,
);

/** No row when another pose was given in the meantime. */
export const markPoseUsed = statement<{ userId: number; givenAt: Date; now: Date }, { userId: number }>(
  ({ userId, givenAt, now }) => sql`
    update selfie_poses set used_at = ${now} where user_id = ${userId} and given_at = ${givenAt}
    returning user_id as "userId"`,
);
