import { mayReview } from '../accounts/index.ts';

// A ban needs two reviewers: the first one suspends for 24 hours and asks for it, another one answers. All conditions are
// about a row of report_cases under this alias.

/** Condition: a ban was asked for and nobody has answered. An appeal that was lifted has answered too. */
export function isBanAsked(cases: string): string {
  return `(${cases}.ban_asked_at is not null and ${cases}.ban_answer is null and coalesce(${cases}.appeal_outcome, '') <> 'lift')`;
}

/** Condition: this reviewer may answer it, who is not the one who asked. */
export function mayAnswerBan(cases: string, reviewer: string): string {
  return `(${isBanAsked(cases)} and ${cases}.decided_by <> ${reviewer} and ${mayReview(reviewer, `${cases}.reported_id`)})`;
}

/** Condition: this reviewer has not decided the case, alone or as the second one, and so may decide the appeal. */
export function mayDecideAppeal(cases: string, reviewer: string): string {
  return `(${cases}.decided_by <> ${reviewer} and ${cases}.ban_answered_by is distinct from ${reviewer}
      and ${mayReview(reviewer, `${cases}.reported_id`)})`;
}
