import { reviewHours } from '@mwanzo/contract/limits';
import type { VerificationStatus } from '@mwanzo/contract/verifications';

const hourMs = 60 * 60 * 1000;

/** Identity documents are of use to nobody once it is decided; this long they stay for a second look, in ms. */
export const keptAfterDecisionMs = 24 * hourMs;

/** When a submission is to be decided at the latest. */
export function decideBy(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + reviewHours.to * hourMs);
}

export type Decision = 'approve' | 'reject' | 'request_new';

/** What a decision makes of a submission: asking for new photos lets the member submit again, as a rejection does. */
export function statusAfter(decision: Decision): 'approved' | 'rejected' {
  return decision === 'approve' ? 'approved' : 'rejected';
}

interface Standing {
  readonly isVerified: boolean;
  readonly status: Exclude<VerificationStatus, 'none'> | null;
}

/** Where a member stands, by the newest submission; who is verified stays so whatever was submitted. */
export function standingOf({ isVerified, status }: Standing): VerificationStatus {
  return isVerified ? 'approved' : (status ?? 'none');
}

/** A claim keeps other reviewers away for this long, in ms. */
const claimMs = 15 * 60 * 1000;

/** Claims made at or before this moment have lapsed. */
export function lapsedClaims(now: Date): Date {
  return new Date(now.getTime() - claimMs);
}
