import { separatedFrom } from './separation-sql.ts';

// SQL conditions that decide what members may do with each other. Every statement takes its condition from here, so a
// rule between two members is added in this file only. The tables in server/src/permissions/between-two have the
// outcome of each rule for both members in every situation. A new rule needs its column there.
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

interface Meeting {
  /** SQL for the id of the member who acts. */
  readonly me: string;
  /** SQL for the id of the other member. */
  readonly them: string;
  /** SQL condition: the other member's profile is shown (`isShown` of profiles). */
  readonly isShown: string;
  /**
   * SQL condition: the profile is shown to everyone, not only to those whom its owner has liked (`isForEveryone` of
   * profiles).
   */
  readonly isForEveryone: string;
}

/** Condition: the first member has liked the second. It is never null. */
function hasLiked(me: string, them: string): string {
  return `(
        select case when ${me} < ${them} then pair.low_liked else pair.high_liked end
        from pairs pair where pair.low_id = least(${me}, ${them}) and pair.high_id = greatest(${me}, ${them})
      ) is true`;
}

/** Condition: the first member may come across the second. */
function mayMeet({ me, them, isForEveryone }: Meeting): string {
  return `${them} <> ${me} and ${them} not in (${separatedFrom(me)}) and (${isForEveryone} or ${hasLiked(them, me)})`;
}

/**
 * Condition: a member may see another's profile and photos, or their own as others see it. `isKept` of profiles is the
 * condition that the profile is visible to matches.
 */
export function maySee(meeting: Meeting & { readonly isKept: string }): string {
  const { me, them, isShown, isKept } = meeting;
  return `((${isShown} and (${them} = ${me} or ${mayMeet(meeting)})) or (${isKept} and exists (
        select from pairs pair where pair.low_id = least(${me}, ${them}) and pair.high_id = greatest(${me}, ${them})
          and ${mayCommunicate('pair')}
      )))`;
}

/** Condition: a member may like or pass another, and so have them in the deck. */
export function maySwipe(meeting: Meeting): string {
  return `${meeting.isShown} and ${mayMeet(meeting)}`;
}

/** Condition: the two members of a row of `pairs`, under this alias, may write to, read and call each other. */
export function mayCommunicate(pair: string): string {
  return `${pair}.matched_at is not null and not ${pair}.is_parted`;
}
