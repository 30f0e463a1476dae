/** A claim reserves a case for its reviewer for this time, in ms. */
const claimMs = 15 * 60 * 1000;

/** The queues whose cases are claimed. A report and the appeal against its decision are two cases with one id. */
export type ClaimKind = 'verification' | 'change' | 'photo' | 'report' | 'appeal';

/** A case as a reviewer claims it. */
export interface Claim {
  readonly moderatorId: number;
  readonly kind: ClaimKind;
  /** The id of the submission, the change, the photo, or the case of reports. */
  readonly subjectId: number;
}

/** A claim as it is stored, lapsed or not. */
export interface StoredClaim extends Claim {
  readonly claimedAt: Date;
}

/** Claims made at or before this time have lapsed. */
export function lapsedClaims(now: Date): Date {
  return new Date(now.getTime() - claimMs);
}

const isLive = ({ claimedAt }: StoredClaim, now: Date): boolean => claimedAt > lapsedClaims(now);

const isOf = (stored: StoredClaim, { kind, subjectId }: Claim): boolean =>
  stored.kind === kind && stored.subjectId === subjectId;

/** Returns true if the reviewer holds the case now: they have claimed it, nothing else since, and it has not lapsed. */
export function isHeld(claim: Claim, stored: readonly StoredClaim[], now: Date): boolean {
  return stored.some((each) => each.moderatorId === claim.moderatorId && isOf(each, claim) && isLive(each, now));
}

/**
 * Returns the reviewers whose stored claims end when this one is made: the reviewer's own, and one of the same case
 * that has lapsed. Null if another reviewer holds the case.
 * @param stored the claims of this reviewer and of this case
 */
export function endedBy(claim: Claim, stored: readonly StoredClaim[], now: Date): number[] | null {
  const isTaken = stored.some(
    (each) => each.moderatorId !== claim.moderatorId && isOf(each, claim) && isLive(each, now),
  );
  return isTaken ? null : stored.map(({ moderatorId }) => moderatorId);
}
