import { sql, type Sql } from '../../../database/sql.ts';
import { mayReview } from './reviewer-sql.ts';

// A ban, and a suspension of more than 30 days, need two reviewers. The first one suspends for 24 hours and asks for
// it, another one answers. For a suspension, asked_until is the end that was asked for. All conditions are about a row
// of report_cases under this alias.

/** Condition: a ban or a long suspension was requested and nobody has answered. A lifted appeal counts as an answer. */
export function isSanctionAsked(cases: string): Sql {
  return sql`(${cases}.ban_asked_at is not null and ${cases}.ban_answer is null
    and coalesce(${cases}.appeal_outcome, '') <> 'lift')`;
}

/** Condition: this reviewer may answer the request, because somebody else made it. */
export function mayAnswerSanction(cases: string, reviewer: string): Sql {
  return sql`(${isSanctionAsked(cases)} and ${cases}.decided_by <> ${reviewer}
    and ${mayReview(reviewer, `${cases}.reported_id`)})`;
}

/**
 * Condition: this reviewer may decide the appeal, because they have not decided the case, alone or as the second one.
 */
export function mayDecideAppeal(cases: string, reviewer: string): Sql {
  return sql`(${cases}.decided_by <> ${reviewer} and ${cases}.ban_answered_by is distinct from ${reviewer}
      and ${mayReview(reviewer, `${cases}.reported_id`)})`;
}
