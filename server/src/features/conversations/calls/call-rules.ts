import { callLimits } from '@mwanzo/contract/limits';
import type { CallConsent, CallReason, MayCall } from '@mwanzo/contract/conversations/calls';

/** The reasons that are told to the callee alone. For the caller nobody has answered. */
export const hiddenReasons = ['declined', 'user_busy'] as const satisfies readonly CallReason[];

/** The facts that decide if a member may call a match. */
export interface CallFacts {
  readonly areVerified: boolean;
  /** The number of messages of the one who has written fewer. */
  readonly messages: number;
  readonly iSayYes: boolean | null;
  readonly theySayYes: boolean | null;
  readonly hasPremium: boolean;
  readonly isInCall: boolean;
  /** The calls to this match today that were not answered, for any reason. */
  readonly unanswered: number;
  readonly isQuiet: boolean;
}

/** The member's and the match's consent to calls. A member who has said "not yet" is not asked again. */
export function callConsentOf({ iSayYes, theySayYes }: Pick<CallFacts, 'iSayYes' | 'theySayYes'>): CallConsent {
  if (iSayYes) return theySayYes ? 'both' : 'asked';
  return theySayYes && iSayYes === null ? 'asked_me' : 'none';
}

/**
 * Decides if a member's yes is told as news, once for each match: as their first word about calls with a match who has
 * said nothing either, and only where the match can answer it.
 *
 * @param facts the facts before the yes
 */
export function isNewsToMatch(facts: CallFacts, isOn: boolean): boolean {
  const { iSayYes, theySayYes } = facts;
  return iSayYes === null && theySayYes === null && mayCallWith(facts, isOn) === 'needs_talk';
}

/**
 * Decides if a member may call a match. If not, it returns the first missing condition: conditions that both share come
 * first, temporary ones last.
 */
export function mayCallWith(facts: CallFacts, isOn: boolean): MayCall {
  if (!isOn) return 'off';
  if (!facts.areVerified) return 'needs_verification';
  if (facts.messages < callLimits.messagesMin) return 'needs_messages';
  if (callConsentOf(facts) !== 'both') return 'needs_talk';
  if (!facts.hasPremium) return 'needs_premium';
  if (facts.isInCall) return 'in_call';
  if (facts.isQuiet) return 'quiet_hours';
  return hasCalledEnough(facts.unanswered) ? 'unanswered' : 'yes';
}

/** Decides if a member has called a match often enough for a day. @param unanswered today's calls without an answer */
export function hasCalledEnough(unanswered: number): boolean {
  return unanswered >= callLimits.unansweredMax;
}
