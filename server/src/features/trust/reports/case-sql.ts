import { sql, type Sql } from '../../../database/sql.ts';
import { mayAnswerSanction, mayDecideAppeal } from './asked-sanction-sql.ts';
import { mayReview } from './reviewer-sql.ts';

// SQL with which other features read cases.

/** Condition: a report about the member waits for a decision. */
export function hasOpenCase(userId: string): Sql {
  return sql`exists (
    select from report_cases open_case where open_case.reported_id = ${userId} and open_case.decided_at is null
  )`;
}

/**
 * Query for the cases that wait or were decided since then: user_id, arrived_at, decided_at, decided_by, decision,
 * is_urgent.
 */
export function casesSince(since: string): Sql {
  return sql`select reported_id as user_id, opened_at as arrived_at, decided_at, decided_by, decision, is_urgent
     from report_cases where decided_at is null or decided_at >= ${since}`;
}

/**
 * Query for the bans and long suspensions that wait for this reviewer's answer: asked_at, and holds_until, the end of
 * the suspension that holds meanwhile.
 */
export function askedSanctions(reviewer: string): Sql {
  return sql`select ban_asked_at as asked_at, until as holds_until from report_cases asked
     where ${mayAnswerSanction('asked', reviewer)}`;
}

/**
 * Query for the appeals against decisions that this reviewer has made or confirmed, which somebody else has to decide:
 * appealed_at.
 */
export function appealsForOthers(reviewer: string): Sql {
  return sql`select appealed_at from report_cases appealed
     where appealed_at is not null and appeal_decided_at is null and ${mayReview(reviewer, 'appealed.reported_id')}
       and not ${mayDecideAppeal('appealed', reviewer)}`;
}

/** Query for the appeals that wait for this reviewer: appealed_at. */
export function waitingAppeals(reviewer: string): Sql {
  return sql`select appealed_at from report_cases appealed
     where appealed_at is not null and appeal_decided_at is null and ${mayDecideAppeal('appealed', reviewer)}`;
}

/** Query for decisions that another reviewer has checked since then: decided_by, and has_agreed. */
export function secondLooksSince(since: string): Sql {
  return sql`select decided_by, appeal_outcome = 'uphold' as has_agreed from report_cases
    where appeal_decided_at >= ${since}
     union all
     select decided_by, ban_answer = 'confirm' from report_cases where ban_answered_at >= ${since}`;
}
