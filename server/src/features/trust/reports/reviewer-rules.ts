import type { Logic } from '../../core/pairs/index.ts';

// These rules say who may review whom, and which case. Decisions ask them about facts that they have read, and
// reviewer-sql.ts makes the conditions of queues from them.

/** The conditions under which the first member may see, claim and decide what concerns the second. */
export interface Reviewing<Condition> {
  /** The first member is a moderator now, even if their access token says otherwise. */
  readonly isModerator: Condition;
  readonly isOneself: Condition;
  /** The first has reported the second, at any time. */
  readonly hasReported: Condition;
  /** The two are or were a match. */
  readonly wereMatched: Condition;
}

/** Nobody reviews themselves, a member whom they have reported, or one with whom they are or were a match. */
export function ruleOfReviewing<Condition>(
  { all, not }: Logic<Condition>,
  { isModerator, isOneself, hasReported, wereMatched }: Reviewing<Condition>,
): Condition {
  return all(not(isOneself), isModerator, not(hasReported), not(wereMatched));
}

/** The state of a decided case, for one reviewer. */
export interface ReviewingCase<Condition> {
  /** A ban, or a suspension of more than 30 days, was requested for it. */
  readonly wasAsked: Condition;
  readonly isAnswered: Condition;
  /** An appeal has lifted it. */
  readonly isLifted: Condition;
  /** This reviewer has decided it, and asked for the ban. */
  readonly hasDecided: Condition;
  /** This reviewer has answered as the second one. */
  readonly hasAnswered: Condition;
  readonly mayReview: Condition;
}

/** A ban or a long suspension was requested, and nobody has answered. A lifted appeal counts as an answer. */
export function ruleOfAsked<Condition>(
  { all, not }: Logic<Condition>,
  { wasAsked, isAnswered, isLifted }: Pick<ReviewingCase<Condition>, 'wasAsked' | 'isAnswered' | 'isLifted'>,
): Condition {
  return all(wasAsked, not(isAnswered), not(isLifted));
}

/** A reviewer answers the request of somebody else. */
export function ruleOfAnswering<Condition>(logic: Logic<Condition>, of: ReviewingCase<Condition>): Condition {
  return logic.all(ruleOfAsked(logic, of), logic.not(of.hasDecided), of.mayReview);
}

/** A reviewer decides an appeal against a decision that others have made, alone or as the second one. */
export function ruleOfDecidingAppeal<Condition>(
  { all, not }: Logic<Condition>,
  { hasDecided, hasAnswered, mayReview }: ReviewingCase<Condition>,
): Condition {
  return all(not(hasDecided), not(hasAnswered), mayReview);
}

/** The values of a profile that a reviewer compares with a document. */
export interface ReviewedProfile {
  readonly name: string;
  readonly age: number | null;
  readonly birthday: string;
  readonly location: string;
}

/** A case in a queue, as its reviewers see it. */
export interface QueuedReview extends ReviewedProfile {
  readonly id: number;
  readonly userId: number;
  readonly joinedAt: Date;
  readonly submittedAt: Date;
  /** The reviewer who holds it. */
  readonly claimedBy: number | null;
}

/** This names a reviewer who reads a queue. */
export interface QueueReader {
  readonly moderatorId: number;
  /** Claims made at or before this time have lapsed. */
  readonly lapsedAt: Date;
  /** The one case that is read; null reads the whole queue. */
  readonly id: number | null;
}
