import type { ReportReason, Sanction } from '@mwanzo/contract/trust/reports';
import { sql, statement } from '../../../database/sql.ts';
import { heldCases } from '../../core/claims/index.ts';
import { members, moderators } from '../../core/members/index.ts';
import type { CaseState, ReportDecision } from './case-rules.ts';
import type { SanctionAnswer } from './decided-cases.repository.ts';
import type { QueueReader } from './reviewer-rules.ts';
import { reviewing } from './reviewer-sql.ts';

/** A decision against a member with its appeal. */
export interface SanctionRow extends Pick<CaseState, 'userId' | 'until' | 'appealedAt' | 'appealOutcome'> {
  readonly id: number;
  readonly decision: Sanction;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly decidedAt: Date;
  readonly decidedBy: number;
  /** The time of the second reviewer's answer, if one was asked for. */
  readonly answeredAt: Date | null;
  readonly appealText: string | null;
}

/** The members whose reports a case has. */
export const listReporters = statement<{ caseId: number }, { id: number }>(
  ({ caseId }) => sql`
    select distinct report.reporter_id as id from reports report
    where report.case_id = ${caseId} and report.reporter_id is not null`,
);

/** An open case that hides the member's profile until it is decided. */
export const findUrgentCase = statement<{ userId: number }, { id: number }>(
  ({ userId }) => sql`
    select open.id from report_cases open
    where open.reported_id = ${userId} and open.is_urgent and open.decided_at is null`,
);

const sanctionColumns = sql`cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
  cases.until, cases.decided_at as "decidedAt", cases.decided_by as "decidedBy",
  cases.ban_answered_at as "answeredAt", cases.appealed_at as "appealedAt",
  cases.appeal_text as "appealText", cases.appeal_outcome as "appealOutcome"`;

export const listDecisionsAgainst = statement<{ userId: number }, SanctionRow>(
  ({ userId }) => sql`
   select ${sanctionColumns} from report_cases cases
   where cases.reported_id = ${userId} and cases.decision <> 'dismiss' order by cases.id desc limit 100`,
);

type EarlierRow = Omit<SanctionRow, 'decision'> & { decision: ReportDecision; answer: SanctionAnswer['answer'] | null };
/** The decisions of the other cases about the same member, the latest first. */
export const listEarlierDecisions = statement<{ caseId: number }, EarlierRow>(
  ({ caseId }) => sql`
   select ${sanctionColumns}, cases.ban_answer as answer from report_cases cases
   where cases.reported_id = (select about.reported_id from report_cases about where about.id = ${caseId})
     and cases.decided_at is not null and cases.id <> ${caseId} order by cases.id desc limit 100`,
);

export const findDecision = statement<{ caseId: number }, SanctionRow>(
  ({ caseId }) =>
    sql`select ${sanctionColumns} from report_cases cases where cases.id = ${caseId} and cases.decision <> 'dismiss'`,
);

/** A reviewer may hold the appeal. */
export type AppealRow = SanctionRow & { readonly name: string | null; readonly claimedBy: number | null };

/** The text of the first appeal is kept. */
export const writeAppeal = statement<{ caseId: number; now: Date; text: string }>(
  ({ caseId, now, text }) => sql`
    update report_cases set appealed_at = ${now}, appeal_text = ${text}
    where id = ${caseId} and decision <> 'dismiss' and appealed_at is null`,
);

/** The appeals that wait for this moderator, or one of them. */
export const listWaitingAppeals = statement<QueueReader, AppealRow>(
  ({ moderatorId, lapsedAt, id }) => sql`
    select ${sanctionColumns}, member.name, claim.moderator_id as "claimedBy"
    from report_cases cases left join ${members} member on member.id = cases.reported_id
    left join ${heldCases(['appeal'], lapsedAt)} claim on claim.subject_id = cases.id
    where cases.appealed_at is not null and cases.appeal_decided_at is null
      and ${reviewing(sql`cases`, sql`${moderatorId}::bigint`).mayDecideAppeal}
      and (${id}::bigint is null or cases.id = ${id})
    order by cases.appealed_at, cases.id limit 200`,
);

const { isAsked, mayAnswer } = reviewing(sql`cases`, sql`reviewer.id`);

/** The bans and long suspensions that wait for an answer, and of which the reviewers were not told. */
export const listUntoldSanctions = statement<object, { id: number; until: Date }>(
  () => sql`
    select cases.id, cases.until from report_cases cases
    where ${isAsked} and cases.asked_told_at is null order by cases.ban_asked_at, cases.id limit 200`,
);

/** No row when the reviewers were told before. */
export const markTold = statement<{ caseId: number; now: Date }, { askedUntil: Date | null }>(
  ({ caseId, now }) => sql`
    update report_cases set asked_told_at = ${now} where id = ${caseId} and asked_told_at is null
    returning asked_until as "askedUntil"`,
);

/** All who may answer. */
export const listAnswerers = statement<{ caseId: number }, { id: number }>(
  ({ caseId }) => sql`
    select reviewer.id from report_cases cases join ${moderators} reviewer on ${mayAnswer}
    where cases.id = ${caseId}`,
);
