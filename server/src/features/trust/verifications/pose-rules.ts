import { selfiePoses, type SelfiePose } from '@mwanzo/contract/trust/selfie-poses';

/** A pose is valid for this time, in ms: long enough to fetch the ID, too short to have a picture forged. */
const poseMs = 24 * 60 * 60 * 1000;

/** Poses given at or before this time have ended. */
export function endedPoses(now: Date): Date {
  return new Date(now.getTime() - poseMs);
}

/** The time at which a pose ends, if it was not used before. */
export function poseEnd(givenAt: Date): Date {
  return new Date(givenAt.getTime() + poseMs);
}

/** The last pose that a member was given. */
export interface HeldPose {
  readonly pose: SelfiePose;
  readonly givenAt: Date;
  readonly usedAt: Date | null;
  readonly isSubmissionPending: boolean;
}

/** Returns true if the member needs another pose for the next selfie. */
export function isPoseOver({ usedAt, givenAt }: HeldPose, now: Date): boolean {
  return usedAt !== null || givenAt <= endedPoses(now);
}

/**
 * Two different poses. Each two are as likely as any others.
 * @param draw draws a whole number from 0 that is less than the given one
 */
export function twoPoses(draw: (below: number) => number): [SelfiePose, SelfiePose] {
  const first = draw(selfiePoses.length);
  const second = (first + 1 + draw(selfiePoses.length - 1)) % selfiePoses.length;
  return [poseAt(first), poseAt(second)];
}

function poseAt(index: number): SelfiePose {
  const pose = selfiePoses[index];
  if (pose === undefined) throw new RangeError(`There is no pose ${index}`);
  return pose;
}

/** A new pose differs from the one before. */
export function nextPose(
  held: Pick<HeldPose, 'pose'> | null,
  [first, second]: readonly [SelfiePose, SelfiePose],
): SelfiePose {
  return held?.pose === first ? second : first;
}

/**
 * Returns true if a selfie in this pose may be sent. A used pose is valid while its submission is pending and no other
 * was given: a phone that did not get the response sends the same again.
 */
export function maySendPose(held: HeldPose | null, pose: SelfiePose, now: Date): held is HeldPose {
  if (held === null || held.pose !== pose || held.givenAt <= endedPoses(now)) return false;
  return held.usedAt === null || held.isSubmissionPending;
}
