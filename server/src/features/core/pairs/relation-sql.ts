import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import { ruleOfSeeing, ruleOfSwiping, ruleOfTalking, type Logic, type Meeting } from './relation-rules.ts';

// The rules of relation-rules.ts as conditions of lists.

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
    hasLikedMe: hasLiked(sql`${them}.id`, me),
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

/** Condition: the first member has liked the second. It is never null. */
function hasLiked(me: Sql, them: Sql): Sql {
  return sql`(
        select case when ${me} < ${them} then pair.low_liked else pair.high_liked end
        from pairs pair where pair.low_id = least(${me}, ${them}) and pair.high_id = greatest(${me}, ${them})
      ) is true`;
}

/** Condition: a member may see the profile and photos of a row of `members`, or their own as others see it. */
export function maySee(me: Sql, them: Sql): Sql {
  return ruleOfSeeing(logicOfSql, {
    ...meetingOf(me, them),
    isKept: sql`${them}.is_kept`,
    mayCommunicate: sql`exists (
        select from pairs pair
        where pair.low_id = least(${me}, ${them}.id) and pair.high_id = greatest(${me}, ${them}.id)
          and ${mayCommunicate(sql`pair`)}
      )`,
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
