import { randomInt } from 'node:crypto';
import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import type { GivenPose } from '@mwanzo/contract/trust/verifications';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { getVerification } from './get-verification.ts';
import { endedPoses, isPoseOver, nextPose, poseEnd, twoPoses } from './pose-rules.ts';
import { findPose, writePose } from './verifications.repository.ts';

/** The pose for the caller's next selfie. It stays the same until a selfie is sent or a day is over. */
export async function givePose(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: number,
): Promise<GivenPose> {
  if ((await getVerification(database, userId)).status === 'approved') throw new ApiError('already_verified');
  const now = clock.now();
  const held = await getRow(database, findPose, { userId });
  if (held && !isPoseOver(held, now)) return present(held);
  const pose = nextPose(
    held,
    twoPoses((below) => randomInt(below)),
  );
  const isGiven = await getRow(database, writePose, { userId, pose, now, endedAt: endedPoses(now) });
  const given = isGiven ? { pose, givenAt: now } : await getRow(database, findPose, { userId });
  if (!given) throw new ApiError('not_signed_in');
  return present(given);
}

const present = ({ pose, givenAt }: { readonly pose: SelfiePose; readonly givenAt: Date }): GivenPose => ({
  pose,
  until: poseEnd(givenAt).toISOString(),
});
