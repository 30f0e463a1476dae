import { sql, type Sql } from '../../../database/sql.ts';

// SQL for members who are suspended or banned.

interface Restriction {
  readonly userId: string;
  /** SQL for 'suspended' or 'banned'. */
  readonly restriction: string;
  /** SQL for the end of a suspension, otherwise null. */
  readonly until: string;
  readonly caseId: string;
}

/**
 * Statement that restricts a member and locks their row, so that no session starts until the commit. A suspension
 * replaces neither a ban nor a suspension of another case that ends later.
 */
export function restrictMember({ userId, restriction, until, caseId }: Restriction): Sql {
  return sql`update users set restriction = ${restriction}, restricted_until = ${until}, restriction_case_id = ${caseId}
    where id = ${userId} and (${restriction} = 'banned'
      or (coalesce(restriction, '') <> 'banned' and coalesce(restricted_until <= ${until}, true)))`;
}

/** Statement that lifts the restriction of a case, or a suspension that has ended; it returns id. */
export function liftRestriction({ userId, caseId, now }: Record<'userId' | 'caseId' | 'now', string>): Sql {
  return sql`update users set restriction = null, restricted_until = null, restriction_case_id = null
    where id = ${userId} and restriction is not null
      and (restriction_case_id = ${caseId} or restricted_until <= ${now})
    returning id`;
}

/** Condition: the member is suspended or banned. */
export function isRestricted(member: string): Sql {
  return sql`${member}.restriction is not null`;
}
