import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import { ruleOfSeeing, ruleOfSwiping, ruleOfTalking, type Logic, type Meeting } from './relation-rules.ts';
import { separatedFrom } from './separation-sql.ts';

// The rules of relation-rules.ts as conditions of lists.

const logicOfSql: Logic<Sql> = {
  all: (...conditions) => sql`(${joinSql(conditions, sql` and `)})`,
  some: (...conditions) => sql`(${joinSql(conditions, sql` or `)})`,
  not: (condition) => sql`not (${condition})`,
};

interface MeetingWords {
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

function meetingOf({ me, them, isShown, isForEveryone }: MeetingWords): Meeting<Sql> {
  return {
    isOneself: sql`${them} = ${me}`,
    isShown: sql`${isShown}`,
    isForEveryone: sql`${isForEveryone}`,
    hasLikedMe: hasLiked(them, me),
    isParted: sql`${them} in (${separatedFrom(me)})`,
  };
}

/** Condition: the first member has liked the second. It is never null. */
function hasLiked(me: string, them: string): Sql {
  return sql`(
        select case when ${me} < ${them} then pair.low_liked else pair.high_liked end
        from pairs pair where pair.low_id = least(${me}, ${them}) and pair.high_id = greatest(${me}, ${them})
      ) is true`;
}

/**
 * Condition: a member may see another's profile and photos, or their own as others see it. `isKept` of profiles is the
 * condition that the profile is visible to matches.
 */
export function maySee(words: MeetingWords & { readonly isKept: string }): Sql {
  const { me, them } = words;
  return ruleOfSeeing(logicOfSql, {
    ...meetingOf(words),
    isKept: sql`${words.isKept}`,
    mayCommunicate: sql`exists (
        select from pairs pair where pair.low_id = least(${me}, ${them}) and pair.high_id = greatest(${me}, ${them})
          and ${mayCommunicate('pair')}
      )`,
  });
}

/** Condition: a member may like or pass another, and so have them in the deck. */
export function maySwipe(words: MeetingWords): Sql {
  return ruleOfSwiping(logicOfSql, meetingOf(words));
}

/** Condition: the two members of a row of `pairs`, under this alias, may write to, read and call each other. */
export function mayCommunicate(pair: string): Sql {
  return ruleOfTalking(logicOfSql, {
    isMatched: sql`${pair}.matched_at is not null`,
    isParted: sql`${pair}.is_parted`,
  });
}
