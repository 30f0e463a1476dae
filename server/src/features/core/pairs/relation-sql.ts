import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import { ruleOfSeeing, ruleOfSwiping, ruleOfTalking, type Logic, type Meeting } from './relation-rules.ts';

// The rules of relation-rules.ts as conditions of lists. An answer is a like or a pass. `me` and `them` are SQL for the
// ids of two members.

export const logicOfSql: Logic<Sql> = {
  all: (...conditions) => sql`(${joinSql(conditions, sql` and `)})`,
  some: (...conditions) => sql`(${joinSql(conditions, sql` or `)})`,
  not: (condition) => sql`not (${condition})`,
};

/** `them` is the alias of a row of `members`, or of another source with its columns is_shown and is_for_everyone. */
function meetingOf(me: Sql, them: Sql): Meeting<Sql> {
  return {
    isOneself: sql`${them}.id = ${me}`,
    isShown: sql`${them}.is_shown`,
    isForEveryone: sql`${them}.is_for_everyone`,
    hasLikedMe: sql`${answerOf(sql`${them}.id`, me)} is true`,
    isParted: sql`${them}.id in (${separatedFrom(me)})`,
  };
}

/**
 * Query for everyone from whom a member is separated: user_id. It does not depend on the row with which it is compared.
 */
function separatedFrom(me: Sql): Sql {
  return sql`select high_id as user_id from pairs where low_id = ${me} and is_parted
    union all
    select low_id from pairs where high_id = ${me} and is_parted`;
}

/** Condition: a row of `pairs` is that of two members. */
export function isPairOf(pair: Sql, me: Sql, them: Sql): Sql {
  return sql`${pair}.low_id = least(${me}::bigint, ${them}::bigint) and ${pair}.high_id = greatest(${me}, ${them})`;
}

/** Scalar: true if I have liked them, false if I have passed them, and null without an answer. */
function answerOf(me: Sql, them: Sql): Sql {
  return sql`(select case when ${me} = pair.low_id then pair.low_liked else pair.high_liked end
        from pairs pair where ${isPairOf(sql`pair`, me, them)})`;
}

/** Condition: I have liked or passed them. It is never null. */
export function hasAnswered(me: Sql, them: Sql): Sql {
  return sql`${answerOf(me, them)} is not null`;
}

/** Condition: a member may see the profile and photos of a row of `members`, or their own as others see it. */
export function maySee(me: Sql, them: Sql): Sql {
  return ruleOfSeeing(logicOfSql, {
    ...meetingOf(me, them),
    isKept: sql`${them}.is_kept`,
    mayCommunicate: areMatched(me, sql`${them}.id`),
  });
}

/** Condition: a member may like or pass a row of `members`, and so have them in the deck. */
export function maySwipe(me: Sql, them: Sql): Sql {
  return ruleOfSwiping(logicOfSql, meetingOf(me, them));
}

/** Condition: the two members of a row of `pairs`, under this alias, may write to, read and call each other. */
export function mayCommunicate(pair: Sql): Sql {
  return ruleOfTalking(logicOfSql, {
    isMatched: sql`${pair}.matched_at is not null`,
    isParted: sql`${pair}.is_parted`,
  });
}

/** Query for the low_id and high_id of two matched members; no row when they are no match. */
export function matchedPair(me: Sql, them: Sql): Sql {
  return sql`select pair.low_id, pair.high_id from pairs pair
    where ${isPairOf(sql`pair`, me, them)} and ${mayCommunicate(sql`pair`)}`;
}

/** Condition: the two members are a match. */
export function areMatched(me: Sql, them: Sql): Sql {
  return sql`exists (${matchedPair(me, them)})`;
}
