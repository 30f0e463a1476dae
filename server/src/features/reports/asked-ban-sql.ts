import { mayReview } from './reviewer-sql.ts';

// A ban needs two reviewers: the first one suspends for 24 hours and requests it, another one answers. All conditions
// are about a row of report_cases under this alias.

/** Condition: a ban was requested and nobody has answered. A lifted appeal counts as an answer. */
export function isBanAsked(cases: string): string {
  return `(${cases}.ban_asked_at is not null and ${cases}.ban_answer is null
    and coalesce(${cases}.appeal_outcome, '') <> 'lift')`;
}

/** Condition: this reviewer may answer the request, because somebody else made it. */
export function mayAnswerBan(cases: string, reviewer: string): string {
  return `(${isBanAsked(cases)} and ${cases}.decided_by <> ${reviewer}
    and ${mayReview(reviewer, `${cases}.reported_id`)})`;
}

/**
 * Condition: this reviewer may decide the appeal, because they have not decided the case, alone or as the second one.
 */
export function mayDecideAppeal(cases: string, reviewer: string): string {
  return `(${cases}.decided_by <> ${reviewer} and ${cases}.ban_answered_by is distinct from ${reviewer}
      and ${mayReview(reviewer, `${cases}.reported_id`)})`;
}
