import { callLimits } from '@mwanzo/contract/limits';
import type { MayCall, Talk } from '@mwanzo/contract/calls';

/** What decides whether a member may call a match. */
export interface CallFacts {
  readonly areVerified: boolean;
  /** The messages that the one of the two has written who has written fewer. */
  readonly messages: number;
  readonly iSayYes: boolean | null;
  readonly theySayYes: boolean | null;
  readonly hasPremium: boolean;
  readonly isInCall: boolean;
  /** The calls to this match today that nobody answered. */
  readonly unanswered: number;
  readonly isQuiet: boolean;
}

/** How a member stands to calls with a match. Whoever has said "not yet" is not asked again by the same wish. */
export function talkOf({ iSayYes, theySayYes }: Pick<CallFacts, 'iSayYes' | 'theySayYes'>): Talk {
  if (iSayYes) return theySayYes ? 'both' : 'asked';
  return theySayYes && iSayYes === null ? 'asked_me' : 'none';
}

/** Whether a member may call a match; the first thing that is missing, from what both share to what passes by itself. */
export function mayCallWith(facts: CallFacts, isOn: boolean): MayCall {
  if (!isOn) return 'off';
  if (!facts.areVerified) return 'needs_verification';
  if (facts.messages < callLimits.messagesMin) return 'needs_messages';
  if (talkOf(facts) !== 'both') return 'needs_talk';
  if (!facts.hasPremium) return 'needs_premium';
  if (facts.isInCall) return 'in_call';
  if (facts.isQuiet) return 'quiet_hours';
  return facts.unanswered >= callLimits.unansweredMax ? 'unanswered' : 'yes';
}
