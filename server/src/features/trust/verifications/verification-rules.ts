import { keptAfterDecisionHours, reviewHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import type { VerificationStatus } from '@mwanzo/contract/trust/verifications';
import type { PictureLook } from '../../people/audit/index.ts';

const hourMs = 60 * 60 * 1000;

/** Identity documents have no use after the decision. They are kept this long for a second look, in ms. */
const keptAfterDecisionMs = keptAfterDecisionHours * hourMs;

/** Documents of submissions decided at or before this time have to be erased, and are shown to nobody. */
export function erasableSince(now: Date): Date {
  return new Date(now.getTime() - keptAfterDecisionMs);
}

/** A submission as looks and decisions find it. */
export interface Submission {
  readonly userId: number;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly selfieKey: string | null;
  readonly documentKey: string | null;
  /** The member has sent no other one since. */
  readonly isNewest: boolean;
}

/** Returns true if this reviewer may look at the documents: nobody has decided yet, or they did within 24 hours. */
export function isOpenForLooks(
  { decidedAt, decidedBy }: Pick<Submission, 'decidedAt' | 'decidedBy'>,
  moderatorId: number,
  now: Date,
): boolean {
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

/** Returns true if a reviewer with these looks has opened both pictures of a submission. */
export function hasSeenBoth(seen: readonly PictureLook[]): boolean {
  return seen.includes('view_selfie') && seen.includes('view_id_document');
}

/** The profile that a reviewer has looked at. */
export interface SeenProfile {
  readonly name: string;
  readonly photoId: number | null;
}

interface DecisionFacts extends Pick<Submission, 'status'> {
  /** Null when no moderator decides: automatic approval, the demo reviewer. */
  readonly reviewer: {
    /** The rule of who reviews whom allows it now. */
    readonly mayReview: boolean;
    /** The pictures that they have opened; null if they need not have seen them. */
    readonly looks: readonly PictureLook[] | null;
  } | null;
  /** The profile as the reviewer has seen it, and as it is; null if it does not have to match. */
  readonly seen: SeenProfile | null;
  readonly profile: SeenProfile | null;
}

/**
 * Returns true if a submission may be decided: it waits, and the moderator may review its member, has looked at its
 * pictures, and has seen the profile that it is about.
 */
export function mayDecide({ status, reviewer, seen, profile }: DecisionFacts): boolean {
  if (status !== 'pending') return false;
  if (reviewer && !(reviewer.mayReview && (reviewer.looks === null || hasSeenBoth(reviewer.looks)))) return false;
  return seen === null || (profile?.name === seen.name && profile.photoId === seen.photoId);
}

/**
 * Returns true if a decision of that reviewer and time can be taken back: the pictures are still there, and the member
 * has not sent others.
 */
export function mayReopen(submission: Submission, decided: { readonly by: number; readonly at: Date }): boolean {
  const { decidedAt, decidedBy, selfieKey, documentKey, isNewest } = submission;
  const isTheirs = decidedBy === decided.by && decidedAt?.getTime() === decided.at.getTime();
  return isTheirs && selfieKey !== null && documentKey !== null && isNewest;
}

interface NewestSubmission {
  readonly isVerified: boolean;
  /** Null when there is none. */
  readonly status: Submission['status'] | null;
}

/**
 * The verification status of a member, by their newest submission. A verified member stays verified, whatever they
 * submit.
 */
export function statusOf({ isVerified, status }: NewestSubmission): VerificationStatus {
  return isVerified ? 'approved' : (status ?? 'none');
}
