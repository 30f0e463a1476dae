/** An event teaches this. */
export interface Lesson {
  readonly isYes: boolean;
  /** The number of plain swipes that it counts as. */
  readonly weight: number;
  /** `one` is about one direction, from the member who acted; `both` is about both members alike. */
  readonly directions: 'one' | 'both';
  /** `pair` changes nothing about either member for third parties, so the beliefs of both stay. */
  readonly about: 'members' | 'pair';
}

export type LessonEvent =
  | 'like'
  | 'pass'
  | 'deliberateLike'
  | 'conversation'
  | 'call'
  | 'datePlan'
  | 'wouldMeetAgain'
  | 'wouldNotMeetAgain'
  | 'unmatchWithinADay'
  | 'block';

const fromOne = { directions: 'one', about: 'members' } as const;
const fromBoth = { directions: 'both', about: 'members' } as const;
const ofPairAlone = { directions: 'one', about: 'pair' } as const;

/**
 * The lesson of each event, with the reason of its weight. The weights are starting values. They are fitted by the
 * held-out log-loss of conversations in which both wrote three messages, as soon as there are 5,000 of these; until
 * then nothing measures them. A report that was upheld teaches nothing: safety is not taste.
 */
export const lessonOf: Readonly<Record<LessonEvent, Lesson>> = {
  // A swipe is the unit.
  like: { isYes: true, weight: 1, ...fromOne },
  pass: { isYes: false, weight: 1, ...fromOne },
  // Such a like was thought about: its member wrote words, or first looked at all photos or prompts.
  deliberateLike: { isYes: true, weight: 1.5, ...fromOne },
  // Both wrote three messages, so both likes became real.
  conversation: { isYes: true, weight: 2, ...fromBoth },
  // Both took a call, which costs as much as a conversation.
  call: { isYes: true, weight: 2, ...fromBoth },
  // A date is the outcome that people came for.
  datePlan: { isYes: true, weight: 3, ...fromBoth },
  // Only a second date says more. It is one member's answer, so it is about one direction.
  wouldMeetAgain: { isYes: true, weight: 4, ...fromOne },
  // These are about two people who did not fit. They must not lower anybody's chances with others: neither those of the
  // one who was left, nor those of the one who left, who did so for a reason. So the numbers of both stay, and an
  // unmatch or a block teaches the nightly refit alone, which kinds of people do not fit (refit-weights.ts).
  wouldNotMeetAgain: { isYes: false, weight: 2, ...ofPairAlone },
  unmatchWithinADay: { isYes: false, weight: 2, ...ofPairAlone },
  block: { isYes: false, weight: 2, ...ofPairAlone },
};

/** A swipe with what decides whether it teaches. */
export interface SwipeFacts {
  readonly isLike: boolean;
  /** Time between the card's appearance and the decision; null if the client did not say it. */
  readonly decidingMs: number | null;
  /** Likes without a pass between them, this one included. */
  readonly likesInARow: number;
  readonly hasWords: boolean;
  /** All photos or all prompts were looked at before. */
  readonly sawEverything: boolean;
  /** The account is verified and not flagged, and no robot of the demo. */
  readonly isTrusted: boolean;
  /** The account has not yet taught as many swipes today as may teach. */
  readonly isWithinDayLimit: boolean;
}

/** The value of `looked` in a swipe for all photos, or all answers. */
export const lookedAtAll = 2;
/** Nobody looks at a card in less time. */
export const decidingMsMin = 300;
/** A like in such a row says nothing of anybody, because its member likes everybody. */
export const likesInARowMax = 60;

/**
 * So many answers of a member teach in a day, twice what the Basic plan allows. A member who decides about more people
 * must not weigh more than the others.
 */
export const lessonsPerDayMax = 200;

/** The event that a swipe is; null if it teaches nothing: a careless one, or one of an account that may not teach. */
export function eventOfSwipe(swipe: SwipeFacts): 'like' | 'pass' | 'deliberateLike' | null {
  if (!swipe.isTrusted || !swipe.isWithinDayLimit) return null;
  if (swipe.decidingMs !== null && swipe.decidingMs < decidingMsMin) return null;
  if (!swipe.isLike) return 'pass';
  if (swipe.likesInARow > likesInARowMax) return null;
  return swipe.hasWords || swipe.sawEverything ? 'deliberateLike' : 'like';
}
