import { sql, type Sql } from '../../../database/sql.ts';
import { heldCases, type ClaimKind } from '../../core/claims/index.ts';
import { members, moderators } from '../../core/members/index.ts';
import { everMatched, logicOfSql } from '../../core/pairs/index.ts';
import { ruleOfAnswering, ruleOfAsked, ruleOfDecidingAppeal, ruleOfReviewing } from './reviewer-rules.ts';

/** Condition: a report about the member waits for a decision. */
export function hasOpenCase(userId: Sql): Sql {
  return sql`exists (
    select from report_cases open_case where open_case.reported_id = ${userId} and open_case.decided_at is null
  )`;
}

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

/**
 * Query for the rows of a queue that a reviewer may decide, or for one of them: the columns of a `QueuedReview` and
 * these. Claims made at or before `lapsedAt` have lapsed.
 *
 * @param queue a row source under the alias `queued`, with id, user_id and submitted_at
 */
export function selectQueued(
  { kind, queue, columns }: { readonly kind: ClaimKind; readonly queue: Sql; readonly columns: Sql },
  { moderatorId, lapsedAt, id }: Record<'moderatorId' | 'lapsedAt' | 'id', Sql>,
): Sql {
  return sql`
    select queued.id, queued.user_id as "userId", queued.submitted_at as "submittedAt", member.name, member.age,
      member.birthday, member.location, member.joined_at as "joinedAt", claim.moderator_id as "claimedBy", ${columns}
    from ${queue} join ${members} member on member.id = queued.user_id
    left join ${heldCases([kind], lapsedAt)} claim on claim.subject_id = queued.id
    where ${mayReview(sql`${moderatorId}::bigint`, sql`queued.user_id`)}
      and (${id}::bigint is null or queued.id = ${id})`;
}
