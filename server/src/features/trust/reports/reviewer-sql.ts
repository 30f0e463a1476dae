import { sql, type Sql } from '../../../database/sql.ts';
import { moderators } from '../../core/members/index.ts';
import { everMatched, logicOfSql } from '../../core/pairs/index.ts';
import { ruleOfAnswering, ruleOfAsked, ruleOfDecidingAppeal, ruleOfReviewing } from './reviewer-rules.ts';

/**
 * Condition: the first member may see, claim and decide what concerns the second. Every queue of reviewers, and every
 * count of what waits for them, takes its condition from here.
 */
export function mayReview(moderatorId: Sql, memberId: Sql): Sql {
  return ruleOfReviewing(logicOfSql, {
    isModerator: sql`exists (select from ${moderators} actor where actor.id = ${moderatorId})`,
    isOneself: sql`${memberId} = ${moderatorId}`,
    hasReported: sql`${memberId} in (select about.reported_id from reports filed
      join report_cases about on about.id = filed.case_id where filed.reporter_id = ${moderatorId})`,
    wereMatched: everMatched(moderatorId, memberId),
  });
}

/** Conditions of a row of report_cases under this alias, for a reviewer. */
export function reviewing(cases: Sql, reviewer: Sql) {
  const state = {
    wasAsked: sql`${cases}.ban_asked_at is not null`,
    isAnswered: sql`${cases}.ban_answer is not null`,
    isLifted: sql`(${cases}.appeal_outcome = 'lift') is true`,
    hasDecided: sql`${cases}.decided_by is not distinct from ${reviewer}`,
    hasAnswered: sql`${cases}.ban_answered_by is not distinct from ${reviewer}`,
    mayReview: mayReview(reviewer, sql`${cases}.reported_id`),
  };
  return {
    mayReview: state.mayReview,
    isAsked: ruleOfAsked(logicOfSql, state),
    mayAnswer: ruleOfAnswering(logicOfSql, state),
    mayDecideAppeal: ruleOfDecidingAppeal(logicOfSql, state),
  };
}
