import type { Visibility } from '@mwanzo/contract/people/options';

// The rules of what members may do with each other stand here, and a new one is added in this file only. Use cases ask
// about facts that they have read, and relation-sql.ts makes the conditions of lists from the same rules. The tables in
// server/src/permissions/between-two have the outcome of each rule for both members in every situation. A new rule
// needs its column there.
//
//            see the profile   like or pass,   write, read the
//            and its photos    be served       conversation, call
// oneself    if shown          never           never
// stranger   if shown          if shown        never
// passed     if shown          if shown        never
// liked      if shown          if shown        never
// match      if shown, or      if shown        always
//            paused
// separated  never             never           never
//
// "Shown" means that the profile is saved and neither paused nor hidden by a reviewer, and that its owner is shown to
// everyone or has liked the viewer. For all others, a member who is shown only to people they like does not exist. A
// paused member sees nobody whom they could like, but a pass is harmless. Two members are "separated" if one of them
// has blocked the other or ended their match; neither exists for the other. A photo's signed, expiring path comes with
// the profile, the match or the submission to which it belongs, and opens the photo until the two are separated or its
// owner is hidden by a reviewer.

/** Two members, as one of them sees it. */
export interface Two {
  readonly me: number;
  readonly them: number;
}

/** The ways to put conditions together, which are pieces of SQL or facts that are known. */
export interface Logic<Condition> {
  readonly all: (...conditions: readonly Condition[]) => Condition;
  readonly some: (...conditions: readonly Condition[]) => Condition;
  readonly not: (condition: Condition) => Condition;
}

/** The conditions that the rules ask, about the one who acts, the other member and their pair. */
export interface Meeting<Condition> {
  /** The other member is the one who acts. */
  readonly isOneself: Condition;
  /** The other member's profile is saved and neither paused nor hidden. */
  readonly isShown: Condition;
  /** It is shown to everyone, not only to those whom its owner has liked. */
  readonly isForEveryone: Condition;
  /** The other member has liked the one who acts. */
  readonly hasLikedMe: Condition;
  /** The two are separated. */
  readonly isParted: Condition;
}

function ruleOfMeeting<Condition>(
  { all, some, not }: Logic<Condition>,
  { isOneself, isForEveryone, hasLikedMe, isParted }: Meeting<Condition>,
): Condition {
  return all(not(isOneself), not(isParted), some(isForEveryone, hasLikedMe));
}

/** A member may like or pass another, and so have them in the deck. */
export function ruleOfSwiping<Condition>(logic: Logic<Condition>, meeting: Meeting<Condition>): Condition {
  return logic.all(meeting.isShown, ruleOfMeeting(logic, meeting));
}

/** A member may see another's profile and photos, or their own as others see it. */
export function ruleOfSeeing<Condition>(
  logic: Logic<Condition>,
  /** A kept profile is visible to matches. `mayCommunicate` is the rule of talking. */
  meeting: Meeting<Condition> & { readonly isKept: Condition; readonly mayCommunicate: Condition },
): Condition {
  const { all, some } = logic;
  return some(
    all(meeting.isShown, some(meeting.isOneself, ruleOfMeeting(logic, meeting))),
    all(meeting.isKept, meeting.mayCommunicate),
  );
}

/** The two members of a pair may write to, read and call each other. */
export function ruleOfTalking<Condition>(
  { all, not }: Logic<Condition>,
  { isMatched, isParted }: Record<'isMatched' | 'isParted', Condition>,
): Condition {
  return all(isMatched, not(isParted));
}

export const logicOfFacts: Logic<boolean> = {
  all: (...facts) => facts.every(Boolean),
  some: (...facts) => facts.some(Boolean),
  not: (fact) => !fact,
};

/** Says whether a member may like or pass another one, of whom and of whose pair these facts were read. */
export function canSwipe(
  { isShown, isForEveryone }: Pick<Meeting<boolean>, 'isShown' | 'isForEveryone'>,
  { theirs, isParted }: { readonly theirs: boolean | null; readonly isParted: boolean },
): boolean {
  const hasLikedMe = theirs === true;
  return ruleOfSwiping(logicOfFacts, { isOneself: false, isShown, isForEveryone, hasLikedMe, isParted });
}

/** The relation of a viewer to the member whose profile is shown. */
export type ViewerRelation = 'stranger' | 'match';

/**
 * Says whether a viewer with this relation may see a field that its owner shows to everyone, to matches or to nobody
 * (docs/product/profile.md, "Who sees what").
 */
export function maySeeField(visibility: Visibility, relation: ViewerRelation): boolean {
  return visibility === 'everyone' || (visibility === 'matches' && relation === 'match');
}
