// Who may do what with whom, as SQL conditions. Every statement takes its condition from here, so a rule between two
// members (a block, for example) is added in this file only.
//
//            see the profile   like or pass,   write, read the
//            and its photos    be dealt        conversation, call
// oneself    if shown          never           never
// stranger   if shown          if shown        never
// passed     if shown          if shown        never
// liked      if shown          if shown        never
// match      if shown          if shown        always
//
// "Shown" means that the profile is saved and active, and that its owner is shown to everyone or has liked the member
// who looks. For the others whoever is "shown to the people they like" does not exist. A photo has no rule of its own: its signed, expiring path is
// handed out with the profile, the match or the submission that it belongs to, and opens it for whoever has the path.

interface Meeting {
  /** SQL for the id of the member who acts. */
  readonly me: string;
  /** SQL for the id of the other member. */
  readonly them: string;
  /** SQL condition: the other member's profile is shown (`isShown` of profiles). */
  readonly isShown: string;
  /** SQL condition: it is shown to everyone, not only to those whom its owner has liked (`isForEveryone` of profiles). */
  readonly isForEveryone: string;
}

/** Whether the first member has liked the second. It is never null. */
function hasLiked(me: string, them: string): string {
  return `(
        select case when ${me} < ${them} then pair.low_liked else pair.high_liked end
        from pairs pair where pair.low_id = least(${me}, ${them}) and pair.high_id = greatest(${me}, ${them})
      ) is true`;
}

/** Whether two members may come across each other at all. */
function mayMeet({ me, them, isForEveryone }: Meeting): string {
  return `${them} <> ${me} and (${isForEveryone} or ${hasLiked(them, me)})`;
}

/** Whether a member may see another's profile and photos, or their own as others see it. */
export function maySee(meeting: Meeting): string {
  return `${meeting.isShown} and (${meeting.them} = ${meeting.me} or ${mayMeet(meeting)})`;
}

/** Whether a member may like or pass another, and so have them in the deck. */
export function maySwipe(meeting: Meeting): string {
  return `${meeting.isShown} and ${mayMeet(meeting)}`;
}

/** Whether the two members of a row of `pairs`, under this alias, may write to, read and call each other. */
export function mayTalk(pair: string): string {
  return `${pair}.matched_at is not null`;
}
