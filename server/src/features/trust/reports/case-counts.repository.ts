import { sql, statement } from '../../../database/sql.ts';
import { reviewing } from './reviewer-sql.ts';

// The overview of the queues counts the rows of these statements.

export interface CountedCase {
  readonly arrivedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly decision: string | null;
  readonly isUrgent: boolean;
  /** It waits, and this reviewer may decide it. */
  readonly isForReader: boolean;
}

/** The cases that wait or were decided since then. */
export const listCasesSince = statement<{ moderatorId: number; since: Date }, CountedCase>(
  ({ moderatorId, since }) => sql`
    select cases.opened_at as "arrivedAt", cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
      cases.decision, cases.is_urgent as "isUrgent",
      cases.decided_at is null and ${reviewing(sql`cases`, sql`${moderatorId}::bigint`).mayReview} as "isForReader"
    from report_cases cases where cases.decided_at is null or cases.decided_at >= ${since}`,
);

/** The bans and long suspensions that wait for this reviewer's answer, and the end of what holds meanwhile. */
export const listAskedSanctions = statement<{ moderatorId: number }, { askedAt: Date; holdsUntil: Date }>(
  ({ moderatorId }) => sql`
    select asked.ban_asked_at as "askedAt", asked.until as "holdsUntil" from report_cases asked
    where ${reviewing(sql`asked`, sql`${moderatorId}::bigint`).mayAnswer}`,
);

/** The appeals that wait for this reviewer, and those that somebody else has to decide. */
export const listOpenAppeals = statement<{ moderatorId: number }, { appealedAt: Date; isForReader: boolean }>(
  ({ moderatorId }) => {
    const { mayReview, mayDecideAppeal } = reviewing(sql`cases`, sql`${moderatorId}::bigint`);
    return sql`
      select cases.appealed_at as "appealedAt", ${mayDecideAppeal} as "isForReader" from report_cases cases
      where cases.appealed_at is not null and cases.appeal_decided_at is null and ${mayReview}`;
  },
);

/** The decisions that another reviewer has checked since then. */
export const listSecondLooks = statement<{ since: Date }, { decidedBy: number; hasAgreed: boolean }>(
  ({ since }) => sql`
    select decided_by as "decidedBy", appeal_outcome = 'uphold' as "hasAgreed" from report_cases
    where appeal_decided_at >= ${since}
    union all
    select decided_by, ban_answer = 'confirm' from report_cases where ban_answered_at >= ${since}`,
);
