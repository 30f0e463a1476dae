import { reviewHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import type { VerificationStatus } from '@mwanzo/contract/verifications';

const hourMs = 60 * 60 * 1000;

/** Identity documents have no use after the decision. They are kept this long for a second look, in ms. */
export const keptAfterDecisionMs = 24 * hourMs;

/** Submissions sent at or before this time have waited too long: their documents are erased undecided. */
export function undecidedSince(now: Date): Date {
  return new Date(now.getTime() - undecidedHoursMax * hourMs);
}

/** The time by which a submission is to be decided (docs/product.md, "Verification"). */
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
 * The verification status of a member, by their newest submission. A verified member stays verified whatever was
 * submitted.
 */
export function statusOf({ isVerified, status }: NewestSubmission): VerificationStatus {
  return isVerified ? 'approved' : (status ?? 'none');
}

/** A claim keeps other reviewers away for this long, in ms. */
const claimMs = 15 * 60 * 1000;

/** Claims made at or before this time have lapsed. */
export function lapsedClaims(now: Date): Date {
  return new Date(now.getTime() - claimMs);
}
