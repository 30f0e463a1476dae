import type { ReportReason, Sanction } from '@mwanzo/contract/trust/reports';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isRestricted, liftRestriction, restrictMember } from '../../people/accounts/index.ts';
import { hideProfile, unhideProfile } from '../../people/profiles/index.ts';
import { mayAnswerSanction } from './asked-sanction-sql.ts';
import type { ReportDecision } from './cases.repository.ts';
import { mayReview } from './reviewer-sql.ts';

export interface CaseDecision {
  readonly caseId: number;
  readonly moderatorId: number;
  readonly decision: ReportDecision;
  readonly reason: ReportReason | null;
  readonly note: string;
  readonly until: Date | null;
  /** The ban or the long suspension that a second reviewer has to confirm; null if there is none. */
  readonly asks: { readonly decision: 'ban' | 'suspend'; readonly until: Date | null } | null;
}

/** A second reviewer's answer to a requested ban or long suspension. */
export interface SanctionAnswer {
  readonly caseId: number;
  readonly moderatorId: number;
  readonly answer: 'confirm' | 'decline';
  readonly note: string;
}

/** A decision against a member with its appeal. */
export interface SanctionRow {
  readonly id: number;
  readonly userId: number;
  readonly decision: Sanction;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly until: Date | null;
  readonly decidedAt: Date;
  readonly decidedBy: number;
  /** The time of the second reviewer's answer, if one was asked for. */
  readonly answeredAt: Date | null;
  readonly appealedAt: Date | null;
  readonly appealText: string | null;
  readonly appealOutcome: 'uphold' | 'lift' | null;
}

const decide = statement<
  Omit<CaseDecision, 'asks'> & { now: Date; askedAt: Date | null; askedUntil: Date | null },
  { userId: number }
>(
  (input) => sql`
    update report_cases cases
    set decision = ${input.decision}, reason = ${input.reason}, note = nullif(${input.note}, ''),
      until = ${input.until}, decided_by = ${input.moderatorId}::bigint, decided_at = ${input.now},
      ban_asked_at = ${input.askedAt}, asked_until = ${input.askedUntil}
    where cases.id = ${input.caseId} and cases.decided_at is null
      and ${mayReview(sql`${input.moderatorId}::bigint`, 'cases.reported_id')}
    returning cases.reported_id as "userId"`,
);

/** The members whose reports a case has. */
export const listReporters = statement<{ caseId: number }, { id: number }>(
  ({ caseId }) => sql`
    select distinct report.reporter_id as id from reports report
    where report.case_id = ${caseId} and report.reporter_id is not null`,
);

/** Null unless another moderator has requested the sanction. `until` is its end; a ban has none. */
export const writeAnswer = statement<
  SanctionAnswer & { now: Date },
  { userId: number; reason: ReportReason; until: Date | null }
>(
  (input) => sql`
    update report_cases cases
    set ban_answer = ${input.answer}, ban_answered_by = ${input.moderatorId}::bigint, ban_answered_at = ${input.now},
      decision = case when ${input.answer} = 'confirm' and cases.asked_until is null then 'ban'
        else cases.decision end,
      until = case when ${input.answer} = 'confirm' then cases.asked_until else cases.until end
    where cases.id = ${input.caseId} and ${mayAnswerSanction('cases', sql`${input.moderatorId}::bigint`)}
    returning cases.reported_id as "userId", cases.reason, cases.asked_until as until`,
);

const restrict = statement<{ userId: number; restriction: 'suspended' | 'banned'; until: Date | null; caseId: number }>(
  (input) =>
    sql`${restrictMember({
      userId: sql`${input.userId}::bigint`,
      restriction: sql`${input.restriction}::text`,
      until: sql`${input.until}::timestamptz`,
      caseId: sql`${input.caseId}::bigint`,
    })}`,
);
export const hideReported = statement<{ userId: number; now: Date }>(
  ({ userId, now }) => sql`${hideProfile(sql`${userId}::bigint`, sql`${now}::timestamptz`)}`,
);

/**
 * Shows the profile again, unless there is another reason to hide it. The profile stays hidden if there is another
 * reason: an open case about a minor, or a restriction.
 */
export const unhideMember = statement<{ userId: number }>(
  ({ userId }) =>
    sql`${unhideProfile(
      sql`${userId}::bigint`,
      sql`not exists (select from report_cases open
      where open.reported_id = ${userId} and open.is_urgent and open.decided_at is null)
      and not exists (select from users member where member.id = ${userId} and ${isRestricted('member')})`,
    )}`,
);

const lift = statement<{ userId: number; caseId: number | null; now: Date }, { id: number }>(
  ({ userId, caseId, now }) =>
    sql`${liftRestriction({
      userId: sql`${userId}::bigint`,
      caseId: sql`${caseId}::bigint`,
      now: sql`${now}::timestamptz`,
    })}`,
);

const restrictionOf = { suspend: 'suspended', ban: 'banned' } as const;

/** The decision of another case that still restricts the member; of several, a ban or the one that ends last. */
const findStanding = statement<
  { userId: number; caseId: number | null; now: Date },
  { id: number; decision: 'suspend' | 'ban'; until: Date | null }
>(
  ({ userId, caseId, now }) => sql`
   select cases.id, cases.decision, cases.until from report_cases cases
   where cases.reported_id = ${userId} and cases.id is distinct from ${caseId}::bigint
     and cases.decision in ('suspend', 'ban')
     and coalesce(cases.appeal_outcome, '') <> 'lift' and (cases.decision = 'ban'
       or cases.until > ${now}::timestamptz)
   order by cases.decision = 'ban' desc, cases.until desc limit 1`,
);

export const sanctionColumns = `cases.id, cases.reported_id as "userId", cases.decision, cases.reason, cases.note,
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

/** Null unless the case is open. */
export function writeDecision(on: Transaction, { asks, ...decision }: CaseDecision, now: Date) {
  const asked = { askedAt: asks && now, askedUntil: asks?.until ?? null };
  return getRow(on, decide, { ...decision, ...asked, now });
}

export async function restrictAndHide(
  on: Database | Transaction,
  {
    userId,
    restriction,
    until,
    caseId,
    now,
  }: { userId: number; restriction: 'suspended' | 'banned'; until: Date | null; caseId: number; now: Date },
) {
  await getRows(on, restrict, { userId, restriction, until, caseId });
  await getRows(on, hideReported, { userId, now });
}

/** Lifts the restriction of this case, or a suspension that is over. That of another case then holds again. */
export async function liftSanction(
  on: Database | Transaction,
  { userId, caseId, now }: { userId: number; caseId: number | null; now: Date },
): Promise<void> {
  const lifted = await getRows(on, lift, { userId, caseId, now });
  if (lifted.length === 0) return;
  const other = await getRow(on, findStanding, { userId, caseId, now });
  if (!other) await getRows(on, unhideMember, { userId });
  else
    await getRows(on, restrict, {
      userId,
      restriction: restrictionOf[other.decision],
      until: other.until,
      caseId: other.id,
    });
}
