import { keptAfterDecisionHours, reviewHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import type { VerificationStatus } from '@mwanzo/contract/trust/verifications';

const hourMs = 60 * 60 * 1000;

/** Identity documents have no use after the decision. They are kept this long for a second look, in ms. */
const keptAfterDecisionMs = keptAfterDecisionHours * hourMs;

/** Documents of submissions decided at or before this time have to be erased, and are shown to nobody. */
export function erasableSince(now: Date): Date {
  return new Date(now.getTime() - keptAfterDecisionMs);
}

interface DecidedSubmission {
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
}

/** Returns true if this reviewer may look at the documents: nobody has decided yet, or they did within 24 hours. */
export function isOpenForLooks({ decidedAt, decidedBy }: DecidedSubmission, moderatorId: number, now: Date): boolean {
  return decidedAt === null || (decidedBy === moderatorId && decidedAt > erasableSince(now));
}

/** Submissions sent at or before this time have waited too long: their documents are erased without a decision. */
export function undecidedSince(now: Date): Date {
  return new Date(now.getTime() - undecidedHoursMax * hourMs);
}

/** A submission whose documents were stored has to be finished within this time, in ms. Otherwise they are erased. */
const unfinishedMs = hourMs;

/** The time at which documents named now are erased, unless a submission holds them by then. */
export function unfinishedUntil(namedAt: Date): Date {
  return new Date(namedAt.getTime() + unfinishedMs);
}

/** A pose is valid for this time, in ms: long enough to fetch the ID, too short to have a picture forged. */
const poseMs = 24 * hourMs;

/** Poses given at or before this time have ended. */
export function endedPoses(now: Date): Date {
  return new Date(now.getTime() - poseMs);
}

/** The time at which a pose ends, if it was not used before. */
export function poseEnd(givenAt: Date): Date {
  return new Date(givenAt.getTime() + poseMs);
}

/** The time by which a submission is to be decided (docs/product/verification.md). */
export function decideBy(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + reviewHours.to * hourMs);
}

export type Decision = 'approve' | 'reject' | 'request_new';

/**
 * The status of a submission after a decision: a request for new photos lets the member submit again, as a rejection
 * does.
 */
export function statusAfter(decision: Decision): 'approved' | 'rejected' {
  return decision === 'approve' ? 'approved' : 'rejected';
}

interface NewestSubmission {
  readonly isVerified: boolean;
  readonly status: Exclude<VerificationStatus, 'none'> | null;
}

/**
 * The verification status of a member, by their newest submission. A verified member stays verified, whatever they
 * submit.
 */
export function statusOf({ isVerified, status }: NewestSubmission): VerificationStatus {
  return isVerified ? 'approved' : (status ?? 'none');
}
